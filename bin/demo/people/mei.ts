import { designDefaults } from '../../../shared/model/page.ts';
import { contactEntry, offer, type DemoPerson } from '../person.ts';

export const mei: DemoPerson = {
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
    description:
      '輔導不是給你答案，而是把問題問對。第一次見面，我們會畫出你過去十年的工作地圖：哪些時刻你有精神，哪些時刻你在等下班。\n\n' +
      '之後每兩星期見一次，每次帶走一件一星期內做得到的小事。六次之後，你手上會有新的履歷、一份聯絡名單，和一個說得清楚的理由。',
    pageLanguage: 'zh_hk',
  },
  contacts: [
    contactEntry('c1', 'whatsapp', '+85291234567', true),
    contactEntry('c2', 'email', 'mei@example.com'),
    contactEntry('c3', 'instagram', 'mei.coaching'),
  ],
  offers: [
    offer('o1', '首次對話', '免費', '三十分鐘，面談或視像。談談你現在的位置，也看看我們是否合適。'),
    offer('o2', '完整輔導', '港幣 9,800 元', '三個月內見六次，包括履歷修改和兩次模擬面試，每次之後都有一頁筆記。'),
    offer('o3', '模擬面試', '港幣 1,200 元', '九十分鐘，按你申請的職位出題，全程錄影，逐題回饋。'),
  ],
  features: [
    { id: 'f1', title: '十四年銀行管理經驗', text: '面試過三百多人' },
    { id: 'f2', title: '廣東話、普通話、英語', text: '面談或視像' },
    { id: 'f3', title: '絕對保密', text: '現職公司不會知道' },
  ],
  news: [
    {
      daysAgo: 2,
      title: '薪金何時開口？',
      text: '等對方先提。如果第一輪就被問到期望薪金，先說一個範圍，再反問這個職位的預算。上星期一位學員這樣做，最後的數字比她原先想說的高出一成半。',
      link: '',
    },
    {
      daysAgo: 20,
      title: '履歷的第一行',
      text: '人事部看一份履歷只有幾秒。第一行不要寫「尋求發展機會」，寫你解決過的一個問題，加上一個數字。',
      link: '',
    },
    {
      daysAgo: 47,
      title: '星期六上午也可以',
      text: '平日走不開的話，現在星期六上午也可以預約，每星期兩個名額。',
      link: '',
    },
  ],
  industry: 'coaching',
  design: {
    template: 'personal-brand',
    layout: 'centred',
    pageTheme: 'dark',
    themeColour: '#5b3b8c',
    nameFont: 'serif',
    aboutFont: 'system',
    ...designDefaults,
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
    personWaitMinutes: 3,
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
  traffic: {
    sources: { direct: 18, linkedin: 31, google: 17, wechat: 9, instagram: 10, facebook: 6, qr: 8, threads: 3 },
    countries: { HK: 71, CN: 6, MO: 4, SG: 8, GB: 6, TW: 5 },
    phones: 0.74,
    places: { tbk4hk: { name: '講座', share: 3 }, crd9zt: { name: '名片', share: 4 } },
  },
};
