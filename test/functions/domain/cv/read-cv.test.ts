import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCv } from '../../../../functions/domain/cv/read-cv.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import type { CvPage } from '../../../../shared/model/cv.ts';
import { cvSources } from '../../../kit/cvs/sources.ts';
import { onBusyMachine } from '../../../kit/amounts.ts';

const pagesOf = (name: string) =>
  readPdf(readFileSync(`${import.meta.dirname}/../../../kit/cvs/${name}.pdf`), documentLimits);

const expected: Record<string, Omit<CvPage, 'aboutMe' | 'offers'> & { about: RegExp }> = {
  'linkedin-en': {
    displayName: 'Mara Lindqvist',
    title: 'Interior designer for small homes',
    location: 'Stockholm, Stockholm County, Sweden',
    organisation: 'Studio Norr',
    about: /^I plan calm homes .* never a plan without a visit\.$/,
    links: [
      'mailto:mara@example.com',
      'https://www.linkedin.com/in/mara-lindqvist-rooms',
      'https://studionorr.example/',
    ],
    features: [
      { title: 'Founder', text: 'Studio Norr · 2019 – Present' },
      { title: 'Interior designer', text: 'Bygg & Bo · 2011 – 2018' },
      { title: 'Languages', text: 'Swedish (Native or Bilingual), English (Full Professional)' },
      { title: 'Top Skills', text: 'Space planning, Lighting, Furniture' },
    ],
  },
  'linkedin-de': {
    displayName: 'Jörg Müller',
    title: 'Versicherungsmakler für Familien und Selbstständige',
    location: 'München, Bayern, Deutschland',
    organisation: 'Müller Versicherungsmakler',
    about: /^Ich vergleiche für meine Kunden .* dass man sie versteht\.$/,
    links: [
      'mailto:joerg.mueller@example.de',
      'tel:+49 1512 3456789',
      'https://www.linkedin.com/in/joerg-mueller-makler',
    ],
    features: [
      { title: 'Inhaber', text: 'Müller Versicherungsmakler · 2014 – Heute' },
      { title: 'Languages', text: 'Deutsch (Muttersprache), Englisch' },
      { title: 'Top-Kenntnisse', text: 'Altersvorsorge, Berufsunfähigkeit' },
    ],
  },
  'europass-en': {
    displayName: 'Ana Kovačević',
    title: 'Physiotherapist',
    location: 'Zagreb, Croatia',
    organisation: 'POLIKLINIKA SAVA',
    about: /^Physiotherapist with ten years .* fits your week\.$/,
    links: ['mailto:ana@example.hr', 'tel:(+385) 91 234 5678', 'https://ana.example.hr/'],
    features: [
      { title: 'Physiotherapist', text: 'POLIKLINIKA SAVA · 2018 – CURRENT' },
      { title: 'Assistant', text: 'KBC SPLIT · 2012 – 2018' },
      { title: 'Language skills', text: 'Mother tongue(s): CROATIAN, Other language(s): ENGLISH, GERMAN' },
    ],
  },
  'plain-en': {
    displayName: 'Thomas Okafor',
    title: 'Mortgage adviser',
    location: 'Leeds, United Kingdom',
    organisation: 'Okafor Homes Ltd',
    about: /^I find mortgages .* first talk is free\.$/,
    links: ['mailto:thomas@example.co.uk', 'tel:+44 7400 123456', 'https://www.instagram.com/thomas.mortgages'],
    features: [
      { title: 'Mortgage adviser', text: 'Okafor Homes Ltd · 2016 – present' },
      { title: 'Branch clerk', text: 'Northern Bank · 2009 – 2016' },
      { title: 'Languages', text: 'English, Igbo' },
      { title: 'Skills', text: 'First-time buyers, Remortgaging' },
    ],
  },
  'plain-de': {
    displayName: 'Dr. Susanne Weiß',
    title: 'Steuerberaterin',
    location: 'München',
    organisation: 'Weiß & Kollegen',
    about: /^Ich berate kleine Unternehmen .* in der Nachfolge\.$/,
    links: ['mailto:kanzlei@example.de', 'tel:089 1234567', 'https://www.weiss-steuern.example/'],
    features: [
      { title: 'Steuerberaterin', text: 'Weiß & Kollegen · 2012 – heute' },
      { title: 'Steuerfachangestellte', text: 'Kanzlei Huber · 2005 – 2012' },
      { title: 'Sprachen', text: 'Deutsch (Muttersprache), Französisch (B2)' },
      { title: 'Kenntnisse', text: 'Unternehmensnachfolge, Grunderwerbsteuer' },
    ],
  },
  'plain-ar': {
    displayName: 'خالد المنصوري',
    title: 'مستشار مالي مستقل',
    location: 'دبي، الإمارات العربية المتحدة',
    organisation: 'المنصوري للاستشارات',
    about: /^أساعد العائلات .* عمولة من البنوك\.$/,
    links: ['mailto:khalid@example.ae', 'tel:+971 50 123 4567', 'https://www.linkedin.com/in/khalid-almansoori'],
    features: [
      { title: 'مستشار مالي', text: 'المنصوري للاستشارات · 2017 – حتى الآن' },
      { title: 'محلل ائتمان', text: 'بنك الخليج · 2010 – 2017' },
      { title: 'اللغات', text: 'العربية, الإنجليزية' },
      { title: 'المهارات', text: 'التخطيط المالي, الاستثمار' },
    ],
  },
  'plain-th': {
    displayName: 'สมหญิง ใจดี',
    title: 'ที่ปรึกษาด้านประกันชีวิต',
    location: 'กรุงเทพมหานคร',
    organisation: 'บริษัท ประกันดี จำกัด',
    about: /^ให้คำปรึกษาเรื่องประกันชีวิต.*ไม่มีค่าใช้จ่าย$/,
    links: ['mailto:somying@example.co.th', 'tel:081 234 5678'],
    features: [
      { title: 'ที่ปรึกษาอาวุโส', text: 'บริษัท ประกันดี จำกัด · 2015 – ปัจจุบัน' },
      { title: 'พนักงานขาย', text: 'ธนาคารเหนือ · 2010 – 2015' },
      { title: 'ภาษา', text: 'ไทย, อังกฤษ' },
      { title: 'ทักษะ', text: 'การวางแผนเกษียณ' },
    ],
  },
  'plain-zh': {
    displayName: '陳美玲',
    title: '保險及財務策劃顧問',
    location: '香港九龍',
    organisation: '維港保險顧問有限公司',
    about: /^我為首次置業.*費用全免。$/,
    links: ['mailto:mei@example.hk', 'tel:+852 9123 4567', 'https://wa.me/85291234567'],
    features: [
      { title: '高級財務顧問', text: '維港保險顧問有限公司 · 2014 – 至今' },
      { title: '客戶主任', text: '東方銀行 · 2008 – 2014' },
      { title: '語言', text: '廣東話, 英語' },
      { title: '技能', text: '退休策劃' },
    ],
  },
};

