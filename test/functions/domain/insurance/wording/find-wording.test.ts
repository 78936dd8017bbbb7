/** Policy wordings as they are read: set by the real typesetter with the fonts of the build, and read back from their PDFs. */
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../../../../functions/domain/insurance/find-product.ts';
import { wordingKey } from '../../../../../functions/domain/insurance/product-rows.ts';
import {
  forgetWordings,
  passagesOf,
  wordingFileOf,
} from '../../../../../functions/domain/insurance/wording/find-wording.ts';
import { documentLimits, pageText, readPdf } from '../../../../../functions/domain/knowledge/read-pdf.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { shippedProduct } from '../../../../kit/insurance/products.ts';
import { publishedRows, useInsurer } from '../../../../kit/insurance/published.ts';
import { accountId } from '../../../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../../../kit/memory-bucket.ts';
import { useRealPapers } from '../../../../kit/real-papers.ts';

const memory = useInsurer();
const files = useMemoryBuckets();
useRealPapers();

/** Sold with its own wordings. */
async function publish(code: string) {
  const { definition, wordings } = shippedProduct(code);
  const { version, languages } = definition;
  memory.put([
    ...publishedRows(definition),
    ...languages.map((language) => ({ ...wordingKey(code, version, language), wording: wordings[language] ?? '' })),
  ]);
  forgetWordings();
  return definitionOf(code, version);
}

/** Without spaces and signs, which lie differently in every script. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

async function read(code: string, language: LanguageValue) {
  const definition = await publish(code);
  const { key } = await wordingFileOf(definition, language);
  const pages = await readPdf(files.get(`documents/${key}`) as Uint8Array, documentLimits);
  const { passages } = await passagesOf(definition, language);
  return { key, pages: pages.map((page) => bare(pageText(page))), passages };
}

describe('the PDF of a policy wording', () => {
  test.each([
    ['travel-hk', 'en_us', 'What is not covered', ['Page 2 of 5', 'Policy wording', 'Version 1']],
    ['travel-hk', 'zh_hk', '不保事項', ['第 2 頁，共 4 頁', '保單條款', '第 1 版']],
    ['accident-id', 'id_id', 'Yang tidak dijamin', ['Halaman 2 dari 4', 'Ketentuan polis']],
    ['motor-th', 'th_th', 'สิ่งที่เราไม่จ่าย', ['หน้า 2 จาก 5', 'เงื่อนไขกรมธรรม์']],
    ['pet-gb', 'ar_ae', 'ما لا تشمله التغطية', ['صفحة 2 من 4', 'نص الوثيقة', 'الإصدار 1']],
  ] as const)(
    'of %s in %s has all of its words in their order, each passage on its page, and names page, version and insurer',
    async (code, language, exclusions, running) => {
      const { key, pages, passages } = await read(code, language);

      expect(key).toBe(`wordings/${accountId}/${code}/1/${language}.pdf`);
      for (const words of ['Nordic Cover', ...running]) expect(pages[1]).toContain(bare(words));
      const lines = passages.flatMap(({ text, page }) => text.split('\n').map((line) => ({ line, page })));
      const prose = lines.filter(({ line }) => !line.includes(' | ')).map((one) => ({ ...one, line: bare(one.line) }));
      // The rest of a list begins with the sentence before it, which may stand on the page before.
      const near = (page: number): string => pages.slice(Math.max(0, page - 2), page).join('');
      const missing = prose.filter(({ line, page }) => !near(page).includes(line.replace(/^\d+/, '')));
      // Some Arabic letters with marks are read a line higher than they are drawn.
      expect(missing.slice(language === 'ar_ae' ? prose.length / 20 : 0)).toEqual([]);
      const marked = passages.filter(({ isExclusion }) => isExclusion);
      expect(new Set(marked.map(({ section }) => section[0]?.replace(/^\d+ /, '')))).toEqual(new Set([exclusions]));
    },
    30_000,
  );

  test('is set once for a version and language, and read from the bucket after that', async () => {
    const { key } = await read('pet-gb', 'en_us');
    const kept = files.get(`documents/${key}`);
    forgetWordings();

    const { passages } = await read('pet-gb', 'en_us');

    expect(files.get(`documents/${key}`)).toBe(kept);
    expect(passages.some(({ isExclusion }) => isExclusion)).toBe(true);
  }, 30_000);
});
