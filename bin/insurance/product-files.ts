import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { ProductContent } from '../../functions/domain/insurance/check-product.ts';
import { ProductDefinition } from '../../shared/insurance/definition.ts';
import { ProductCase } from '../../shared/insurance/product-cases.ts';
import { ProductTexts } from '../../shared/insurance/product-texts.ts';

/** The products that the project brings: a folder each. */
export const productsFolder = join(import.meta.dirname, '../../shared/insurance/products');

/** Folders of all products that the project brings. */
export function productFolders(): string[] {
  return readdirSync(productsFolder).map((name) => join(productsFolder, name));
}

/**
 * Reads a product's folder: `definition.json`, `cases.json`, `texts/<language>.json`, `wording/<language>.md`. Throws with the
 * file and the place in it where something is not as the schema says.
 */
export function readProductFiles(folder: string): ProductContent {
  return {
    definition: parseFile(ProductDefinition, join(folder, 'definition.json')),
    cases: parseFile(z.array(ProductCase), join(folder, 'cases.json')),
    texts: byLanguage(join(folder, 'texts'), '.json', (path) => parseFile(ProductTexts, path)),
    wordings: byLanguage(join(folder, 'wording'), '.md', (path) => readFileSync(path, 'utf8')),
  };
}

function parseFile<Schema extends z.ZodType>(schema: Schema, path: string): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function byLanguage<Value>(folder: string, ending: string, read: (path: string) => Value): Record<string, Value> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return Object.fromEntries(names.map((name) => [basename(name, ending), read(join(folder, name))]));
}
