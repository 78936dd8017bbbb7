import { basename, join } from 'node:path';
import {
  productFolders,
  productsFolder,
  readProductFiles,
  type ProductFiles,
} from '../../../bin/insurance/product-files.ts';

/** Codes of all products that the project brings. */
export const shippedCodes: readonly string[] = productFolders().map((folder) => basename(folder));

/** One of them, as its folder has it now. */
export const shippedProduct = (code: string): ProductFiles => readProductFiles(join(productsFolder, code));
