import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentPage, KeptPassage } from '../../../../functions/domain/knowledge/document-page.ts';
import { makePassages } from '../../../../functions/domain/knowledge/make-passages.ts';
import { readDocument } from '../../../../functions/domain/knowledge/read-document.ts';

const printed = ['wording-en', 'wording-de', 'wording-ar', 'wording-th', 'wording-zh', 'price-list-en', 'leaflet-en'];
const readPrinted = async (name: string): Promise<DocumentPage[]> =>
  (await readDocument(readFileSync(`${import.meta.dirname}/../../../kit/documents/${name}.pdf`), 'pdf')).pages;
const passagesOf = async (markdown: string): Promise<KeptPassage[]> =>
  makePassages((await readDocument(Buffer.from(markdown), 'md')).pages);

const words = (text: string): string => text.replaceAll(/\s+/g, '');
const sentences = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Sentence number ${index} says what is covered.`).join(' ');

const long = [
  `# Long\n\n${sentences(60)}\n\n- ${sentences(30)}\n\n${'endless'.repeat(400)}`,
  `| A | B |\n|---|---|\n${`| ${sentences(4)} | ${sentences(30)} |\n`.repeat(3)}`,
  `# 長\n\n${'我們賠償家居財物因火災所引致的損失。'.repeat(120)}\n\n${'ความคุ้มครองจากไฟไหม้'.repeat(120)}`,
];

describe('the passages of a document', () => {
  let documents: DocumentPage[][] = [];
  beforeAll(async () => {
    const texts = await Promise.all(long.map((text) => readDocument(Buffer.from(text), 'md')));
    documents = [...(await Promise.all(printed.map(readPrinted))), ...texts.map(({ pages }) => pages)];
  });

  test('hold every word of every block exactly once, and nothing else of the page', () => {
    for (const pages of documents) {
      const passages = makePassages(pages);
      for (const page of pages) {
        const own = passages.filter((passage) => passage.page === page.page);
        const blocks = page.blocks.map(({ start, end }) => page.text.slice(start, end)).join('\n');
        expect(words(own.map(({ start, end }) => page.text.slice(start, end)).join('\n'))).toBe(words(blocks));
        expect(own.every(({ start }, index) => start >= (own[index - 1]?.end ?? 0))).toBe(true);
      }
    }
  });

  test('say what the page says where they stand, behind the head or lead-in that is repeated', () => {
    for (const pages of documents) {
      for (const { page, start, end, text } of makePassages(pages)) {
        const own = words(pages[page - 1]?.text.slice(start, end) ?? '?');
        expect(words(text).endsWith(own)).toBe(true);
      }
    }
  });

  test('are none longer than what is read at once', () => {
    const lengths = documents.flatMap((pages) => makePassages(pages).map(({ text }) => text.length));

    expect(Math.max(...lengths)).toBeLessThan(1_200);
  });
});

describe('a passage', () => {
  test('begins at a heading, and names those above it', async () => {
    const passages = await passagesOf('# Plan\n\n## Fire\n\nWe pay.\n\n## Theft\n\nWe pay, too.');

    expect(passages.map(({ headings, text }) => [headings, text])).toEqual([
      [[], 'Plan\nFire\nWe pay.'],
      [['Plan'], 'Theft\nWe pay, too.'],
    ]);
  });

  test('of a long table has the head of the table, also on the next page', async () => {
    const passages = makePassages(await readPrinted('price-list-en'));

    expect(passages.length).toBeGreaterThan(3);
    for (const { text } of passages) expect(text).toContain('Number | Part | Price\nHP-');
  });

  test('of a long list has the sentence that leads it in', async () => {
    const items = Array.from({ length: 30 }, (_, index) => `- point ${index} of what is left out of the cover`);
    const passages = await passagesOf(`# Limits\n\nWe never pay for:\n\n${items.join('\n')}`);

    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toContain('We never pay for:\n• point');
  });

  test('keeps a lead-in with its list where both would not fit behind the text before', async () => {
    const passages = await passagesOf(`${sentences(21)}\n\nWe never pay for:\n\n- ${sentences(3)}\n- rust`);

    expect(passages.map(({ text }) => text.includes('We never pay for:'))).toEqual([false, true]);
  });

  test('of a long paragraph ends with a sentence', async () => {
    const passages = await passagesOf(sentences(60));

    expect(passages.length).toBeGreaterThan(2);
    for (const { text } of passages) expect(text).toMatch(/^Sentence .*covered\.$/);
  });

  test('joins the lines of a paragraph, without a space where the script has none', async () => {
    const [chinese] = makePassages(await readPrinted('wording-zh')).slice(1);
    const [english] = makePassages(await readPrinted('wording-en')).slice(1);

    expect(chinese?.text).toContain('亦視為單車。');
    expect(english?.text).toContain('escape of water and theft.');
  });
});
