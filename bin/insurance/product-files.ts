import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { checkDefinition } from '../../shared/insurance/check-definition.ts';
import { checkTexts } from '../../shared/insurance/check-texts.ts';
import { ProductDefinition } from '../../shared/insurance/definition.ts';
import { priceExamples } from '../../shared/insurance/examples.ts';
import { ProductCase, runCase } from '../../shared/insurance/product-cases.ts';
import { ProductTexts } from '../../shared/insurance/product-texts.ts';

/** The products that the project brings: a folder each. */
export const productsFolder = join(import.meta.dirname, '../../shared/insurance/products');

/** A product as its folder has it: `definition.json`, `cases.json`, `texts/<language>.json`, `wording/<language>.md`. */
export type ProductFiles = {
  definition: ProductDefinition;
  cases: readonly ProductCase[];
  /** By language. */
  texts: Readonly<Record<string, ProductTexts>>;
  /** The policy wording in Markdown, by language. */
  wordings: Readonly<Record<string, string>>;
};

/** Folders of all products that the project brings. */
export function productFolders(): string[] {
  return readdirSync(productsFolder).map((name) => join(productsFolder, name));
}

/** Reads a folder; throws with the file and the place in it where something is not as the schema says. */
export function readProductFiles(folder: string): ProductFiles {
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

/** All that is wrong with a product: its definition, its texts and wordings in each language, its cases. Empty when all is well. */
export function checkProduct(files: ProductFiles): string[] {
  const problems = checkDefinition(files.definition);
  // A definition whose names lead nowhere cannot be run.
  const isRunnable = problems.length === 0;
  return [...problems, ...checkWords(files), ...(isRunnable ? runProduct(files) : [])];
}

function checkWords({ definition, texts, wordings }: ProductFiles): string[] {
  const languages: readonly string[] = definition.languages;
  const written = new Set([...Object.keys(texts), ...Object.keys(wordings)]);
  return [
    ...languages.flatMap((language) => {
      const words = texts[language];
      return [
        ...(words === undefined
          ? [`texts/${language}.json is missing`]
          : checkTexts(definition, words).map((problem) => `texts/${language}.json: ${problem}`)),
        ...(wordings[language] === undefined ? [`wording/${language}.md is missing`] : []),
      ];
    }),
    ...[...written].filter((one) => !languages.includes(one)).map((one) => `${one} is none of the languages`),
  ];
}

function runProduct({ definition, cases }: ProductFiles): string[] {
  const failures = cases.flatMap((one) => runCase(definition, one).map((failure) => `case "${one.title}": ${failure}`));
  return [...failures, ...checkExamples(definition), ...(cases.length === 0 ? ['cases.json has no case'] : [])];
}

/** Days on which an example would break first: of a leap year, at the ends of months and years. */
const hardDays = ['2026-12-31', '2027-01-31', '2028-02-29', '2028-03-01'];

function checkExamples(definition: ProductDefinition): string[] {
  return hardDays.flatMap((today) => {
    try {
      const empty = priceExamples(definition, today).filter(({ prices }) => prices.length === 0);
      return empty.map(({ id }) => `example ${id} on ${today}: no plan is offered`);
    } catch (error) {
      return [`examples on ${today}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
