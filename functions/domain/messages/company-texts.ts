/** The words of mails about a company and its document chat. A language that is not here gets English. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  invitationSubject: '{name} invites you to {company}',
  invitationText:
    '{name} would like to work with you on the product documents of {company}, which visitors can ask questions about on XPage. Sign in or sign up with this address to join. The invitation is good for seven days.',
  invitationOpen: 'Look at the invitation',
  invitationFooter: 'XPage sends this because somebody entered this address. If you do not know them, do nothing.',
  joinedSubject: '{name} has joined {company}',
  joinedText: '{name} ({email}) has accepted your invitation and can work on your products from now on.',
  joinedOpen: 'Open the members',
  levelSubject: 'Products have left your page: a level is needed',
  levelText: 'Your company asks for a level that you do not have now before these products can stand on your page:',
  levelLine: '{product}: level {level}',
  levelBack: 'They come back by themselves as soon as you have passed the test.',
  levelOpen: 'Learn {product}',
  setUpSubject: 'Set up your document chat',
  setUpText:
    'Open this link on a computer: there is room for documents there, and you can drag in many of them at once. Your chat is ready as soon as they have been read.',
  setUpOpen: 'Open the document-chat editor',
};

export type CompanyTexts = typeof english;

const german: CompanyTexts = {
  invitationSubject: '{name} lädt Sie zu {company} ein',
  invitationText:
    '{name} möchte mit Ihnen an den Produktunterlagen von {company} arbeiten, zu denen Besucher auf XPage Fragen stellen können. Melden Sie sich mit dieser Adresse an oder registrieren Sie sich damit. Die Einladung gilt sieben Tage.',
  invitationOpen: 'Einladung ansehen',
  invitationFooter:
    'XPage schickt Ihnen das, weil jemand diese Adresse eingegeben hat. Kennen Sie die Person nicht, tun Sie nichts.',
  joinedSubject: '{name} ist {company} beigetreten',
  joinedText: '{name} ({email}) hat Ihre Einladung angenommen und kann ab jetzt an Ihren Produkten arbeiten.',
  joinedOpen: 'Mitglieder öffnen',
  levelSubject: 'Produkte sind nicht mehr auf Ihrer Seite: Es fehlt eine Stufe',
  levelText:
    'Damit diese Produkte auf Ihrer Seite stehen können, verlangt Ihr Unternehmen eine Stufe, die Sie derzeit nicht haben:',
  levelLine: '{product}: Stufe {level}',
  levelBack: 'Sobald Sie den Test bestanden haben, sind sie von selbst wieder da.',
  levelOpen: '{product} lernen',
  setUpSubject: 'Richten Sie Ihren Dokumentenchat ein',
  setUpText:
    'Öffnen Sie diesen Link an einem Computer: Dort ist Platz für Ihre Dokumente, und Sie können viele auf einmal hineinziehen. Sobald sie gelesen sind, ist Ihr Chat bereit.',
  setUpOpen: 'Editor öffnen',
};

const arabic: CompanyTexts = {
  invitationSubject: 'يدعوك {name} إلى {company}',
  invitationText:
    'يود {name} أن تعملا معًا على مستندات منتجات {company} التي يمكن للزوار طرح الأسئلة عنها في XPage. سجّل الدخول بهذا العنوان أو أنشئ حسابًا به للانضمام. الدعوة صالحة لسبعة أيام.',
  invitationOpen: 'عرض الدعوة',
  invitationFooter: 'ترسل XPage هذه الرسالة لأن شخصًا أدخل هذا العنوان. إذا كنت لا تعرفه فلا داعي لفعل شيء.',
  joinedSubject: 'انضم {name} إلى {company}',
  joinedText: 'قبل {name} ({email}) دعوتك، ويمكنه من الآن العمل على منتجاتك.',
  joinedOpen: 'فتح الأعضاء',
  levelSubject: 'غابت منتجات عن صفحتك: يلزم مستوى',
  levelText: 'تطلب شركتك مستوى ليس لديك الآن قبل أن تظهر هذه المنتجات في صفحتك:',
  levelLine: '{product}: المستوى «{level}»',
  levelBack: 'ستعود تلقائيًا فور اجتيازك الاختبار.',
  levelOpen: 'تعلّم {product}',
  setUpSubject: 'إعداد محادثة المستندات',
  setUpText:
    'افتح هذا الرابط على جهاز كمبيوتر: هناك مساحة لمستنداتك، ويمكنك سحب عدد كبير منها دفعة واحدة. تصبح محادثتك جاهزة فور قراءتها.',
  setUpOpen: 'فتح المحرر',
};

const chinese: CompanyTexts = {
  invitationSubject: '{name} 邀請您加入 {company}',
  invitationText:
    '{name} 希望與您一同處理 {company} 的產品文件,訪客可在 XPage 就這些文件提問。請以此地址登入或註冊以加入。邀請七天內有效。',
  invitationOpen: '查看邀請',
  invitationFooter: 'XPage 發出此郵件,是因為有人輸入了此地址。如您不認識對方,無需任何操作。',
  joinedSubject: '{name} 已加入 {company}',
  joinedText: '{name}({email})已接受您的邀請,由現在起可處理您的產品。',
  joinedOpen: '查看成員',
  levelSubject: '部分產品已不在您的頁面上:需要等級',
  levelText: '您的公司要求先取得以下等級,這些產品才可在您的頁面上顯示,而您目前未有該等級:',
  levelLine: '{product}:等級「{level}」',
  levelBack: '通過測驗後,產品會自動重新顯示。',
  levelOpen: '學習 {product}',
  setUpSubject: '設定您的文件聊天',
  setUpText: '請在電腦上開啟此連結:那裏有足夠空間放置文件,亦可一次拖入多份。文件讀取完成後,聊天便可使用。',
  setUpOpen: '開啟編輯器',
};

const byLanguage: Partial<Record<LanguageValue, CompanyTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};

export function companyTexts(language: LanguageValue): CompanyTexts {
  return byLanguage[language] ?? english;
}
