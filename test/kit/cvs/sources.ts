/**
 * CVs of people who do not exist, in the shapes that people have: LinkedIn's "Save as PDF", Europass, and plain ones.
 * `print.ts` makes the PDF files beside this one of them, with Chromium.
 */
type Entry = { role: string; company: string; dates: string; text: string };
type Cv = {
  name: string;
  title: string;
  place: string;
  contact: string[];
  about: string;
  jobs: Entry[];
  languages: string[];
  skills: string[];
};
type Headings = Record<'contact' | 'about' | 'experience' | 'education' | 'languages' | 'skills', string>;
type Page = { language: string; html: string };

export const cvSources: Record<string, Page> = {
  'linkedin-en': linkedIn('en', 'Contact Summary Experience Education Languages Top_Skills', {
    name: 'Mara Lindqvist',
    title: 'Interior designer for small homes | Studio Norr',
    place: 'Stockholm, Stockholm County, Sweden',
    contact: [
      'mara@example.com',
      '<a href="https://www.linkedin.com/in/mara-lindqvist-rooms">www.linkedin.com/in/mara-<br>lindqvist-rooms</a> (LinkedIn)',
      '<a href="https://studionorr.example">studionorr.example</a> (Portfolio)',
    ],
    about:
      'I plan calm homes for people who have little room. Fifteen years of practice, and never a plan without a visit.',
    jobs: [
      {
        role: 'Founder',
        company: 'Studio Norr',
        dates: 'January 2019 - Present (7 years 11 months)',
        text: 'Plans for flats below 60 square metres.',
      },
      {
        role: 'Interior designer',
        company: 'Bygg & Bo',
        dates: 'March 2011 - December 2018 (7 years 10 months)',
        text: 'Kitchens and bathrooms.',
      },
    ],
    languages: ['Swedish (Native or Bilingual)', 'English (Full Professional)'],
    skills: ['Space planning', 'Lighting', 'Furniture'],
  }),
  'linkedin-de': linkedIn('de', 'Kontakt Zusammenfassung Berufserfahrung Ausbildung Languages Top-Kenntnisse', {
    name: 'Jörg Müller',
    title: 'Versicherungsmakler für Familien und Selbstständige',
    place: 'München, Bayern, Deutschland',
    contact: [
      '+49 1512 3456789 (Mobile)',
      'joerg.mueller@example.de',
      '<a href="https://www.linkedin.com/in/joerg-mueller-makler">www.linkedin.com/in/joerg-<br>mueller-makler</a> (LinkedIn)',
    ],
    about: 'Ich vergleiche für meine Kunden Versicherungen und erkläre sie so, dass man sie versteht.',
    jobs: [
      {
        role: 'Inhaber',
        company: 'Müller Versicherungsmakler',
        dates: 'Mai 2014 - Heute (12 Jahre 7 Monate)',
        text: 'Beratung von Familien.',
      },
    ],
    languages: ['Deutsch (Muttersprache)', 'Englisch'],
    skills: ['Altersvorsorge', 'Berufsunfähigkeit'],
  }),
  'europass-en': europass('en', {
    name: 'Ana Kovačević',
    labels: [
      'Date of birth: 14/03/1988',
      'Nationality: Croatian',
      'Gender: Female',
      'Phone number: (+385) 91 234 5678 (Mobile)',
      'Email address: <a href="mailto:ana@example.hr">ana@example.hr</a>',
      'Website: <a href="https://ana.example.hr">https://ana.example.hr</a>',
      'Address: Ilica 10, 10000, Zagreb, Croatia (Home)',
    ],
    headings: ['ABOUT ME', 'WORK EXPERIENCE', 'EDUCATION AND TRAINING', 'LANGUAGE SKILLS'],
    about: 'Physiotherapist with ten years of work with runners. I write a plan that fits your week.',
    jobs: [
      ['02/2018 – CURRENT', 'Zagreb, Croatia', 'PHYSIOTHERAPIST', 'POLIKLINIKA SAVA'],
      ['09/2012 – 01/2018', 'Split, Croatia', 'ASSISTANT', 'KBC SPLIT'],
    ],
    languages: [
      'Mother tongue(s): <b>CROATIAN</b>',
      'Other language(s): <b>ENGLISH, GERMAN</b>',
      'Listening C1',
      'Reading C1',
    ],
  }),
  'plain-en': plain('en', 'Profile Experience Education Languages Skills', {
    name: 'Thomas Okafor',
    title: 'Mortgage adviser',
    place: 'Leeds, United Kingdom',
    contact: [
      'thomas@example.co.uk',
      '+44 7400 123456',
      '<a href="https://www.instagram.com/thomas.mortgages">instagram.com/thomas.mortgages</a>',
    ],
    about: 'I find mortgages for people who buy for the first time. The first talk is free.',
    jobs: [
      {
        role: 'Mortgage adviser',
        company: 'Okafor Homes Ltd',
        dates: '2016 – present',
        text: '• 640 mortgages arranged\n• Whole of market',
      },
      { role: 'Branch clerk', company: 'Northern Bank', dates: '2009 – 2016', text: '• Counter and accounts' },
    ],
    languages: ['English', 'Igbo'],
    skills: ['First-time buyers', 'Remortgaging'],
  }),
  'plain-de': plain('de', 'Über_mich Berufserfahrung Ausbildung Sprachen Kenntnisse', {
    name: 'Dr. Susanne Weiß',
    title: 'Steuerberaterin',
    place: '80331 München',
    contact: [
      'kanzlei@example.de',
      '089 1234567',
      '<a href="https://www.weiss-steuern.example">www.weiss-steuern.example</a>',
    ],
    about: 'Ich berate kleine Unternehmen in Steuerfragen, größere Handwerksbetriebe in der Nachfolge.',
    jobs: [
      { role: 'Steuerberaterin', company: 'Weiß & Kollegen', dates: '04/2012 – heute', text: '• Jahresabschlüsse' },
      { role: 'Steuerfachangestellte', company: 'Kanzlei Huber', dates: '2005 – 2012', text: '• Lohnbuchhaltung' },
    ],
    languages: ['Deutsch (Muttersprache)', 'Französisch (B2)'],
    skills: ['Unternehmensnachfolge', 'Grunderwerbsteuer'],
  }),
  'plain-ar': plain('ar', 'نبذة_عني الخبرات_العملية التعليم اللغات المهارات', {
    name: 'خالد المنصوري',
    title: 'مستشار مالي مستقل',
    place: 'دبي، الإمارات العربية المتحدة',
    contact: [
      'khalid@example.ae',
      '+971 50 123 4567',
      '<a href="https://www.linkedin.com/in/khalid-almansoori">linkedin.com/in/khalid-almansoori</a>',
    ],
    about: 'أساعد العائلات على التخطيط للتقاعد وتعليم الأبناء. لا أتقاضى أي عمولة من البنوك.',
    jobs: [
      { role: 'مستشار مالي', company: 'المنصوري للاستشارات', dates: '2017 – حتى الآن', text: '• خطط للتقاعد' },
      { role: 'محلل ائتمان', company: 'بنك الخليج', dates: '2010 – 2017', text: '• قروض الشركات' },
    ],
    languages: ['العربية', 'الإنجليزية'],
    skills: ['التخطيط المالي', 'الاستثمار'],
  }),
  'plain-th': plain('th', 'เกี่ยวกับฉัน ประสบการณ์ทำงาน การศึกษา ภาษา ทักษะ', {
    name: 'สมหญิง ใจดี',
    title: 'ที่ปรึกษาด้านประกันชีวิต',
    place: 'กรุงเทพมหานคร',
    contact: ['somying@example.co.th', '081 234 5678'],
    about: 'ให้คำปรึกษาเรื่องประกันชีวิตและการออมแก่ครอบครัว พูดคุยครั้งแรกไม่มีค่าใช้จ่าย',
    jobs: [
      { role: 'ที่ปรึกษาอาวุโส', company: 'บริษัท ประกันดี จำกัด', dates: '2015 – ปัจจุบัน', text: '• วางแผนการเงิน' },
      { role: 'พนักงานขาย', company: 'ธนาคารเหนือ', dates: '2010 – 2015', text: '• บริการลูกค้า' },
    ],
    languages: ['ไทย', 'อังกฤษ'],
    skills: ['การวางแผนเกษียณ'],
  }),
  'plain-zh': plain('zh-HK', '關於我 工作經驗 學歷 語言 技能', {
    name: '陳美玲',
    title: '保險及財務策劃顧問',
    place: '香港九龍',
    contact: ['mei@example.hk', '+852 9123 4567', '<a href="https://wa.me/85291234567">wa.me/85291234567</a>'],
    about: '我為首次置業的家庭提供保險及財務意見。首次諮詢一小時,費用全免。',
    jobs: [
      { role: '高級財務顧問', company: '維港保險顧問有限公司', dates: '2014 – 至今', text: '• 家庭保障計劃' },
      { role: '客戶主任', company: '東方銀行', dates: '2008 – 2014', text: '• 零售銀行' },
    ],
    languages: ['廣東話', '英語'],
    skills: ['退休策劃'],
  }),
};

