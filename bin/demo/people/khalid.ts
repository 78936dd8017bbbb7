import { designDefaults } from '../../../shared/model/page.ts';
import { contactEntry, offer, type DemoPerson } from '../person.ts';
import { khalidEnglish } from './khalid-english.ts';

export const khalid: DemoPerson = {
  email: 'khalid@example.com',
  country: 'AE',
  timeZone: 'Asia/Dubai',
  profile: {
    agentName: 'khalid-mansour',
    displayName: 'خالد منصور',
    title: 'مستشار عقاري في دبي',
    tagline: 'بيتك الأول قرار كبير. دعنا نتخذه بهدوء.',
    location: 'دبي، الإمارات العربية المتحدة',
    aboutMe:
      'أساعد العائلات على شراء بيتها الأول في دبي منذ خمسة عشر عامًا. أبدأ دائمًا بميزانيتك وبالحي الذي تريد أن يكبر فيه أطفالك، ثم أعرض عليك ثلاثة بيوت لا ثلاثين.\n\n' +
      'الاستشارة الأولى مجانية ومدتها أربعون دقيقة. أتعابي اثنان بالمئة من سعر البيت وتُدفع عند التوقيع فقط.',
    description:
      'شراء البيت الأول ليس سباقًا. في لقائنا الأول نحسب معًا ما تستطيع دفعه كل شهر دون قلق، ثم نختار حيّين أو ثلاثة قرب المدرسة والعمل.\n\n' +
      'بعد ذلك أزور البيوت قبلك وأستبعد ما لا يستحق وقتك. وتصلك عن كل بيت صفحة واحدة: السعر العادل، ورسوم الخدمات السنوية، وما يحتاج إلى إصلاح.',
    pageLanguage: 'ar_ae',
  },
  contacts: [
    contactEntry('c1', 'whatsapp', '+971501234567', true),
    contactEntry('c2', 'phone', '+971501234567'),
    contactEntry('c3', 'email', 'khalid@example.com'),
    contactEntry('c4', 'linkedin', 'https://www.linkedin.com/in/khalid-mansour'),
  ],
  offers: [
    offer(
      'o1',
      'استشارة أولى',
      'مجانية',
      'أربعون دقيقة نتحدث فيها عن ميزانيتك وعن الحي الذي يناسب عائلتك، وتخرج منها بخطوات واضحة.',
    ),
    offer(
      'o2',
      'البحث عن بيتك الأول',
      '2% من سعر البيت',
      'ثلاثة بيوت تناسب ميزانيتك، وأرافقك في المعاينة والتفاوض والتمويل حتى تستلم المفتاح.',
    ),
    offer(
      'o3',
      'مراجعة عقد الشراء',
      '1,500 درهم',
      'أقرأ معك العقد بندًا بندًا قبل التوقيع، وأكتب لك في صفحة واحدة ما ينبغي تغييره.',
    ),
  ],
  features: [
    { id: 'f1', title: 'خمسة عشر عامًا في دبي', text: 'مع عائلات تشتري بيتها الأول' },
    { id: 'f2', title: 'ثلاثة بيوت لا ثلاثون', text: 'كل معاينة تستحق وقتك' },
    { id: 'f3', title: 'الأتعاب عند التوقيع فقط', text: 'ولا شيء قبل ذلك' },
  ],
  news: [
    {
      daysAgo: 5,
      title: 'كيف تقارن رسوم الخدمات؟',
      text: 'تُدفع رسوم الخدمات كل عام عن كل قدم مربعة، وتختلف كثيرًا من مبنى إلى آخر. قبل أن تقارن الأسعار، اطلب رسوم السنوات الثلاث الماضية: مبنى ترتفع رسومه كل عام قد يكون أغلى من جاره.',
      link: '',
    },
    {
      daysAgo: 19,
      title: 'مفتاح جديد في المرابع العربية',
      text: 'استلمت عائلة من أربعة أفراد مفتاح بيتها هذا الأسبوع، بعد أحد عشر أسبوعًا من لقائنا الأول. زرنا ثلاثة بيوت، وتفاوضنا على الثاني.',
      link: '',
    },
    {
      daysAgo: 44,
      title: 'ثلاثة أسئلة للمعاينة الأولى',
      text: 'متى بُني البيت؟ ومن يسكن فوقه؟ وكم بلغت فاتورة الكهرباء في أغسطس؟ جواب السؤال الثالث يقول أكثر من أي إعلان.',
      link: '',
    },
  ],
  translation: { language: 'en_us', texts: khalidEnglish },
  industry: 'real-estate',
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#14532d',
    nameFont: 'serif',
    aboutFont: 'system',
    ...designDefaults,
  },
  assistant: {
    name: 'سالم',
    style: 'formal',
    greetings: {
      morning: 'صباح الخير! أجيب عن أسئلتكم حول عمل خالد وأتعابه.',
      afternoon: 'نهاركم سعيد! أجيب عن أسئلتكم حول عمل خالد وأتعابه.',
      evening: 'مساء الخير! أجيب عن أسئلتكم حول عمل خالد وأتعابه.',
    },
    contactMethod: 'whatsapp',
    personWaitMinutes: 3,
    standardReply: 'هذا السؤال يجيب عنه خالد بنفسه. اترك اسمك ورقمك وسيتصل بك.',
    setup: {
      industry: 'العقارات',
      profession: 'مستشار عقاري',
      keyInformation:
        'أعمل في دبي مارينا وجميرا والمرابع العربية.\n\nأرافقك في التمويل والمعاينة والتسجيل حتى تستلم المفتاح.',
      clientConcerns: 'يسأل كثيرون عن الدفعة الأولى: يحتاج المقيم عادة إلى عشرين بالمئة من السعر.',
    },
  },
  portrait: {
    background: '#dfe7dc',
    backgroundEnd: '#a9bfa4',
    skin: '#d9a679',
    hair: '#1f1a17',
    clothes: '#14532d',
    style: 'beard',
  },
  scene: null,
  questions: [
    {
      question: 'كم أتعابك؟',
      answer: 'أتعابي اثنان بالمئة من سعر البيت وتُدفع عند التوقيع فقط.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'هل الاستشارة الأولى مجانية؟',
      answer: 'الاستشارة الأولى مجانية ومدتها أربعون دقيقة.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'ما هي الدفعة الأولى؟',
      answer: 'يحتاج المقيم عادة إلى عشرين بالمئة من السعر.',
      source: 'setup:clientConcerns',
      label: 'common questions',
    },
  ],
  unanswered: 'هل تعمل في أبوظبي؟',
  leads: [
    { name: 'ليلى حداد', phone: '+971502223344', message: 'نبحث عن شقة بثلاث غرف قريبة من مدرسة.' },
    { name: 'Omar Rahman', phone: '+971553334455', message: '' },
  ],
  views: 38,
  traffic: {
    sources: { direct: 20, whatsapp: 21, google: 24, instagram: 13, linkedin: 7, qr: 12, 'site:propertyfinder.ae': 8 },
    countries: { AE: 61, SA: 14, EG: 7, IN: 8, GB: 6, KW: 4 },
    phones: 0.81,
    places: { ffc3dp: { name: 'واجهة المكتب', share: 4 }, brd8sg: { name: 'اللوحة في الشارع', share: 6 } },
  },
};
