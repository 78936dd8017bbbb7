import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentLimits, pageText, readPdf, type PdfLimits } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { mixedSentences } from '../../../kit/documents/sources.ts';
import { makeLockedPdf, makePdf, textContent } from '../../../kit/pdf-files.ts';

const read = (bytes: Uint8Array, limits: Partial<PdfLimits> = {}) => readPdf(bytes, { ...documentLimits, ...limits });
const textOf = async (bytes: Uint8Array): Promise<string> => (await read(bytes)).map(pageText).join('\n');
const document = (name: string): Buffer => readFileSync(`${import.meta.dirname}/../../../kit/documents/${name}.pdf`);
const cv = (name: string): Buffer => readFileSync(`${import.meta.dirname}/../../../kit/cvs/${name}.pdf`);

describe('the words of a PDF', () => {
  test.each([
    [
      'Latin letters with their marks',
      'plain-de',
      'Ich berate kleine Unternehmen in Steuerfragen, größere Handwerksbetriebe',
    ],
    [
      'Arabic from right to left, ligatures and marks whole',
      'plain-ar',
      'أساعد العائلات على التخطيط للتقاعد وتعليم الأبناء. لا أتقاضى أي عمولة',
    ],
    [
      'Thai with its tone marks, no space where none is',
      'plain-th',
      'ให้คำปรึกษาเรื่องประกันชีวิตและการออมแก่ครอบครัว พูดคุยครั้งแรกไม่มีค่าใช้จ่าย',
    ],
    [
      'Chinese in characters, not in their radicals',
      'plain-zh',
      '我為首次置業的家庭提供保險及財務意見。首次諮詢一小時,費用全免。',
    ],
  ])('are %s', async (_, name, sentence) => {
    expect(await textOf(cv(name))).toContain(sentence);
  });

  test('are Arabic with the figures, dates and Latin words that stand in it, in the order in which they are read', async () => {
    const text = await textOf(document('mixed-ar'));

    for (const sentence of mixedSentences) expect(text).toContain(sentence);
  });

  test('stand in lines with the size of their type, and what is at the edge is a line of its own', async () => {
    const [page] = await read(cv('plain-en'));
    const name = page?.lines.find(({ text }) => text === 'Thomas Okafor');
    const job = page?.lines.find(({ text }) => text === 'Mortgage adviser, Okafor Homes Ltd');
    const dates = page?.lines.find(({ text }) => text === '2016 – present');

    expect(name?.size).toBeGreaterThan(2 * (job?.size ?? 99));
    expect(dates?.baseline).toBe(job?.baseline);
  });

  test('come with the addresses that links lead to', async () => {
    const [page] = await read(cv('plain-en'));

    expect(page?.links).toEqual(['https://www.instagram.com/thomas.mortgages']);
  });
});

describe('a PDF that can’t be read', () => {
  test.each([
    ['that is locked', makeLockedPdf(), 'pdf_encrypted'],
    ['that is none', Buffer.from('MZ\u0000\u0001'), 'pdf_damaged'],
    ['that was cut off', makePdf({ content: textContent('Hello') }).subarray(0, 60), 'pdf_damaged'],
    ['that is a scan', makePdf({ content: '0 0 100 100 re f' }), 'pdf_without_text'],
  ])('because it is one %s, says so', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code });
  });

  test('because it has more pages, characters or work than is allowed, says so', async () => {
    const bytes = makePdf({ content: textContent('Hello there'), pages: 3 });

    await expect(read(bytes, { pages: 2 })).rejects.toMatchObject({ code: 'pdf_too_long' });
    await expect(read(bytes, { characters: 20 })).rejects.toMatchObject({ code: 'pdf_too_long' });
    await expect(read(bytes, { milliseconds: -1 })).rejects.toMatchObject({ code: 'pdf_too_long' });
    expect(await read(bytes)).toHaveLength(3);
  });
});

describe('a hostile PDF', () => {
  test('that unpacks to more than it may takes its limit of memory, no more, and the next one is read', async () => {
    const bomb = makePdf({ content: 'q '.repeat(4_000_000), times: 2 });

    await expect(read(bomb)).rejects.toMatchObject({ code: 'pdf_damaged' });
    expect(await textOf(makePdf({ content: textContent('Still here') }))).toBe('Still here');
  });

  test('has no control characters left in its words', async () => {
    expect(await textOf(makePdf({ content: textContent(String.raw`a\000b\033c\u202ed`) }))).not.toMatch(/[^\P{C}\n]/u);
  });

  test('with a page of more characters than a page has is refused before they are compared', async () => {
    const row = `(${'ab cd '.repeat(500)}) Tj`;
    const rows = Array.from({ length: 20 }, (_, index) => `1 0 0 1 10 ${700 - 20 * index} Tm ${row}`);

    await expect(read(makePdf({ content: `BT /F 4 Tf ${rows.join('\n')} ET` }))).rejects.toMatchObject({
      code: 'pdf_too_long',
    });
  });

  test('whose pages have no character is given up when its time is over', async () => {
    const bytes = makePdf({ content: 'q Q', pages: 3 });

    await expect(read(bytes, { milliseconds: -1 })).rejects.toMatchObject({ code: 'pdf_too_long' });
  });
});
