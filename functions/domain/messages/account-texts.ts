/** The words of mails about an account itself. A language that is not here gets English. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  openSecurity: 'Privacy and Security',
  choosePassword: 'Choose a new password',
  notYou: 'If this was not you, choose a new password at once and look at where you are signed in.',
  renewedSubject: 'Your password was changed',
  renewedText:
    'The password of your XPage account was changed, and all other devices were signed out. If this was not you, choose a new password at once: on the sign-in screen, with “Forgot password”.',
  changeEmailSubject: '{code} is your code for the new address',
  changeEmailText: 'Type this code to make this the address of your XPage account. It is good for ten minutes.',
  emailChangedSubject: 'Your e-mail address was changed',
  emailChangedText: 'Your XPage account now has the address {email}.',
  emailUndoText:
    'If this was not you, take it back within seven days: this address counts again, all devices are signed out, passkeys and other ways in that were added since the change end, and a new password has to be chosen.',
  emailUndo: 'This was not me: take it back',
  emailNewSubject: 'This is your new address',
  emailNewText: 'From now on you sign in to XPage with {email}, and we write to you here.',
  emailUndoneSubject: 'Your address is back',
  emailUndoneText:
    'The change of your e-mail address was taken back, and all devices were signed out. PINs open none of them any more, and what was added since the change has ended: passkeys, authenticator app, recovery codes, Google and phone number. Your old password counts no more: choose a new one on the sign-in screen, with “Forgot password”.',
  phoneSubject: 'Your phone number was changed',
  phoneText: 'Your XPage account now has the phone number that ends in {phone}.',
  signInSubject: 'A new sign-in. Was this you?',
  signInText: 'Somebody signed in to your XPage account from a browser that we had not seen before:',
  signInNotYou:
    'If this was you, there is nothing to do. If not, end that session and choose a new password; both take a minute.',
  unknownBrowser: 'A browser that we do not know',
  agencySubject: '{name} would like to be connected with you',
  agencyText:
    '{name} ({email}) asks to be connected with you as an agency on XPage. Sign in with this address to confirm or refuse. The request is good for seven days.',
  agencyOpen: 'Look at the request',
  agencyYesSubject: 'Your agency has confirmed',
  agencyYesText: 'You are now connected with {email}.',
  agencyNoSubject: 'Your agency has not confirmed',
  agencyNoText: '{email} did not confirm the connection. If this surprises you, talk to them and ask again.',
};

export type AccountTexts = typeof english;

const german: AccountTexts = {
  openSecurity: 'Datenschutz und Sicherheit',
  choosePassword: 'Neues Passwort wählen',
  notYou: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und prüfen Sie, wo Sie angemeldet sind.',
  renewedSubject: 'Ihr Passwort wurde geändert',
  renewedText:
    'Das Passwort Ihres XPage-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues: auf der Anmeldeseite unter „Passwort vergessen“.',
  changeEmailSubject: '{code} ist Ihr Code für die neue Adresse',
  changeEmailText: 'Geben Sie diesen Code ein, damit dies die Adresse Ihres XPage-Kontos wird. Er gilt zehn Minuten.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChangedText: 'Ihr XPage-Konto hat jetzt die Adresse {email}.',
  emailUndoText:
    'Wenn Sie das nicht waren, machen Sie es innerhalb von sieben Tagen rückgängig: Dann gilt wieder diese Adresse, alle Geräte werden abgemeldet, Passkeys und andere Zugänge, die seit der Änderung hinzukamen, enden, und ein neues Passwort ist zu wählen.',
  emailUndo: 'Das war ich nicht: rückgängig machen',
  emailNewSubject: 'Das ist Ihre neue Adresse',
  emailNewText: 'Ab jetzt melden Sie sich bei XPage mit {email} an, und wir schreiben Ihnen hierher.',
  emailUndoneSubject: 'Ihre Adresse gilt wieder',
  emailUndoneText:
    'Die Änderung Ihrer E-Mail-Adresse wurde rückgängig gemacht, alle Geräte wurden abgemeldet. Keine PIN öffnet sie mehr, und was seit der Änderung hinzukam, gilt nicht mehr: Passkeys, Authentifizierungs-App, Wiederherstellungscodes, Google und Telefonnummer. Ihr altes Passwort gilt nicht mehr: Wählen Sie auf der Anmeldeseite unter „Passwort vergessen“ ein neues.',
  phoneSubject: 'Ihre Telefonnummer wurde geändert',
  phoneText: 'Ihr XPage-Konto hat jetzt die Telefonnummer, die auf {phone} endet.',
  signInSubject: 'Eine neue Anmeldung. Waren Sie das?',
  signInText: 'Bei Ihrem XPage-Konto hat sich jemand mit einem Browser angemeldet, den wir noch nicht kannten:',
  signInNotYou:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, beenden Sie diese Sitzung und wählen Sie ein neues Passwort; beides dauert eine Minute.',
  unknownBrowser: 'Ein Browser, den wir nicht kennen',
  agencySubject: '{name} möchte mit Ihnen verbunden werden',
  agencyText:
    '{name} ({email}) möchte auf XPage mit Ihnen als Agentur verbunden werden. Melden Sie sich mit dieser Adresse an, um zu bestätigen oder abzulehnen. Die Anfrage gilt sieben Tage.',
  agencyOpen: 'Anfrage ansehen',
  agencyYesSubject: 'Ihre Agentur hat bestätigt',
  agencyYesText: 'Sie sind jetzt mit {email} verbunden.',
  agencyNoSubject: 'Ihre Agentur hat nicht bestätigt',
  agencyNoText:
    '{email} hat die Verbindung nicht bestätigt. Wenn Sie das überrascht, fragen Sie dort nach und stellen Sie die Anfrage erneut.',
};

const arabic: AccountTexts = {
  openSecurity: 'الخصوصية والأمان',
  choosePassword: 'اختيار كلمة مرور جديدة',
  notYou: 'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا وراجع أماكن تسجيل دخولك.',
  renewedSubject: 'تم تغيير كلمة المرور',
  renewedText:
    'تم تغيير كلمة مرور حسابك في XPage وتسجيل الخروج من جميع الأجهزة الأخرى. إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا من شاشة تسجيل الدخول عبر «نسيت كلمة المرور».',
  changeEmailSubject: '{code} هو رمز عنوانك الجديد',
  changeEmailText: 'أدخل هذا الرمز ليصبح هذا عنوان حسابك في XPage. الرمز صالح لمدة عشر دقائق.',
  emailChangedSubject: 'تم تغيير عنوان بريدك الإلكتروني',
  emailChangedText: 'أصبح عنوان حسابك في XPage هو {email}.',
  emailUndoText:
    'إذا لم تكن أنت من فعل ذلك فتراجع عنه خلال سبعة أيام: يعود هذا العنوان، ويُسجَّل الخروج من جميع الأجهزة، وتنتهي مفاتيح المرور وطرق الدخول الأخرى التي أُضيفت منذ التغيير، ويلزم اختيار كلمة مرور جديدة.',
  emailUndo: 'لست أنا: التراجع',
  emailNewSubject: 'هذا عنوانك الجديد',
  emailNewText: 'من الآن تسجّل الدخول إلى XPage بالعنوان {email}، ونراسلك هنا.',
  emailUndoneSubject: 'عاد عنوانك',
  emailUndoneText:
    'تم التراجع عن تغيير عنوان بريدك وتسجيل الخروج من جميع الأجهزة. لا يفتحها أي رمز سري بعد الآن، وانتهى ما أُضيف منذ التغيير: مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد وGoogle ورقم الهاتف. لم تعد كلمة مرورك القديمة صالحة: اختر كلمة جديدة من شاشة تسجيل الدخول عبر «نسيت كلمة المرور».',
  phoneSubject: 'تم تغيير رقم هاتفك',
  phoneText: 'أصبح رقم هاتف حسابك في XPage هو الرقم المنتهي بـ {phone}.',
  signInSubject: 'تسجيل دخول جديد. هل هذا أنت؟',
  signInText: 'سجّل شخص الدخول إلى حسابك في XPage من متصفح لم نره من قبل:',
  signInNotYou:
    'إذا كنت أنت فلا داعي لفعل شيء. وإلا فأنهِ تلك الجلسة واختر كلمة مرور جديدة؛ لن يستغرق ذلك أكثر من دقيقة.',
  unknownBrowser: 'متصفح لا نعرفه',
  agencySubject: 'يود {name} الارتباط بك',
  agencyText:
    'يطلب {name} ({email}) الارتباط بك كوكالة على XPage. سجّل الدخول بهذا العنوان للتأكيد أو الرفض. الطلب صالح لسبعة أيام.',
  agencyOpen: 'عرض الطلب',
  agencyYesSubject: 'أكدت وكالتك الارتباط',
  agencyYesText: 'أنت الآن مرتبط بـ {email}.',
  agencyNoSubject: 'لم تؤكد وكالتك الارتباط',
  agencyNoText: 'لم يؤكد {email} الارتباط. إذا فاجأك ذلك فتحدث معهم واطلب مرة أخرى.',
};

const chinese: AccountTexts = {
  openSecurity: '私隱與安全',
  choosePassword: '設定新密碼',
  notYou: '如非您本人操作,請立即設定新密碼,並查看您在哪些裝置登入。',
  renewedSubject: '您的密碼已更改',
  renewedText: '您的 XPage 帳戶密碼已更改,其他裝置均已登出。如非您本人操作,請立即在登入畫面以「忘記密碼」設定新密碼。',
  changeEmailSubject: '{code} 是您新電郵地址的驗證碼',
  changeEmailText: '請輸入此驗證碼,將此地址設為您 XPage 帳戶的電郵地址。十分鐘內有效。',
  emailChangedSubject: '您的電郵地址已更改',
  emailChangedText: '您的 XPage 帳戶電郵地址現為 {email}。',
  emailUndoText:
    '如非您本人操作,請於七天內撤銷:此地址將重新生效,所有裝置會登出,更改後新增的通行密鑰及其他登入方式會終止,並須設定新密碼。',
  emailUndo: '並非本人操作:撤銷更改',
  emailNewSubject: '這是您的新電郵地址',
  emailNewText: '由現在起,請以 {email} 登入 XPage,我們亦會將郵件寄到此處。',
  emailUndoneSubject: '您的電郵地址已恢復',
  emailUndoneText:
    '電郵地址的更改已撤銷,所有裝置均已登出,亦不能再以 PIN 碼開啟。更改後新增的通行密鑰、驗證應用程式、復原碼、Google 及電話號碼均已失效。舊密碼不再有效:請在登入畫面以「忘記密碼」設定新密碼。',
  phoneSubject: '您的電話號碼已更改',
  phoneText: '您的 XPage 帳戶電話號碼現以 {phone} 結尾。',
  signInSubject: '有新的登入。是您本人嗎?',
  signInText: '有人以我們未見過的瀏覽器登入您的 XPage 帳戶:',
  signInNotYou: '如是您本人,無需任何操作。如不是,請結束該登入並設定新密碼,兩者只需一分鐘。',
  unknownBrowser: '我們未能辨識的瀏覽器',
  agencySubject: '{name} 希望與您建立聯繫',
  agencyText: '{name}({email})希望在 XPage 上與您的機構建立聯繫。請以此地址登入以確認或拒絕。請求七天內有效。',
  agencyOpen: '查看請求',
  agencyYesSubject: '您的機構已確認',
  agencyYesText: '您現已與 {email} 建立聯繫。',
  agencyNoSubject: '您的機構未有確認',
  agencyNoText: '{email} 未有確認聯繫。如您感到意外,請與對方商談後再次提出請求。',
};

const byLanguage: Partial<Record<LanguageValue, AccountTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};

export function accountTexts(language: LanguageValue): AccountTexts {
  return byLanguage[language] ?? english;
}
