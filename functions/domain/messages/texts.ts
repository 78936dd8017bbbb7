/** The words of mails. A language that is not here gets English. `{name}` places are filled by `fill`. */
import { directionOf, type LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  footer: 'XPage sends this because of something done with your account or page.',
  signUpSubject: '{code} is your XPage code',
  signUpText: 'Type this code to finish signing up. It is good for ten minutes.',
  resetSubject: '{code} is your code for a new password',
  resetText: 'Type this code to choose a new password. It is good for ten minutes.',
  ignore: 'If you did not ask for it, you can ignore this mail.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText:
    'The password of your XPage account was changed and all devices were signed out. If this was not you, choose a new password at once.',
  accountLockedSubject: 'Your account is locked',
  accountLockedText:
    'Somebody typed a wrong password ten times, so your XPage account is locked. Contact the administrator to unlock it.',
  leadSubject: '{name} would like to hear from you',
  leadText: '{name} left a request on your page {page}.',
  leadPhone: 'Phone: {phone}',
  leadProduct: 'About: {product}',
  leadMessage: 'Message: {message}',
  leadAsked: 'Asked your assistant: {asked}',
  call: 'Call',
  whatsapp: 'Answer on WhatsApp',
  openLeads: 'Open your leads',
  waitlistSubject: 'Confirm your place on the XPage waiting list',
  waitlistText: 'You are one tap from the waiting list. Confirm your address, and we write once when there is room.',
  waitlistJoin: 'Confirm my place',
  waitlistLeave: 'If you did not ask for it, do nothing, or leave the list here: {link}',
  waitlistFooter: 'XPage sends this because this address was entered for the waiting list.',
  leadNote: 'Your note: {note}',
  reminderSubject: 'Reminder: {name}',
  reminderText: 'You wanted to be reminded of {name}, who wrote on {time}.',
  heldSubject: '{count} people got in touch',
  heldText: 'They left a request on your page while your quiet hours lasted.',
  webhookOffSubject: 'Your webhook was switched off',
  webhookOffText:
    'For three days your webhook took nothing that we sent, so we switched it off. Your leads are safe in your inbox. Check the address and set the webhook again.',
  openLeadSettings: 'Open the settings',
  personSubject: 'A visitor wants to talk to you',
  personText: 'A visitor of your page {page} asked for a person. They see in the chat that you have been told.',
  personWait:
    'If nobody answers within {minutes} minutes, the chat asks for a name and a number, and you get them by mail. A visitor who leaves without giving one cannot be reached; the conversation stays in your chat history.',
  openChat: 'Answer in the chat',
  alertCode: '{code} is your XPage code. It is good for ten minutes.',
  alertLead: 'New lead: {name}',
  alertLeads: '{count} people got in touch on your page',
  warnedSubject: 'A warning about your page',
  warnedText: 'We have looked at a complaint about your page {page} and ask you to change it. This is why:',
  suspendedSubject: 'Your page is suspended',
  suspendedText:
    'Your page {page} is suspended: visitors see a notice in its place. You can still edit and export everything, and ask us in the app to look again. This is why:',
  liftedSubject: 'Your page is back',
  liftedText: 'The suspension of your page {page} is lifted, and visitors see it again. Our note:',
  openApp: 'Open the app',
};

export type MailTexts = typeof english;

