/** The typesetter itself, with the template of invoices: what it prints, what it refuses, what it reaches. */
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPaperFonts } from '../../../../bin/build/paper-fonts.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { invoicePaper, type InvoicePaper } from '../../../../functions/jobs/issue-invoice/invoice-paper.ts';
import { handler } from '../../../../functions/jobs/typeset/index.ts';
import { setPaper } from '../../../../functions/jobs/typeset/set-paper.ts';
import { languageValues } from '../../../../shared/places/languages.ts';
import { invoiceRow, samples } from '../../../kit/invoices.ts';
import { pdfFonts, pdfStructure } from '../../../kit/pdf-structure.ts';

beforeAll(() => buildPaperFonts(process.cwd()));

const set = (data: InvoicePaper): Buffer => setPaper({ paper: 'invoice', data });
const withBuyer = (...buyer: string[]): InvoicePaper => ({ ...invoicePaper(samples.english), buyer });
/** Without spaces, of which a line that breaks has others, and without signs of direction. */
const bare = (text: string): string => text.replaceAll(/[\s\u200b\u2068\u2069]/g, '');
const read = async (pdf: Buffer): Promise<string> => (await readPdf(pdf, documentLimits)).map(pageText).join('\n');

describe('what people wrote', () => {
  test.each([
    '#read("/etc/passwd")',
    '#import "kit.typ": *',
    '#{ panic("no") }',
    '$ x^2 $',
    'a \\ b \\u{41}',
    '*not bold* _not italic_ `not code`',
    '= No heading',
    '- no list',
    '@reference <label> // no comment /* none */',
    '"quotes" \'and\' -- dashes ... dots ~ tilde',
    '\u2069\u2069 out of its isolate',
    '") + read("/etc/hosts") + ("',
  ])('is printed letter by letter: %s', async (hostile) => {
    const text = bare(await read(set(withBuyer(hostile, hostile))));

    expect(text.split(bare(hostile))).toHaveLength(3);
  });

  test('leaves out pictures between letters, and signs that control machines', async () => {
    expect(await read(set(withBuyer('Café\u0000 🏡👍🏽 Mara', 'x')))).toMatch(/Café +Mara/);
  });

  test.each(['Nguyễn', 'Nguye\u0302\u0303n', 'Ước Đặng', 'Łódź ńśźŕǎ', 'M\u0303bae'])(
    'is read back with as many letters as it has: %s',
    async (name) => {
      expect(bare(await read(set(withBuyer(name, 'x'))))).toContain(bare(name.normalize('NFC')));
    },
  );

  test('may be longer than its line, without an end', async () => {
    const address = `https://example.com/${'path-'.repeat(30)}`;

    expect(bare(await read(set(withBuyer('x', address))))).toContain(address);
  });

  test('in letters that no font has is an error that names them, and never a box', () => {
    expect(() => set(withBuyer('தமிழ்', 'x'))).toThrow('U+0ba4');
  });
});

describe('a paper', () => {
  test.each([
    ['english', 'en-US'],
    ['arabic', 'ar-AE'],
    ['traditionalChinese', 'zh-HK'],
    ['thai', 'th-TH'],
  ] as const)('in %s is tagged, and tells its language, title and standard', (name, tag) => {
    const invoice = samples[name];
    const { language, title, isTagged, isAccessible } = pdfStructure(set(invoicePaper(invoice)));

    expect({ language, title, isTagged, isAccessible }).toEqual({
      language: tag,
      title: invoicePaper(invoice).title,
      isTagged: true,
      isAccessible: true,
    });
  });

  test.each(languageValues)('in %s has its letters in fonts that it brings, and no others', (language) => {
    const fonts = pdfFonts(set(invoicePaper(invoiceRow({ language }))));

    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ name, isEmbedded }) => !isEmbedded || !/^[A-Z]{6}\+Paper[a-z]+-/.test(name))).toEqual([]);
  });

  test.each([
    ['Hans', 'Paperhans'],
    ['Hant', 'Paperhant'],
    ['Jpan', 'Paperjpan'],
  ] as const)('has Chinese characters in the forms of %s', (script, name) => {
    const data = { ...withBuyer('骨', '直'), language: { tag: 'en-US', direction: 'ltr', script } as const };

    expect(pdfFonts(set(data)).map((font) => font.name.slice(7).split('-')[0])).toContain(name);
  });

  test('has the same bytes each time', () => {
    expect(set(invoicePaper(samples.thai)).equals(set(invoicePaper(samples.thai)))).toBe(true);
  });

  test('whose data lack something is an error that names it', () => {
    const { words: _, ...rest } = invoicePaper(samples.english);

    expect(() => setPaper({ paper: 'invoice', data: rest })).toThrow(/invoice could not be set.*words/s);
  });

  test('takes no memory that it does not give back', () => {
    const megabytes = (): number => process.memoryUsage().rss / 1e6;
    const many = (count: number): void => {
      for (let number = 0; number < count; number += 1) set(withBuyer(`Customer ${number}`, 'x'));
    };
    many(50);
    const before = megabytes();
    many(200);

    // A paper that is kept takes 0.4 MB.
    expect(megabytes() - before).toBeLessThan(50);
  });
});

describe('the function that sets papers', () => {
  test.each([
    ['no paper', {}],
    ['another paper', { paper: '../../etc/passwd', data: invoicePaper(samples.english) }],
    ['no language', { paper: 'invoice', data: { title: 'x' } }],
    ['more than it knows', { paper: 'invoice', data: invoicePaper(samples.english), file: '/etc/passwd' }],
  ])('refuses a request with %s', async (_, request) => {
    await expect(handler(request)).rejects.toThrow();
  });

  test('gives a PDF', async () => {
    const { body } = await handler({ paper: 'invoice', data: invoicePaper(samples.english) });

    expect(Buffer.from(body, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
  });
});
