/** The people of the demo: four professions, four languages, two templates. None of them exists. */
import type { AssistantSettings } from '../../shared/model/assistant.ts';
import type { ContactEntry, Design, Profile } from '../../shared/model/page.ts';
import type { Portrait, Scene } from './art.ts';

export type DemoPerson = {
  email: string;
  country: string;
  timeZone: string;
  profile: Omit<Profile, 'profilePhoto' | 'coverPhoto' | 'mainPhoto'>;
  contacts: ContactEntry[];
  design: Design;
  assistant: AssistantSettings;
  portrait: Portrait;
  scene: Scene | null;
  /** Questions that visitors ask, most asked first, each with words of the page that answer it. */
  questions: { question: string; answer: string; source: string; label: string }[];
  /** One that the page does not answer. */
  unanswered: string;
  leads: { name: string; phone: string; message: string }[];
  /** Page views on an average day. */
  views: number;
};

/** One password for all demo logins: the demo exists on this machine alone. */
export const DEMO_PASSWORD = 'Calm-Paper-2026!';

const entry = (id: string, channel: ContactEntry['channel'], value: string, isHighlight = false): ContactEntry => ({
  id,
  channel,
  value,
  displayText: '',
  isHighlight,
  isEnabled: true,
});

const mara: DemoPerson = {
  email: 'mara@example.com',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  profile: {
    agentName: 'mara',
    displayName: 'Mara Lindqvist',
    title: 'Interior designer for people who work at home',
    tagline: 'Rooms that stay calm when life does not.',
    location: 'Stockholm, and by video anywhere',
    aboutMe:
      'I plan homes for people who work in them. For twelve years I drew offices; then my own kitchen table became one, and I learned how much a room can take from you or give back.\n\n' +
      'A project begins with a walk through your home, by video or in person, and one honest question: where do you go when you want to think? From there I draw a plan that you can build in weekends or hand to a carpenter.\n\n' +
      'A first conversation of thirty minutes is free. A room plan costs 390 euros and takes ten days. Most clients start with one room and come back for the next.',
    pageLanguage: 'en_us',
  },
  contacts: [
    entry('c1', 'calendly', 'https://calendly.com/mara-lindqvist', true),
    entry('c2', 'email', 'mara@example.com'),
    entry('c3', 'whatsapp', '+46701740605'),
    entry('c4', 'instagram', 'mara.lindqvist'),
    entry('c5', 'pinterest', 'maralindqvist'),
  ],
  design: {
    template: 'personal-brand',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#b4532a',
    nameFont: 'serif',
    aboutFont: 'humanist',
  },
  assistant: {
    name: 'Juni',
    style: 'warm',
    greetings: {
      morning: 'Good morning! I know how Mara works and what it costs. What would you like to change at home?',
      afternoon: 'Good afternoon! I know how Mara works and what it costs. What would you like to change at home?',
      evening: 'Good evening! I know how Mara works and what it costs. What would you like to change at home?',
    },
    contactMethod: 'whatsapp',
    standardReply: 'That is one for Mara herself. Leave your name and number and she will call you back.',
    setup: {
      industry: 'Interior design',
      profession: 'Interior designer',
      keyInformation:
        'I plan home offices, kitchens and small flats.\n\nA room plan holds a floor plan, a colour scheme, a shopping list with prices and two rounds of changes.\n\nI work in English, Swedish and German.',
      clientConcerns:
        'Most people ask whether a plan fits their budget: I plan with furniture that you already own and name a price for every piece before you buy it.\n\nRented flats are fine: nothing I plan needs a drill unless you want it to.',
    },
  },
  portrait: {
    background: '#e9d3bf',
    backgroundEnd: '#d69f7a',
    skin: '#f1c7a5',
    hair: '#6b3a22',
    clothes: '#2f3e46',
    style: 'bun',
  },
  scene: 'room',
  questions: [
    {
      question: 'What does a room plan cost?',
      answer: 'A room plan costs 390 euros and takes ten days.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Is the first conversation free?',
      answer: 'A first conversation of thirty minutes is free.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Can you plan a rented flat?',
      answer: 'Rented flats are fine: nothing I plan needs a drill unless you want it to.',
      source: 'setup:clientConcerns',
      label: 'common questions',
    },
    {
      question: 'Do you work in German?',
      answer: 'I work in English, Swedish and German.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
    {
      question: 'What is in the plan?',
      answer: 'A room plan holds a floor plan, a colour scheme, a shopping list with prices and two rounds of changes.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
  ],
  unanswered: 'Do you also do gardens?',
  leads: [
    { name: 'Tom Berg', phone: '+46701234567', message: 'We move in March and need two desks in one bedroom.' },
    { name: 'Elif Kaya', phone: '+46739876543', message: 'Small kitchen, big family. Could you look at it by video?' },
    { name: 'Anders Holm', phone: '+46704445566', message: '' },
  ],
  views: 64,
};

const khalid: DemoPerson = {
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
    pageLanguage: 'ar_ae',
  },
  contacts: [
    entry('c1', 'whatsapp', '+971501234567', true),
    entry('c2', 'phone', '+971501234567'),
    entry('c3', 'email', 'khalid@example.com'),
    entry('c4', 'linkedin', 'https://www.linkedin.com/in/khalid-mansour'),
  ],
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#14532d',
    nameFont: 'serif',
    aboutFont: 'system',
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
};

const jonas: DemoPerson = {
  email: 'jonas@example.com',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  profile: {
    agentName: 'jonas-weber',
    displayName: 'Jonas Weber',
    title: 'Unabhängiger Versicherungsmakler',
    tagline: 'Weniger Policen. Bessere.',
    location: 'München und online',
    aboutMe:
      'Ich berate Selbstständige und junge Familien zu den Versicherungen, die sie wirklich brauchen, und sage offen, welche sie kündigen können.\n\n' +
      'Das erste Gespräch dauert 45 Minuten und kostet nichts. Danach bekommen Sie auf einer Seite, was bleibt, was geht und was fehlt. Ich werde von den Versicherern bezahlt und zeige Ihnen jede Provision.',
    pageLanguage: 'de_de',
  },
  contacts: [
    entry('c1', 'phone', '+4915112345678', true),
    entry('c2', 'email', 'jonas@example.com'),
    entry('c3', 'linkedin', 'https://www.linkedin.com/in/jonas-weber-makler'),
    entry('c4', 'business', 'https://weber-versicherungen.example'),
  ],
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'auto',
    themeColour: '#1f3a5f',
    nameFont: 'humanist',
    aboutFont: 'system',
  },
  assistant: {
    name: 'Clara',
    style: 'concise',
    greetings: {
      morning: 'Guten Morgen! Ich beantworte Fragen zu Jonas Webers Beratung.',
      afternoon: 'Guten Tag! Ich beantworte Fragen zu Jonas Webers Beratung.',
      evening: 'Guten Abend! Ich beantworte Fragen zu Jonas Webers Beratung.',
    },
    contactMethod: 'contact-page',
    standardReply: 'Das weiß Jonas am besten selbst. Hinterlassen Sie Namen und Nummer, er ruft zurück.',
    setup: {
      industry: 'Versicherungen',
      profession: 'Versicherungsmakler',
      keyInformation:
        'Schwerpunkte: Berufsunfähigkeit, Privathaftpflicht, Krankenversicherung für Selbstständige.\n\nTermine gibt es montags bis donnerstags von 9 bis 18 Uhr.',
      clientConcerns:
        'Viele fragen, ob ein Wechsel Nachteile hat: Das prüfe ich schriftlich, bevor Sie etwas kündigen.',
    },
  },
  portrait: {
    background: '#d7dee8',
    backgroundEnd: '#9fb0c6',
    skin: '#eebf9b',
    hair: '#8a5a2b',
    clothes: '#1f3a5f',
    style: 'short',
  },
  scene: null,
  questions: [
    {
      question: 'Was kostet das erste Gespräch?',
      answer: 'Das erste Gespräch dauert 45 Minuten und kostet nichts.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Wann gibt es Termine?',
      answer: 'Termine gibt es montags bis donnerstags von 9 bis 18 Uhr.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
    {
      question: 'Wer bezahlt Sie?',
      answer: 'Ich werde von den Versicherern bezahlt und zeige Ihnen jede Provision.',
      source: 'about-me',
      label: 'about me',
    },
  ],
  unanswered: 'Beraten Sie auch zu Tierversicherungen?',
  leads: [{ name: 'Sabine Kurz', phone: '+4917612345678', message: 'Selbstständig seit Januar, bitte um Rückruf.' }],
  views: 27,
};

const mei: DemoPerson = {
  email: 'mei@example.com',
  country: 'HK',
  timeZone: 'Asia/Hong_Kong',
  profile: {
    agentName: 'mei-chan',
    displayName: '陳美玲',
    title: '職涯教練',
    tagline: '換工作之前,先換一個問題。',
    location: '香港中環',
    aboutMe:
      '我曾在銀行管理團隊十四年,現在陪伴專業人士走過轉職的那幾個月。\n\n' +
      '首次對話三十分鐘,免費。完整輔導共六次,費用為港幣九千八百元,包括履歷修改和兩次模擬面試。',
    pageLanguage: 'zh_hk',
  },
  contacts: [
    entry('c1', 'whatsapp', '+85291234567', true),
    entry('c2', 'email', 'mei@example.com'),
    entry('c3', 'instagram', 'mei.coaching'),
  ],
  design: {
    template: 'personal-brand',
    layout: 'centred',
    pageTheme: 'dark',
    themeColour: '#5b3b8c',
    nameFont: 'serif',
    aboutFont: 'system',
  },
  assistant: {
    name: '小美',
    style: 'warm',
    greetings: {
      morning: '早安!想了解輔導內容或費用嗎?',
      afternoon: '午安!想了解輔導內容或費用嗎?',
      evening: '晚安!想了解輔導內容或費用嗎?',
    },
    contactMethod: 'whatsapp',
    standardReply: '這個問題請直接問美玲。留下姓名和電話,她會聯絡您。',
    setup: {
      industry: '職涯輔導',
      profession: '職涯教練',
      keyInformation: '輔導以廣東話、普通話或英語進行。\n\n地點在中環辦公室,或以視像進行。',
      clientConcerns: '很多人擔心被現職公司知道:所有對話絕對保密。',
    },
  },
  portrait: {
    background: '#cfc4e0',
    backgroundEnd: '#7b62a8',
    skin: '#f0cda8',
    hair: '#1b1720',
    clothes: '#31224a',
    style: 'long',
  },
  scene: 'harbour',
  questions: [
    {
      question: '完整輔導多少錢?',
      answer: '完整輔導共六次,費用為港幣九千八百元,包括履歷修改和兩次模擬面試。',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: '可以用英語嗎?',
      answer: '輔導以廣東話、普通話或英語進行。',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
  ],
  unanswered: '有團體課程嗎?',
  leads: [{ name: '李家豪', phone: '+85298765432', message: '想在三個月內轉職。' }],
  views: 22,
};

export const people: readonly DemoPerson[] = [mara, khalid, jonas, mei];