const german: MailTexts = {
  footer: 'XPage schickt Ihnen das wegen eines Vorgangs mit Ihrem Konto oder Ihrer Seite.',
  signUpSubject: '{code} ist Ihr XPage-Code',
  signUpText: 'Geben Sie diesen Code ein, um die Anmeldung abzuschließen. Er gilt zehn Minuten.',
  resetSubject: '{code} ist Ihr Code für ein neues Passwort',
  resetText: 'Geben Sie diesen Code ein, um ein neues Passwort zu wählen. Er gilt zehn Minuten.',
  ignore: 'Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren.',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedText:
    'Das Passwort Ihres XPage-Kontos wurde geändert, alle Geräte wurden abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  accountLockedSubject: 'Ihr Konto ist gesperrt',
  accountLockedText:
    'Zehnmal wurde ein falsches Passwort eingegeben, deshalb ist Ihr XPage-Konto gesperrt. Wenden Sie sich an die Administration, um es zu entsperren.',
  leadSubject: '{name} möchte von Ihnen hören',
  leadText: '{name} hat auf Ihrer Seite {page} eine Anfrage hinterlassen.',
  leadPhone: 'Telefon: {phone}',
  leadProduct: 'Es geht um: {product}',
  leadMessage: 'Nachricht: {message}',
  leadAsked: 'Frage an Ihren Assistenten: {asked}',
  call: 'Anrufen',
  whatsapp: 'Per WhatsApp antworten',
  openLeads: 'Anfragen öffnen',
  waitlistSubject: 'Bestätigen Sie Ihren Platz auf der XPage-Warteliste',
  waitlistText:
    'Noch ein Tippen bis zur Warteliste. Bestätigen Sie Ihre Adresse, dann schreiben wir einmal, sobald Platz ist.',
  waitlistJoin: 'Platz bestätigen',
  waitlistLeave: 'Wenn Sie das nicht angefordert haben, tun Sie nichts oder verlassen Sie die Liste hier: {link}',
  waitlistFooter: 'XPage schickt Ihnen das, weil diese Adresse für die Warteliste eingegeben wurde.',
  leadNote: 'Ihre Notiz: {note}',
  reminderSubject: 'Erinnerung: {name}',
  reminderText: 'Sie wollten an {name} erinnert werden. Die Anfrage kam am {time}.',
  heldSubject: '{count} neue Anfragen',
  heldText: 'Sie kamen während Ihrer Ruhezeit über Ihre Seite.',
  webhookOffSubject: 'Ihr Webhook wurde abgeschaltet',
  webhookOffText:
    'Ihr Webhook hat drei Tage lang nichts angenommen, deshalb haben wir ihn abgeschaltet. Ihre Anfragen liegen sicher im Posteingang. Prüfen Sie die Adresse und richten Sie den Webhook neu ein.',
  openLeadSettings: 'Einstellungen öffnen',
  personSubject: 'Ein Besucher möchte mit Ihnen sprechen',
  personText:
    'Auf Ihrer Seite {page} möchte jemand mit einem Menschen sprechen. Im Chat steht, dass Sie benachrichtigt wurden.',
  personWait:
    'Antwortet innerhalb von {minutes} Minuten niemand, fragt der Chat nach Name und Telefonnummer, und Sie bekommen beides per Mail. Wer geht, ohne etwas zu hinterlassen, ist nicht erreichbar; das Gespräch bleibt in Ihrem Chatverlauf.',
  openChat: 'Im Chat antworten',
  alertCode: '{code} ist Ihr XPage-Code. Er gilt zehn Minuten.',
  alertLead: 'Neue Anfrage: {name}',
  alertLeads: '{count} neue Anfragen auf Ihrer Seite',
  warnedSubject: 'Eine Verwarnung zu Ihrer Seite',
  warnedText: 'Wir haben eine Beschwerde über Ihre Seite {page} geprüft und bitten Sie, sie zu ändern. Der Grund:',
  suspendedSubject: 'Ihre Seite ist gesperrt',
  suspendedText:
    'Ihre Seite {page} ist gesperrt: Besucher sehen an ihrer Stelle einen Hinweis. Sie können weiterhin alles bearbeiten und exportieren und uns in der App um eine erneute Prüfung bitten. Der Grund:',
  liftedSubject: 'Ihre Seite ist wieder da',
  liftedText: 'Die Sperre Ihrer Seite {page} ist aufgehoben, Besucher sehen sie wieder. Unsere Anmerkung:',
  openApp: 'App öffnen',
};

