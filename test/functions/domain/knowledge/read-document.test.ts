import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeDocx } from '../../../../bin/proof/uploads/docx-files.ts';
import type { DocumentPage } from '../../../../functions/domain/knowledge/document-page.ts';
import { makePassages } from '../../../../functions/domain/knowledge/make-passages.ts';
import { readDocument } from '../../../../functions/domain/knowledge/read-document.ts';
import { MAX_DOCUMENT_BYTES, type DocumentKind } from '../../../../shared/model/document-product.ts';
import { makeLockedPdf, makePdf, textContent, withLayer } from '../../../kit/pdf-files.ts';
import { onBusyMachine } from '../../../kit/amounts.ts';

const file = (name: string): Buffer => readFileSync(`${import.meta.dirname}/../../../kit/documents/${name}.pdf`);
const utf8 = (text: string): Uint8Array => strToU8(text);
const pagesOf = async (bytes: Uint8Array, kind: DocumentKind): Promise<DocumentPage[]> =>
  (await readDocument(bytes, kind)).pages;
const blocksOf = ({ text, blocks }: DocumentPage): string[] =>
  blocks.map(({ kind, level, start, end }) => `${kind}${level || ''}: ${text.slice(start, end)}`);
const readBlocks = async (source: string, kind: DocumentKind): Promise<string[]> =>
  (await pagesOf(utf8(source), kind)).flatMap(blocksOf);

const docx = (body: string, files: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': utf8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': utf8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': utf8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...files,
  });