describe.each(Object.keys(cvSources))('the CV %s', (name) => {
  test('gives name, title, place, company, words, every contact, stations and languages', async () => {
    const { about, ...rest } = expected[name] ?? { about: /^no such CV$/ };
    const { aboutMe, offers, ...page } = readCv(await pagesOf(name));

    expect(page).toEqual(rest);
    expect(aboutMe).toMatch(about);
    expect(offers).toEqual([]);
  });

  test('gives nothing that does not stand in it', async () => {
    const pages = await pagesOf(name);
    const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s\p{P}|]/gu, '');
    const file = bare(pages.map(pageText).join(' '));
    const { displayName, title, location, organisation, aboutMe, features } = readCv(pages);

    for (const text of [displayName, title, organisation, aboutMe, ...features.map((feature) => feature.title)]) {
      expect(file).toContain(bare(text));
    }
    const words = [location, ...features.map(({ text }) => text)].join(' ').split(/[\s,،·–]+/);
    for (const word of words) expect(file).toContain(bare(word));
  });

  test('gives no day of birth, nationality or street', async () => {
    const page = JSON.stringify(readCv(await pagesOf(name)));

    expect(page).not.toMatch(/1988|14\/03|Croatian"|Nationality|Ilica|80331/);
  });
});

describe('a file in another shape', () => {
  const line = (text: string, baseline: number, size = 10) => ({
    ...{ text, size, baseline, isBold: false },
    ...{ left: 40, right: 300, top: baseline + size, bottom: baseline },
  });
  const page = { links: [] as string[], width: 595, height: 842, unknown: 0 };

  test('without headings gives what its head holds', () => {
    const lines = [line('Ada Byron', 780, 20), line('Analyst', 760), line('ada@example.com', 745)];

    expect(readCv([{ ...page, lines }])).toMatchObject({
      displayName: 'Ada Byron',
      title: 'Analyst',
      links: ['mailto:ada@example.com'],
      features: [],
    });
  });

  test('that is no CV gives no name made of its words', () => {
    const lines = [line('Invoice 2291: total 4,200.00', 780, 20), line('Pay by 1 March 2026.', 760)];

    expect(readCv([{ ...page, lines }]).displayName).toBe('');
  });

  test('with dates in a column of their own, and a name in capitals, gives the stations all the same', () => {
    const lines = [
      line('LEBENSLAUF', 800, 12),
      line('JÖRG VON ALT', 780, 12),
      line('Berufserfahrung', 700),
      line('04/2012 – heute', 680),
      line('Steuerberater', 680),
      line('Alt & Partner', 665),
      line('2005 – 2012', 640),
      line('Buchhalter', 640),
      line('Kanzlei Huber', 625),
    ];
    const read = readCv([{ ...page, lines, links: ['https://www.linkedin.com/in/joerg'] }]);

    expect([read.displayName, read.title]).toEqual(['Jörg Von Alt', 'Steuerberater']);
    expect(read.features).toEqual([
      { title: 'Steuerberater', text: 'Alt & Partner · 2012 – heute' },
      { title: 'Buchhalter', text: 'Kanzlei Huber · 2005 – 2012' },
    ]);
  });

  test('with services gives them as offers', () => {
    const lines = [line('Ada Byron', 780, 20), line('Services', 700), line('• Tables', 685), line('• Notes', 670)];

    expect(readCv([{ ...page, lines }]).offers).toEqual(['Tables', 'Notes']);
  });

  test.each([
    ['letters', 'a'.repeat(200_000)],
    ['colons', `${':'.repeat(200_000)}x`],
    ['dots behind an address', `www.${'.'.repeat(200_000)}x`],
    ['brackets behind a label', `Address: 1${' ('.repeat(100_000)}, Ulm`],
  ])('that is one line of %s takes no time', (_, text) => {
    const start = performance.now();

    readCv([{ ...page, lines: [line('Ada Byron', 780, 20), line(text, 760)] }]);
    expect(performance.now() - start).toBeLessThan(onBusyMachine(1_000));
  });
});