const arabic: MailTexts = {
  footer: 'ترسل XPage هذه الرسالة بسبب إجراء يتعلق بحسابك أو صفحتك.',
  signUpSubject: '{code} هو رمز XPage الخاص بك',
  signUpText: 'أدخل هذا الرمز لإكمال التسجيل. الرمز صالح لمدة عشر دقائق.',
  resetSubject: '{code} هو رمز كلمة المرور الجديدة',
  resetText: 'أدخل هذا الرمز لاختيار كلمة مرور جديدة. الرمز صالح لمدة عشر دقائق.',
  ignore: 'إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة.',
  passwordChangedSubject: 'تم تغيير كلمة المرور',
  passwordChangedText:
    'تم تغيير كلمة مرور حسابك في XPage وتسجيل الخروج من جميع الأجهزة. إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا.',
  accountLockedSubject: 'تم قفل حسابك',
  accountLockedText: 'أُدخلت كلمة مرور خاطئة عشر مرات، لذلك تم قفل حسابك في XPage. تواصل مع المسؤول لفتحه.',
  leadSubject: '{name} يود التواصل معك',
  leadText: 'ترك {name} طلبًا على صفحتك {page}.',
  leadPhone: 'الهاتف: {phone}',
  leadProduct: 'بخصوص: {product}',
  leadMessage: 'الرسالة: {message}',
  leadAsked: 'سأل مساعدك: {asked}',
  call: 'اتصال',
  whatsapp: 'الرد عبر واتساب',
  openLeads: 'فتح الطلبات',
  waitlistSubject: 'أكّد مكانك في قائمة انتظار XPage',
  waitlistText: 'لم يبقَ سوى خطوة واحدة. أكّد عنوانك، وسنراسلك مرة واحدة عندما يتوفر مكان.',
  waitlistJoin: 'تأكيد مكاني',
  waitlistLeave: 'إذا لم تطلب ذلك فلا تفعل شيئًا، أو غادر القائمة من هنا: {link}',
  waitlistFooter: 'ترسل XPage هذه الرسالة لأن هذا العنوان أُدخل في قائمة الانتظار.',
  leadNote: 'ملاحظتك: {note}',
  reminderSubject: 'تذكير: {name}',
  reminderText: 'طلبت تذكيرك بـ{name}، الذي تواصل معك في {time}.',
  heldSubject: 'طلبات جديدة: {count}',
  heldText: 'وصلت عبر صفحتك خلال ساعات الهدوء.',
  webhookOffSubject: 'تم إيقاف الويب هوك الخاص بك',
  webhookOffText:
    'لم يستقبل الويب هوك أي شيء مما أرسلناه لمدة ثلاثة أيام، لذلك أوقفناه. طلباتك محفوظة في صندوق الوارد. تحقق من العنوان ثم أعد إعداد الويب هوك.',
  openLeadSettings: 'فتح الإعدادات',
  personSubject: 'زائر يريد التحدث معك',
  personText: 'طلب أحد زوار صفحتك {page} التحدث إلى شخص. ويظهر له في المحادثة أنه تم إبلاغك.',
  personWait:
    'إذا لم يرد أحد خلال {minutes} دقيقة فستطلب المحادثة الاسم ورقم الهاتف، ثم يصلانك بالبريد. أما من يغادر دون ترك رقم فلا يمكن الوصول إليه، وتبقى المحادثة في سجل محادثاتك.',
  openChat: 'الرد في المحادثة',
  alertCode: '{code} هو رمز XPage الخاص بك، وهو صالح لعشر دقائق.',
  alertLead: 'طلب جديد: {name}',
  alertLeads: 'طلبات جديدة على صفحتك: {count}',
  warnedSubject: 'تحذير بشأن صفحتك',
  warnedText: 'راجعنا شكوى حول صفحتك {page} ونطلب منك تعديلها. السبب:',
  suspendedSubject: 'تم إيقاف صفحتك',
  suspendedText:
    'تم إيقاف صفحتك {page}، ويرى الزوار إشعارًا مكانها. ما زال بإمكانك تعديل كل شيء وتصديره، وطلب إعادة النظر من التطبيق. السبب:',
  liftedSubject: 'عادت صفحتك',
  liftedText: 'رُفع الإيقاف عن صفحتك {page} ويراها الزوار من جديد. ملاحظتنا:',
  openApp: 'فتح التطبيق',
};

