/** What people of the demo wrote, and insurers in the words of their products: English wherever it is read. */
import { productFolders, readProductFiles } from '../../insurance/product-files.ts';
import { demoChatProducts, demoCompany, FOUNDER_NAME } from '../../demo/company-products.ts';
import { people } from '../../demo/people.ts';
import { demoProducts } from '../../demo/products.ts';

export function writtenTexts(): Set<string> {
  const products = productFolders().map((folder) => readProductFiles(folder).texts);
  return new Set(stringsIn([people, demoProducts, demoChatProducts, demoCompany, FOUNDER_NAME, products]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/\n+/)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
