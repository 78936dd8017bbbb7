import { basename, join } from 'node:path';
import { productFolders, productsFolder, readProductFiles } from '../../../bin/insurance/product-files.ts';
import type { ProductContent } from '../../../functions/domain/insurance/check-product.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { ProductCase } from '../../../shared/insurance/product-cases.ts';

/** Codes of all products that the project brings. */
export const shippedCodes: readonly string[] = productFolders().map((folder) => basename(folder));

/** One of them, as its folder has it now. */
export const shippedProduct = (code: string): ProductContent => readProductFiles(join(productsFolder, code));

/** The example product as if it had been shipped: all that is asked of one that is published. */
export const exampleContent: ProductContent = {
  definition: exampleProduct.definition,
  texts: { en_us: exampleProduct.texts },
  wordings: { en_us: '# Wayfarer\n\n## What is not covered {.exclusions}' },
  cases: [
    ProductCase.parse({
      title: 'A week',
      today: '2026-11-22',
      answers: { answer: { start: '2026-12-20', end: '2026-12-26' }, applicant: {}, insured: [] },
      expects: { totals: { standard: 130 } },
    }),
  ],
};