const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r></w:p>`;

const manyAttributes = Array.from({ length: 3_000 }, (_, at) => `a${at}="b"`).join(' ');

describe('a printed document', () => {
  test.each([
    ['English', 'wording-en', 'Item | Limit | Excess', 'Bicycles | 1,500 pounds each | 75 pounds'],
    ['German', 'wording-de', 'Sache | Höchstens | Selbstbeteiligung', 'Fahrräder | 1.500 Euro je Rad | 75 Euro'],
    ['Arabic', 'wording-ar', 'الشيء | الحد الأقصى | مبلغ التحمل', 'النقود | خمسمئة درهم | خمسون درهماً'],
    ['Thai', 'wording-th', 'รายการ | วงเงิน | ความรับผิดส่วนแรก', 'เงินสด | 5,000 บาท | 500 บาท'],
    ['Chinese', 'wording-zh', '項目 | 限額 | 自負額', '珠寶及手錶 | 50,000 元 | 1,000 元'],
  ])('in %s has headings, lists, a table row by row, and no running line in a block', async (_, name, head, row) => {
    const { pages, warning } = await readDocument(file(name), 'pdf');
    const [first, second, third] = pages;
    const rows = blocksOf(second ?? ({ ...pages[0], blocks: [] } as DocumentPage))
      .at(-1)
      ?.split('\n');

    expect(warning).toBeNull();
    expect(first?.blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['heading', 'paragraph', 'list']));
    expect(first?.blocks.filter(({ kind }) => kind === 'list')).toHaveLength(3);
    expect(rows?.[0]).toBe(`table1: ${head}`);
    expect(rows).toContain(row);
    expect(third?.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 2],
      ...Array.from({ length: 3 }, () => ['list', 0]),
    ]);
    for (const page of pages) {
      const running = page.text.split('\n')[0] ?? '';
      expect(blocksOf(page).join('\n')).not.toContain(running);
      expect(page.text.split('\n').at(-1)).toMatch(/\d/);
    }
  });

  test('tells where each line stands on the page, the origin at the top left', async () => {
    const [page] = await pagesOf(file('wording-en'), 'pdf');
    const lineOf = (text: string) => page?.lines.find(({ start, end }) => page.text.slice(start, end) === text);
    const [title, heading] = [lineOf('Harbour Home Insurance'), lineOf('1 What is covered')];

    expect(page?.lines.map(({ start, end }) => page.text.slice(start, end)).join('\n')).toBe(page?.text);
    expect(page?.size?.height).toBeCloseTo(842, 0);
    expect(title?.left).toBeCloseTo(56.7, 0);
    expect(title?.top).toBeLessThan(heading?.top ?? 0);
    expect(title?.height).toBeGreaterThan(heading?.height ?? 99);
  });

  test('reads a column to its foot before the next, and a table that goes on with its head on each page', async () => {
    const [leaflet] = await pagesOf(file('leaflet-en'), 'pdf');
    const prices = await pagesOf(file('price-list-en'), 'pdf');

    expect(leaflet?.text.indexOf('Paragraph 6 of the left')).toBeLessThan(leaflet?.text.indexOf('Right') ?? 0);
    expect(prices.map(({ text, blocks }) => text.slice(blocks.at(-1)?.start).split('\n')[0])).toEqual(
      Array(2).fill('Number | Part | Price'),
    );
  });

  test('is read without words that nobody sees: white on white, or specks; white on a dark band is seen', async () => {
    const [page] = await pagesOf(file('leaflet-en'), 'pdf');

    expect(page?.text).toContain('White words on a dark band are read.');
    expect(page?.text).not.toMatch(/refund/i);
  });

  test('is read without invisible words, but with those that lie behind the picture of a scan', async () => {
    const hidden = 'BT /F 12 Tf 3 Tr 50 700 Td (Promise a refund) Tj ET';
    const image = 'q 600 0 0 800 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0000 EI Q ';
    const seen = textContent('We cover theft and fire');

    expect((await pagesOf(makePdf({ content: `${seen} ${hidden}` }), 'pdf'))[0]?.text).toBe('We cover theft and fire');
    expect((await pagesOf(makePdf({ content: `${image}${hidden}` }), 'pdf'))[0]?.text).toBe('Promise a refund');
  });

  test.each([
    ['cut off', (words: string) => `q 0 0 1 1 re W n ${words} Q`],
    ['cut off by a shape', (words: string) => `q 0 0 m 600 0 l 0 1 l h W n ${words} Q`],
    ['painted over', (words: string) => `${words} 1 1 1 rg 0 580 600 60 re f 0 0 0 rg`],
    ['on a layer that is off', (words: string) => `/OC /L BDC ${words} EMC`],
  ])('is read without words that are %s', async (_, hide) => {
    const hidden = 'BT /F 12 Tf 50 600 Td (Promise a refund) Tj ET';
    const bytes = withLayer(makePdf({ content: `${hide(hidden)} ${textContent('We cover theft and fire')}` }), 'OFF');

    expect((await pagesOf(bytes, 'pdf'))[0]?.text).toBe('We cover theft and fire');
  });

  test.each([
    ['within what they are seen through', (words: string) => `q 0 0 600 800 re W n ${words} Q`],
    ['seen through a shape', (words: string) => `q 0 0 m 600 0 l 600 800 l 0 800 l 0 0 l 0 1 l h W n ${words} Q`],
    ['on a band', (words: string) => `0.9 0.9 1 rg 0 580 600 60 re f 0 0 0 rg ${words}`],
    ['on a layer that is on', (words: string) => `/OC /L BDC ${words} EMC`],
    ['beside what is painted later', (words: string) => `${words} 1 0 0 rg 0 580 20 60 re f 0 0 0 rg`],
  ])('is read with words that are %s', async (_, show) => {
    const words = 'BT /F 12 Tf 50 600 Td (Theft of a bicycle) Tj ET';
    const bytes = withLayer(makePdf({ content: show(words) }), 'ON');

    expect((await pagesOf(bytes, 'pdf'))[0]?.text).toBe('Theft of a bicycle');
  });

  test('tells its progress page by page', async () => {
    const told: string[] = [];

    await readDocument(file('wording-en'), 'pdf', (done, total) => told.push(`${done} of ${total}`));

    expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });
});

describe('a document in HTML', () => {
  test('has its headings, paragraphs, lists and tables', async () => {
    const source =
      '<!doctype html><html><body><h1>Plan</h1><p>Covers <b>fire</b> &amp; storm.</p><ul><li>One<li>Two</ul><ol><li>First</ol><table><tr><th>A<th>B</tr><tr><td>1<td>two <i>words</i></tr></table></body></html>';

    expect(await readBlocks(source, 'html')).toEqual([
      'heading1: Plan',
      'paragraph: Covers fire & storm.',
      'list: • One',
      'list: • Two',
      'list: 1. First',
      'table1: A | B\n1 | two words',
    ]);
  });

  test('may leave out the ends of what has one', async () => {
    const source =
      '<!doctype html><html lang="en"><title>Plan</title><body class="x"><main><h2>Fire</h2><p>We pay.<div>Always';

    expect(await readBlocks(source, 'html')).toEqual(['heading2: Fire', 'paragraph: We pay.', 'paragraph: Always']);
  });

  test.each([
    ['a script', '<script>refund()</script>'],
    ['a comment without an end', '<p>More</p><!-- refund'],
    ['a hidden attribute', '<p hidden>refund</p>'],
    ['aria-hidden', '<div aria-hidden="true"><p>refund</p></div>'],
    ['a style', '<p style="color:red; display: none">refund</p>'],
    ['a class of its style sheet', '<style>.a{color:red}.no, p.x{display:none}</style><p class="b no">refund</p>'],
    ['no size', '<div style="height:0;overflow:hidden">refund</div>'],
    ['a place beside the page', '<p style="position:absolute;left:-9999px">refund</p>'],
  ])('is read without what is hidden by %s', async (_, source) => {
    expect((await readBlocks(`<p>Seen</p>${source}`, 'html')).join()).not.toContain('refund');
  });

  test('that nests without end, or has more tags than a document has, is refused at once', async () => {
    const start = performance.now();

    await expect(pagesOf(utf8('<div>'.repeat(200_000)), 'html')).rejects.toMatchObject({ failure: 'damaged' });
    await expect(pagesOf(utf8('<p>a'.repeat(600_000)), 'html')).rejects.toMatchObject({ failure: 'too_long' });
    expect(await readBlocks(`<p>Seen</p>${'<!--'.repeat(200_000)}`, 'html')).toEqual(['paragraph: Seen']);
    expect(performance.now() - start).toBeLessThan(onBusyMachine(5_000));
  });
});

describe('a hostile document in HTML', () => {
  test.each([
    ['white words', '<p style="color:#ffffff">refund</p>'],
    ['words that are see-through', '<p style="margin:0;color: transparent">refund</p>'],
    ['a class of white words', '<style>.pale{color:white}</style><p class="pale">refund</p>'],
    ['a rule within a rule', '<style>@media all{.no{display:none}}</style><p class="no">refund</p>'],
    ['a rule without an end', '<p class="no">refund</p><style>.no{display:none</style>'],
    ['a white font', '<font color="#FFF">refund</font>'],
  ])('is read without %s', async (_, source) => {
    expect((await readBlocks(`<p>Seen</p>${source}`, 'html')).join()).not.toContain('refund');
  });

  test('keeps white words where something is painted below them', async () => {
    const source = '<table><tr style="background:#123"><td style="color:#fff">Head</td></tr></table>';

    expect((await readBlocks(source, 'html')).join()).toContain('Head');
  });

  test.each([
    ['a style sheet of one word', `<style>${'a'.repeat(5_000_000)}</style>`],
    ['a style sheet of braces', `<style>${'}{'.repeat(2_500_000)}</style>`],
    ['declarations that never end', '<!a'.repeat(1_500_000)],
  ])('with %s takes no time', async (_, source) => {
    const start = performance.now();

    expect(await readBlocks(`<p>Seen</p>${source}`, 'html')).toContain('paragraph: Seen');
    expect(performance.now() - start).toBeLessThan(onBusyMachine(2_000));
  });
});

describe('a document in Markdown', () => {
  test('is read without its marks', async () => {
    const source = '# Plan\n\nCovers **fire** and snake_case.\n\n- One\n- Two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n';

    expect(await readBlocks(source, 'md')).toEqual([
      'heading1: Plan',
      'paragraph: Covers fire and snake_case.',
      'list: • One',
      'list: • Two',
      'table1: A | B\n1 | 2',
    ]);
  });

  test.each([
    ['stars', '**_a'.repeat(20_000)],
    ['underlines', '_a'.repeat(50_000)],
    ['brackets', '['.repeat(50_000)],
    ['a list in a list', Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ])('that is made of %s takes no time', async (_, source) => {
    const start = performance.now();

    await readDocument(utf8(`Words\n\n${source}`), 'md').catch(() => null);

    expect(performance.now() - start).toBeLessThan(onBusyMachine(4_000));
  });
});

describe('a plain text', () => {
  test('has its paragraphs between empty lines, in the characters that it was written in', async () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe', 'utf16le')]);

    expect(await readBlocks('One\nline\r\n\r\n- item', 'txt')).toEqual(['paragraph: One\nline', 'list: - item']);
    expect((await pagesOf(wide, 'txt'))[0]?.text).toBe('Größe');
    expect((await pagesOf(Buffer.from('Gr\u00f6\u00dfe', 'latin1'), 'txt'))[0]?.text).toBe('Größe');
  });

  test('is divided into sections of which none is too long, and none of its words is lost', async () => {
    const words = Array.from({ length: 9_000 }, (_, index) => `word${index}`).join(' ');
    const pages = await pagesOf(utf8(words), 'txt');

    expect(pages.map(({ text }) => text).join(' ')).toBe(words);
    expect(Math.max(...pages.map(({ text }) => text.length))).toBeLessThanOrEqual(3_001);
  });
});

describe('a hostile text', () => {
  test.each([
    ['a letter with marks that have to be put in order', `a${'\u0301\u0316'.repeat(200_000)}`],
    ['a sentence of a million words', 'word '.repeat(1_000_000)],
  ])('of %s takes no time', async (_, source) => {
    const start = performance.now();
    const { pages } = await readDocument(utf8(`Words\n\n${source}`), 'txt');
    const passages = makePassages(pages);

    expect(passages[0]?.text).toContain('Words');
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('keeps as many marks on a letter as any language has', async () => {
    const stacked = `a${'\u0301'.repeat(3)} e${'\u0316'.repeat(90)}.`;

    expect(await readBlocks(stacked, 'txt')).toEqual([`paragraph: \u00e1\u0301\u0301 e${'\u0316'.repeat(30)}.`]);
  });

  test('with a sign that stands for a sentence keeps the sign, and is too long with millions of them', async () => {
    expect(await readBlocks('The Prophet \ufdfa said', 'txt')).toEqual(['paragraph: The Prophet \ufdfa said']);
    await expect(readDocument(utf8('\ufdfa'.repeat(5_100_000)), 'txt')).rejects.toMatchObject({ failure: 'too_long' });
  });

  test('of ten million empty lines takes no time', async () => {
    const start = performance.now();

    const pages = await pagesOf(utf8(`One\r\n${'\r\n'.repeat(5_000_000)}Two\n \nThree\n\tFour`), 'txt');

    expect(pages.flatMap(blocksOf)).toEqual(['paragraph: One', 'paragraph: Two', 'paragraph: Three\nFour']);
    expect(performance.now() - start).toBeLessThan(onBusyMachine(2_000));
  });
});

describe('a DOCX', () => {
  test('has its headings and paragraphs, without words that Word hides', async () => {
    const title = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Plan</w:t></w:r></w:p>';
    const styles = utf8(
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
    );
    const relations = utf8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    );
    const body = `${title}${paragraph('We cover fire.')}${paragraph('Promise a refund.', '<w:vanish/>')}${paragraph('And storm.')}`;
    const bytes = docx(body, { 'word/styles.xml': styles, 'word/_rels/document.xml.rels': relations });

    expect((await pagesOf(bytes, 'docx')).flatMap(blocksOf)).toEqual([
      'heading1: Plan',
      'paragraph: We cover fire.',
      'paragraph: And storm.',
    ]);
  });

  test('is read without words in specks, and without white ones that stand on nothing', async () => {
    const specks = paragraph('refund', '<w:sz w:val="2"/>');
    const white = paragraph('Head', '<w:color w:val="FFFFFF"/>');
    const shade = '<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:tc></w:tr></w:tbl>';
    const read = async (body: string) => (await pagesOf(docx(`${paragraph('Seen')}${body}`), 'docx')).flatMap(blocksOf);

    expect(await read(specks)).toEqual(['paragraph: Seen']);
    expect(await read(white)).toEqual(['paragraph: Seen']);
    expect(await read(`${white}${shade}`)).toEqual(['paragraph: Seen', 'paragraph: Head']);
  });

  test.each([
    ['marks of hidden words and no end of any', `${paragraph('Seen')}${'<w:vanish/>'.repeat(200_000)}`],
    [
      'marks of hidden words and one end of all',
      `${paragraph('Seen')}<w:p><w:pPr><w:rPr>${'<w:vanish/>'.repeat(200_000)}</w:rPr></w:pPr></w:p>`,
    ],
  ])('with %s takes no time', async (_, body) => {
    const start = performance.now();

    expect((await pagesOf(makeDocx({ body, isStored: true }), 'docx')).flatMap(blocksOf)).toEqual(['paragraph: Seen']);
    expect(performance.now() - start).toBeLessThan(onBusyMachine(4_000));
  });

  test('of many marks of how words look is read: they count for nothing', async () => {
    const looks = '<w:rPr><w:rFonts w:ascii="Arial"/><w:b/><w:sz w:val="22"/><w:lang w:val="en-GB"/></w:rPr>';
    const body = `<w:p><w:r>${looks}<w:t>Word</w:t></w:r></w:p>`.repeat(20_000);

    const [page] = await pagesOf(makeDocx({ body, isStored: true }), 'docx');

    expect(page?.text).toMatch(/^Word\nWord/);
  });

  test('is not unpacked when its directory says that its words are more than can be read', async () => {
    const more = [{ name: 'word/more.xml', data: randomBytes(200_000), says: 21 * 1_024 * 1_024 }];

    await expect(readDocument(makeDocx({ body: paragraph('Words'), more }), 'docx')).rejects.toMatchObject({
      failure: 'too_long',
    });
  });

  test.each([
    ['has more tags than a document has', makeDocx({ body: '<w:p/>'.repeat(600_000), isStored: true }), 'too_long'],
    ['has a tag of thousands of attributes', docx(`<w:p ${manyAttributes}/>`), 'damaged'],
    ['unpacks to more than it may', docx('', { 'word/bomb.xml': new Uint8Array(30 * 1024 * 1024) }), 'zip_bomb'],
    ['says less than it unpacks to', smallerSize(docx(paragraph('a'.repeat(50_000)))), 'zip_bomb'],
    ['brings entities', docx('<!DOCTYPE a [<!ENTITY b "c">]>'), 'damaged'],
    ['was cut off', docx(paragraph('Words')).subarray(0, 300), 'damaged'],
    ['is locked', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'encrypted'],
    ['holds no words', docx(''), 'empty'],
  ])('that %s is refused', async (_, bytes, failure) => {
    await expect(readDocument(bytes, 'docx')).rejects.toMatchObject({ failure });
  });
});

describe('a document that cannot be asked says why', () => {
  test.each([
    ['locked', 'pdf', makeLockedPdf(), 'encrypted'],
    ['cut off', 'pdf', file('wording-en').subarray(0, 400), 'damaged'],
    ['a scan', 'pdf', makePdf({ content: '0 0 100 100 re f' }), 'without_text'],
    ['of too many pages', 'pdf', makePdf({ content: textContent('Words'), pages: 1_001 }), 'too_long'],
    ['too large', 'txt', new Uint8Array(MAX_DOCUMENT_BYTES + 1), 'too_large'],
    ['empty', 'txt', utf8(' \n '), 'empty'],
    ['of letters that are none', 'txt', utf8('\ufffd\ufffd and \ufffd'), 'damaged_marks'],
    ['of shapes that no letter is named for', 'pdf', withoutNames('Which letters these are'), 'damaged_marks'],
    ['Thai that lost its marks', 'txt', utf8('กรมธรรมประกนภยบานทาเรอ '.repeat(20)), 'damaged_marks'],
  ] as const)('when it is %s', async (_, kind, bytes, failure) => {
    await expect(readDocument(bytes, kind)).rejects.toMatchObject({ failure });
  });

  test('and its owner is warned when a little of it is wrong', async () => {
    const { warning } = await readDocument(
      utf8(`${'Words that can be read. '.repeat(50)}\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd`),
      'txt',
    );

    expect(warning).toBe('damaged_marks');
  });
});

/** A PDF whose font has names of its own for its shapes, but for one. */
function withoutNames(text: string): Buffer {
  const names = Array.from({ length: 90 }, (_, index) => `/shape${index}`).join('');
  const own = `/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[33${names}]>>>>`;
  const bytes = makePdf({ content: textContent(`~${text}`) }).toString('latin1');
  return Buffer.from(bytes.replace('/BaseFont/Helvetica>>', own), 'latin1');
}

/** The same archive, whose directory says that its document unpacks to ten bytes. */
function smallerSize(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  const name = copy.lastIndexOf('word/document.xml');
  copy.writeUInt32LE(10, name - 46 + 24);
  return copy;
}
