/** Words about an account's life: export, inactivity, suspension, deletion. A language that is not here gets English. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  exportSubject: 'Your data is ready',
  exportText:
    'Everything that belongs to your XPage account is in one file now. You find it in the app for seven days.',
  openExport: 'Get the file',
  readme:
    'Everything that XPage keeps of your account, as JSON files: your account and sessions, your page, what visitors asked and left, your plan and invoices, and what support looked at. What proves that you are you (passwords, PIN, keys) is left out. Pictures and films are in the folder “pictures”, invoices in “invoices”; files.json names them all.\n',
  inactiveSubject: 'Your XPage account will be deleted on {date}',
  inactiveText:
    'Nobody has signed in to your XPage account for a while, and it is on the Free plan. Accounts that nobody uses are deleted after 90 days, yours on {date}, with the page and everything in it.',
  inactiveKeep: 'To keep it, sign in once. That is all.',
  signIn: 'Sign in',
  suspendedSubject: 'Your account is suspended',
  suspendedText:
    'Your XPage account is suspended and its page is down. You can still sign in to read why, to get everything that belongs to you, and to ask us to look again. This is why:',
  liftedSubject: 'Your account is open again',
  liftedText: 'The suspension of your XPage account is lifted, and your page comes back as it was. Our note:',
  unlockedSubject: 'Your account is unlocked',
  unlockedText: 'An administrator has unlocked your XPage account. You can sign in again. Our note:',
  openApp: 'Open the app',
  deletionCodeSubject: '{code} is your code to delete your account',
  deletionCodeText: 'Type this code to delete your XPage account for good. It is good for ten minutes.',
  deletionCodeIgnore: 'If you did not ask for it, do not give it to anybody and choose a new password.',
  deletedSubject: 'Your account is deleted',
  deletedText:
    'Your XPage account is deleted, and with it: your page and its address, pictures, news and products, your assistant and what it was told, conversations, leads and figures, sessions, devices and settings, and what payment providers kept of you for us.',
  deletedKept:
    'Kept, because the law demands it: your invoices for ten years, under a pseudonym; of a person only the country, of a company what an invoice must name.',
  deletedBackups:
    'Backups hold what was there for at most twelve months. They are used for repairs alone, and then this deletion is done again.',
  deletedBye: 'This cannot be undone. Thank you for having been here.',
};

export type LifecycleTexts = typeof english;

const german: LifecycleTexts = {
  exportSubject: 'Ihre Daten liegen bereit',
  exportText:
    'Alles, was zu Ihrem XPage-Konto gehört, liegt jetzt in einer Datei. Sie finden sie sieben Tage lang in der App.',
  openExport: 'Datei holen',
  readme:
    'Alles, was XPage von Ihrem Konto aufbewahrt, als JSON-Dateien: Konto und Sitzungen, Ihre Seite, was Besucher gefragt und hinterlassen haben, Tarif und Rechnungen, und was der Support angesehen hat. Was beweist, dass Sie es sind (Passwörter, PIN, Schlüssel), fehlt. Bilder und Filme liegen im Ordner „pictures“, Rechnungen in „invoices“; files.json nennt sie alle.\n',
  inactiveSubject: 'Ihr XPage-Konto wird am {date} gelöscht',
  inactiveText:
    'In Ihrem XPage-Konto hat sich seit einiger Zeit niemand angemeldet, und es ist im Tarif Free. Ungenutzte Konten werden nach 90 Tagen gelöscht, Ihres am {date}, mit der Seite und allem, was darin ist.',
  inactiveKeep: 'Wenn Sie es behalten möchten, melden Sie sich einmal an. Mehr ist nicht nötig.',
  signIn: 'Anmelden',
  suspendedSubject: 'Ihr Konto ist gesperrt',
  suspendedText:
    'Ihr XPage-Konto ist gesperrt, die Seite ist nicht erreichbar. Sie können sich weiterhin anmelden, um den Grund zu lesen, alle Ihre Daten zu holen und uns um eine neue Prüfung zu bitten. Der Grund:',
  liftedSubject: 'Ihr Konto ist wieder offen',
  liftedText: 'Die Sperre Ihres XPage-Kontos ist aufgehoben, Ihre Seite kommt wieder, wie sie war. Unsere Anmerkung:',
  unlockedSubject: 'Ihr Konto ist entsperrt',
  unlockedText: 'Die Administration hat Ihr XPage-Konto entsperrt. Sie können sich wieder anmelden. Unsere Anmerkung:',
  openApp: 'App öffnen',
  deletionCodeSubject: '{code} ist Ihr Code, um das Konto zu löschen',
  deletionCodeText: 'Geben Sie diesen Code ein, um Ihr XPage-Konto endgültig zu löschen. Er gilt zehn Minuten.',
  deletionCodeIgnore:
    'Wenn Sie ihn nicht angefordert haben, geben Sie ihn niemandem und wählen Sie ein neues Passwort.',
  deletedSubject: 'Ihr Konto ist gelöscht',
  deletedText:
    'Ihr XPage-Konto ist gelöscht, und mit ihm: Ihre Seite und ihre Adresse, Bilder, Neuigkeiten und Produkte, Ihr Assistent und was er wusste, Gespräche, Anfragen und Zahlen, Sitzungen, Geräte und Einstellungen, und was Zahlungsanbieter für uns von Ihnen aufbewahrt haben.',
  deletedKept:
    'Aufbewahrt, weil das Gesetz es verlangt: Ihre Rechnungen, zehn Jahre lang und unter einem Pseudonym; von einer Person nur das Land, von einer Firma, was eine Rechnung nennen muss.',
  deletedBackups:
    'In Sicherungen bleibt höchstens zwölf Monate lang, was war. Sie dienen nur der Wiederherstellung, und dann wird diese Löschung wiederholt.',
  deletedBye: 'Das lässt sich nicht rückgängig machen. Danke, dass Sie da waren.',
};

const arabic: LifecycleTexts = {
  exportSubject: 'بياناتك جاهزة',
  exportText: 'كل ما يخص حسابك في XPage موجود الآن في ملف واحد. تجده في التطبيق لمدة سبعة أيام.',
  openExport: 'الحصول على الملف',
  readme:
    'كل ما يحتفظ به XPage من حسابك بصيغة JSON: الحساب والجلسات، وصفحتك، وما سأله الزوار وتركوه، وخطتك وفواتيرك، وما اطّلع عليه الدعم. ما يثبت هويتك (كلمات المرور والرقم السري والمفاتيح) غير مدرج. الصور والأفلام في المجلد pictures، والفواتير في المجلد invoices، وملف files.json يذكرها كلها.\n',
  inactiveSubject: 'سيُحذف حسابك في XPage في {date}',
  inactiveText:
    'لم يسجّل أحد الدخول إلى حسابك في XPage منذ مدة، وهو على الخطة المجانية. تُحذف الحسابات غير المستخدمة بعد 90 يومًا، وحسابك في {date}، مع الصفحة وكل ما فيها.',
  inactiveKeep: 'للاحتفاظ به، سجّل الدخول مرة واحدة. هذا كل شيء.',
  signIn: 'تسجيل الدخول',
  suspendedSubject: 'تم تعليق حسابك',
  suspendedText:
    'تم تعليق حسابك في XPage وصفحته متوقفة. ما زال بإمكانك تسجيل الدخول لقراءة السبب، والحصول على كل ما يخصك، وطلب إعادة النظر. السبب:',
  liftedSubject: 'عاد حسابك إلى العمل',
  liftedText: 'رُفع تعليق حسابك في XPage، وتعود صفحتك كما كانت. ملاحظتنا:',
  unlockedSubject: 'تم فتح قفل حسابك',
  unlockedText: 'فتح أحد المسؤولين قفل حسابك في XPage. يمكنك تسجيل الدخول من جديد. ملاحظتنا:',
  openApp: 'فتح التطبيق',
  deletionCodeSubject: '{code} هو رمز حذف حسابك',
  deletionCodeText: 'اكتب هذا الرمز لحذف حسابك في XPage نهائيًا. يصلح لعشر دقائق.',
  deletionCodeIgnore: 'إذا لم تطلبه فلا تعطه لأحد، واختر كلمة مرور جديدة.',
  deletedSubject: 'تم حذف حسابك',
  deletedText:
    'تم حذف حسابك في XPage ومعه: صفحتك وعنوانها، والصور والأخبار والمنتجات، ومساعدك وما عرفه، والمحادثات والطلبات والأرقام، والجلسات والأجهزة والإعدادات، وما احتفظ به مزودو الدفع عنك من أجلنا.',
  deletedKept:
    'نحتفظ، لأن القانون يفرض ذلك، بفواتيرك لمدة عشر سنوات تحت اسم مستعار: البلد فقط للأفراد، وما يجب أن تذكره الفاتورة للشركات.',
  deletedBackups:
    'تحتفظ النسخ الاحتياطية بما كان موجودًا اثني عشر شهرًا على الأكثر. لا تُستخدم إلا للإصلاح، وعندها يُعاد هذا الحذف.',
  deletedBye: 'لا يمكن التراجع عن ذلك. شكرًا لوجودك معنا.',
};

const chinese: LifecycleTexts = {
  exportSubject: '你的資料已準備好',
  exportText: '你的 XPage 帳戶的所有資料現已放進一個檔案，七天內可在應用程式中下載。',
  openExport: '取得檔案',
  readme:
    'XPage 保存的所有帳戶資料（JSON 檔案）：帳戶與登入記錄、頁面、訪客的提問與留言、方案與帳單，以及支援人員查看過的內容。用來證明身分的資料（密碼、PIN、金鑰）不包括在內。圖片與影片在 pictures 資料夾，帳單在 invoices 資料夾；files.json 列出全部檔案。\n',
  inactiveSubject: '你的 XPage 帳戶將於 {date} 刪除',
  inactiveText:
    '你的 XPage 帳戶已有一段時間沒有人登入，而且使用免費方案。閒置帳戶會在 90 天後刪除；你的帳戶連同頁面及所有內容將於 {date} 刪除。',
  inactiveKeep: '如要保留帳戶，只需登入一次。',
  signIn: '登入',
  suspendedSubject: '你的帳戶已被停用',
  suspendedText:
    '你的 XPage 帳戶已被停用，頁面亦已下線。你仍可登入查看原因、取得你的所有資料，並要求我們重新審視。原因：',
  liftedSubject: '你的帳戶已恢復',
  liftedText: '你的 XPage 帳戶已解除停用，頁面會恢復原狀。我們的備註：',
  unlockedSubject: '你的帳戶已解鎖',
  unlockedText: '管理員已為你的 XPage 帳戶解鎖，你可以重新登入。我們的備註：',
  openApp: '開啟應用程式',
  deletionCodeSubject: '{code} 是刪除帳戶的驗證碼',
  deletionCodeText: '輸入此驗證碼，即可永久刪除你的 XPage 帳戶。驗證碼十分鐘內有效。',
  deletionCodeIgnore: '如果並非由你提出，請勿把驗證碼交給任何人，並立即更改密碼。',
  deletedSubject: '你的帳戶已刪除',
  deletedText:
    '你的 XPage 帳戶已刪除，包括：頁面及其網址、圖片、動態與產品、助理及其知識、對話、查詢與數據、登入記錄、裝置與設定，以及付款服務商為我們保存的你的資料。',
  deletedKept: '按法律規定保留：你的帳單會以代號保存十年；個人只保留所在國家，公司則保留帳單必須列明的資料。',
  deletedBackups: '備份最多保存十二個月，只作修復用途；一旦使用備份，會再次執行是次刪除。',
  deletedBye: '此操作無法復原。感謝你曾使用 XPage。',
};

type Words = { texts: LifecycleTexts; direction: 'ltr' | 'rtl'; tag: string };

const byLanguage: Partial<Record<LanguageValue, Words>> = {
  de_de: { texts: german, direction: 'ltr', tag: 'de' },
  ar_ae: { texts: arabic, direction: 'rtl', tag: 'ar' },
  ar_sa: { texts: arabic, direction: 'rtl', tag: 'ar' },
  zh_hk: { texts: chinese, direction: 'ltr', tag: 'zh-Hant-HK' },
};

/** The words for a language, the direction they are written in, and the tag (BCP 47) of their dates. */
export function lifecycleTexts(language: LanguageValue): Words {
  return byLanguage[language] ?? { texts: english, direction: 'ltr', tag: 'en-GB' };
}