const chinese: MailTexts = {
  footer: 'XPage 因您的帳戶或頁面有操作而發出此郵件。',
  signUpSubject: '{code} 是您的 XPage 驗證碼',
  signUpText: '請輸入此驗證碼以完成註冊,十分鐘內有效。',
  resetSubject: '{code} 是您設定新密碼的驗證碼',
  resetText: '請輸入此驗證碼以設定新密碼,十分鐘內有效。',
  ignore: '如果這不是您本人的要求,請忽略此郵件。',
  passwordChangedSubject: '您的密碼已更改',
  passwordChangedText: '您的 XPage 帳戶密碼已更改,所有裝置均已登出。如非您本人操作,請立即設定新密碼。',
  accountLockedSubject: '您的帳戶已鎖定',
  accountLockedText: '密碼輸入錯誤已達十次,您的 XPage 帳戶已鎖定。請聯絡管理員解鎖。',
  leadSubject: '{name} 希望您與其聯絡',
  leadText: '{name} 在您的頁面 {page} 留下了請求。',
  leadPhone: '電話:{phone}',
  leadProduct: '關於:{product}',
  leadMessage: '留言:{message}',
  leadAsked: '曾問您的助理:{asked}',
  call: '致電',
  whatsapp: '以 WhatsApp 回覆',
  openLeads: '查看請求',
  waitlistSubject: '請確認您在 XPage 候補名單上的位置',
  waitlistText: '只差一步。確認您的電郵地址後,一有名額我們便會通知您一次。',
  waitlistJoin: '確認我的位置',
  waitlistLeave: '如果這不是您本人的要求,請忽略此郵件,或在此退出名單:{link}',
  waitlistFooter: 'XPage 發出此郵件,是因為有人以此地址登記候補名單。',
  leadNote: '您的備註:{note}',
  reminderSubject: '提醒:{name}',
  reminderText: '您希望我們提醒您聯絡 {name},對方於 {time} 留下請求。',
  heldSubject: '{count} 位訪客與您聯絡',
  heldText: '他們在您的免打擾時段內於頁面留下請求。',
  webhookOffSubject: '您的 Webhook 已關閉',
  webhookOffText:
    '您的 Webhook 連續三天未能接收任何資料,我們已將其關閉。您的請求仍安全保存在收件匣中。請檢查網址並重新設定 Webhook。',
  openLeadSettings: '開啟設定',
  personSubject: '有訪客想與您對話',
  personText: '您的頁面 {page} 有訪客希望與真人對話。聊天視窗已告知對方您已收到通知。',
  personWait:
    '若 {minutes} 分鐘內無人回覆,聊天視窗會請對方留下姓名和電話,並以郵件通知您。未留下電話便離開的訪客無法聯絡,對話會保留在您的聊天紀錄中。',
  openChat: '在聊天中回覆',
  alertCode: '{code} 是您的 XPage 驗證碼,十分鐘內有效。',
  alertLead: '新請求:{name}',
  alertLeads: '{count} 位訪客與您聯絡',
  warnedSubject: '有關您頁面的警告',
  warnedText: '我們已審視有關您頁面 {page} 的投訴,請您作出修改。原因:',
  suspendedSubject: '您的頁面已被暫停',
  suspendedText: '您的頁面 {page} 已被暫停,訪客會看到通知。您仍可編輯及匯出所有內容,並可在應用程式中要求覆核。原因:',
  liftedSubject: '您的頁面已恢復',
  liftedText: '您頁面 {page} 的暫停已解除,訪客可再次瀏覽。我們的備註:',
  openApp: '開啟應用程式',
};

const byLanguage: Partial<Record<LanguageValue, MailTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};

/** The words for a language, and the direction they are written in. */
export function mailTexts(language: LanguageValue): { texts: MailTexts; direction: 'ltr' | 'rtl' } {
  const texts = byLanguage[language];
  return texts ? { texts, direction: directionOf(language) } : { texts: english, direction: 'ltr' };
}

/** Line breaks in a value become spaces: it may end up in a subject. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (values[name] ?? '').replaceAll(/\s+/g, ' ').trim());
}
