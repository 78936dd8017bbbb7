/**
 * Schedule, certificate, receipt and wording of each product that the project brings, in each of five languages: set by the
 * real typesetter with the fonts of the build, and read back. `PROOF=full` sets all 100; otherwise each product in a language
 * of its own.
 */
import { expect, test } from 'vitest';
import { setWording } from '../../../../functions/domain/insurance/wording/set-wording.ts';
import { wordingData } from '../../../../functions/domain/insurance/wording/wording-data.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { certificateData } from '../../../../functions/jobs/issue-policy/certificate-data.ts';
import { documentLanguage, documentTexts } from '../../../../functions/domain/insurance/policy-document-texts.ts';
import { receiptData } from '../../../../functions/jobs/issue-policy/receipt-data.ts';
import { scheduleData } from '../../../../functions/jobs/issue-policy/schedule-data.ts';
import { setDocument, type PaperKind } from '../../../../functions/jobs/issue-policy/set-documents.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { paperOf } from '../../../kit/insurance/papers.ts';
import { shippedProduct } from '../../../kit/insurance/products.ts';
import { blocksOf } from '../../../kit/insurance/paper-blocks.ts';
import { useRealPapers } from '../../../kit/real-papers.ts';

useRealPapers();

const products = ['travel-hk', 'pet-gb', 'motor-my', 'motor-th', 'accident-id'];
const languages: LanguageValue[] = ['en_us', 'zh_hk', 'ar_ae', 'th_th', 'id_id'];
const isFull = process.env['PROOF'] === 'full';
const chosen = products.flatMap((code, at) =>
  languages.filter((_, index) => isFull || index === at).map((language) => [code, language] as const),
);

/** Least and most pages. */
const kinds = { schedule: [2, 3], certificate: [1, 1], receipt: [1, 1], wording: [4, 6] } as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** Of a page, without spaces and signs: what is less has hardly a line. */
const LEAST_CHARACTERS = 60;

/** Names of keys, of places in texts, and what a program writes for nothing. */
const RAW =
  /\{\w+\}|\b(?:undefined|null|NaN)\b|\[object|\b(?:answer|applicant|insured|benefits|plans|lines|exclusions)\.\w|\*\*|\b(?!Pay|Go)[a-z]+[A-Z]\w*/;

const makers = { schedule: scheduleData, certificate: certificateData, receipt: receiptData };

/** A document as data and as a file. `running` stands on each page. */
type Sheet = { data: object; set: () => Promise<Buffer>; running: string };

function sheetsOf(code: string, language: LanguageValue): Record<Kind, Sheet> {
  const { wordings, texts } = shippedProduct(code);
  const paper = paperOf(code, language);
  const productName = texts[language]?.name ?? '';
  const insurer = paper.company;
  const wording = { source: wordings[language] ?? '', language, version: 1, productName, insurer };
  const made = (kind: PaperKind): Sheet => ({
    data: makers[kind](paper),
    set: () => setDocument(paper, kind),
    running: paper.policy.number,
  });
  return {
    ...{ schedule: made('schedule'), certificate: made('certificate'), receipt: made('receipt') },
    wording: { data: wordingData(wording, 9.5), set: async () => (await setWording(wording)).pdf, running: insurer },
  };
}

/** Without spaces and signs, which lie differently in every script. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Objects of the file whose fonts are not in it, or do not say which letters they draw. */
function looseFonts(pdf: Buffer): string[] {
  const objects = pdf.toString('latin1').split('endobj');
  const has = (object: string, pattern: RegExp): boolean => pattern.test(object);
  const fonts = objects.filter((object) => has(object, /\/Subtype\s*\/Type[03]\b/));
  const descriptors = objects.filter((object) => has(object, /\/Type\s*\/FontDescriptor\b/));
  const drawn = fonts.filter((object) => has(object, /\/Subtype\s*\/Type3\b/));
  return [
    ...(fonts.length === 0 ? ['no fonts'] : []),
    ...fonts.filter((object) => !has(object, /\/ToUnicode/)).map(() => 'a font without letters'),
    ...(descriptors.filter((object) => has(object, /\/FontFile/)).length + drawn.length < fonts.length
      ? ['a font outside of the file']
      : []),
  ];
}

/** Words of English documents and products that another language has words of its own for. */
function strangers(code: string, language: LanguageValue): string[] {
  const { texts } = shippedProduct(code);
  const [own, english] = [texts[language], texts['en_us']];
  const known = JSON.stringify([own, documentLanguage(language).texts]);
  const words = [
    ...Object.values(documentTexts('en_us')),
    ...Object.values(english?.plans ?? {}).map(({ name }) => name),
    ...Object.values(english?.benefits ?? {}).map(({ name }) => name),
    ...Object.values(english?.lines ?? {}),
  ];
  return language === 'en_us' ? [] : words.filter((word) => word.length > 4 && !known.includes(word));
}

async function problemsOf({ data, set, running }: Sheet, kind: Kind, foreign: string[], isArabic: boolean) {
  const pdf = await set();
  const read = await readPdf(pdf, documentLimits);
  const texts = read.map(pageText);
  const pages = texts.map(bare);
  const text = pages.join('');
  const [least, most] = kinds[kind];
  const blocks = blocksOf(data).filter((block) => bare(block) !== '');
  const isRead = (block: string): boolean =>
    // A range runs from the right as well: the later number is read first.
    text.includes(bare(block)) || (isArabic && text.includes(bare(block.split('–').toReversed().join('–'))));
  const lost = blocks.filter((block) => !isRead(block));
  // Some Arabic letters with marks are read a line higher than they are drawn; a line in two languages, in an order of its own.
  const isLost = lost.length > (isArabic ? blocks.length / (kind === 'certificate' ? 10 : 20) : 0);
  const spaced = texts.join(' ').replaceAll(/\s+/g, ' ');
  const raw = RAW.exec(spaced.replaceAll('xpage.example', ''));
  return [
    ...(pages.length >= least && pages.length <= most ? [] : [`${pages.length} pages`]),
    ...pages.flatMap((page, at) => (page.length < LEAST_CHARACTERS ? [`page ${at + 1} nearly empty`] : [])),
    ...texts.flatMap((page, at) => (page.includes(running) ? [] : [`page ${at + 1} without ${running} in one piece`])),
    ...read.flatMap(({ unknown }, at) => (unknown > 0 ? [`${unknown} unknown characters on page ${at + 1}`] : [])),
    ...(isLost ? [`not to be read: ${lost.slice(0, 3).join(' | ')}`] : []),
    ...foreign.filter((word) => kind !== 'certificate' && spaced.includes(word)).map((word) => `in English: ${word}`),
    ...(raw === null ? [] : [`raw: ${raw[0]}`]),
    ...looseFonts(pdf),
    ...(/<pdfuaid:part>1</.test(pdf.toString('latin1')) ? [] : ['no PDF/UA-1']),
  ];
}

test('every document of every product can be read: its own words in its own language, in fonts that it brings, on full pages', async () => {
  const problems: string[] = [];
  let count = 0;
  for (const [code, language] of chosen) {
    expect(shippedProduct(code).definition.languages).toContain(language);
    const sheets = sheetsOf(code, language);
    const foreign = strangers(code, language);
    for (const kind of kindNames) {
      count += 1;
      const found = await problemsOf(sheets[kind], kind, foreign, language === 'ar_ae');
      problems.push(...found.map((problem) => `${code} ${language} ${kind}: ${problem}`));
    }
  }

  expect(problems).toEqual([]);
  expect(count).toBe(isFull ? 100 : 20);
}, 600_000);
