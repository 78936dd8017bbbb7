import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoChatProducts, demoCompany } from '../../../bin/demo/company-products.ts';
import { readDocument } from '../../../functions/domain/knowledge/read-document.ts';
import { kindOfBytes } from '../../../functions/domain/knowledge/kind-of-bytes.ts';
import { CompanyContent } from '../../../shared/model/company.ts';
import { ChatPageTexts, DocumentProductName } from '../../../shared/model/document-product.ts';

const read = (file: string): Buffer => readFileSync(new URL(`../../../bin/demo/documents/${file}`, import.meta.url));
const documents = demoChatProducts.flatMap((product) => Object.entries(product.documents));

test("the demo's company and its products are such as their editors could have made them", () => {
  expect(CompanyContent.safeParse({ ...demoCompany, logo: null }).success).toBe(true);
  for (const { name, texts } of demoChatProducts) {
    expect(DocumentProductName.parse(name)).toBe(name);
    expect(ChatPageTexts.parse({ ...texts, logo: null, language: 'en_us' })).toMatchObject(texts);
  }
});

test.each(documents)('"%s" is read whole, without a warning', async (name, file) => {
  const bytes = read(file);
  const kind = kindOfBytes(bytes, name);
  if (!kind) throw new Error(`${file} is no document.`);
  const { pages, warning } = await readDocument(bytes, kind);
  const source = read(file.replace('.pdf', '.md')).toString('utf8');
  const text = pages.map((page) => page.text.replaceAll('\n', ' ')).join('\n');

  expect(warning).toBeNull();
  const headings = [...source.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
});