function headingsOf(words: string): Headings {
  const [contact = '', about = '', experience = '', education = '', languages = '', skills = ''] = words
    .split(' ')
    .map((word) => word.replaceAll('_', ' '));
  return { contact, about, experience, education, languages, skills };
}

/** The sidebar stands first in the file, as in LinkedIn's own. */
function linkedIn(language: string, words: string, cv: Cv): Page {
  const heading = headingsOf(words);
  const list = (title: string, lines: string[]): string =>
    `<h3>${title}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
  const jobs = cv.jobs.map(
    ({ role, company, dates, text }) =>
      `<h4>${company}</h4><p>${role}</p><p class="soft">${dates}</p><p class="soft">${cv.place}</p><p>${text}</p>`,
  );
  return page(
    language,
    'body{display:grid;grid-template-columns:200px 1fr;gap:30px}h1{font-size:26px;margin:0}h2{font-size:16px}h3{font-size:13px}h4{font-size:12px;margin:10px 0 0}p{margin:3px 0}.soft{color:#666}',
    `<aside>${list(heading.contact, cv.contact)}${list(heading.skills, cv.skills)}${list(heading.languages, cv.languages)}</aside>
    <main><h1>${cv.name}</h1><p>${cv.title}</p><p class="soft">${cv.place}</p><h2>${heading.about}</h2><p>${cv.about}</p>
    <h2>${heading.experience}</h2>${jobs.join('')}<h2>${heading.education}</h2><h4>Högskolan</h4><p>2005 - 2010</p></main>`,
  );
}

function plain(language: string, words: string, cv: Cv): Page {
  const heading = headingsOf(`- ${words}`);
  const jobs = cv.jobs.map(
    ({ role, company, dates, text }) =>
      `<div class="job"><b>${role}, ${company}</b><span>${dates}</span></div>${text
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join('')}`,
  );
  // Letters that run both ways in one line come out in another order: the place has a line of its own there.
  const head =
    language === 'ar'
      ? `<p>${cv.place}</p><p>${cv.contact.join(' | ')}</p>`
      : `<p>${[cv.place, ...cv.contact].join(' | ')}</p>`;
  const section = (title: string, html: string): string => `<h2>${title}</h2>${html}`;
  return page(
    language,
    'h1{font-size:30px;margin:0}h2{font-size:14px;text-transform:uppercase;border-bottom:1px solid}.job{display:flex;justify-content:space-between}p{margin:3px 0}',
    `<h1>${cv.name}</h1><p>${cv.title}</p>${head}
    ${section(heading.about, `<p>${cv.about}</p>`)}${section(heading.experience, jobs.join(''))}
    ${section(heading.education, '<p>2004</p>')}${section(heading.languages, `<p>${cv.languages.join(', ')}</p>`)}
    ${section(heading.skills, `<p>${cv.skills.join(', ')}</p>`)}`,
  );
}

type EuropassCv = {
  name: string;
  labels: string[];
  headings: string[];
  about: string;
  jobs: string[][];
  languages: string[];
};

function europass(language: string, { name, labels, headings, about, jobs, languages }: EuropassCv): Page {
  const [aboutMe = '', work = '', education = '', spoken = ''] = headings;
  const entries = jobs.map(
    ([dates = '', place = '', role = '', company = '']) =>
      `<p>${dates} ${place}</p><p><b>${role}</b> – ${company}</p><p>Treatment and advice.</p>`,
  );
  return page(
    language,
    'h1{font-size:22px}h2{font-size:13px;color:#046}p{margin:4px 0}',
    `<p>Europass Curriculum Vitae</p><h1>${name}</h1>${labels.map((label) => `<p>${label}</p>`).join('')}<h2>${aboutMe}</h2><p>${about}</p>
    <h2>${work}</h2>${entries.join('')}<h2>${education}</h2><p>2008 – 2012 Zagreb</p><p>Bachelor of physiotherapy</p><h2>${spoken}</h2>${languages.map((line) => `<p>${line}</p>`).join('')}`,
  );
}

function page(language: string, css: string, body: string): Page {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    language,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>body{font:12px/1.5 sans-serif;margin:40px}a{color:inherit}${css}</style><body>${body}</body></html>`,
  };
}
