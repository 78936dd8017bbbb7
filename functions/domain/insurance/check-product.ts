/** What a product has to meet before it is sold, in words for who wrote it: names files as its folder has them. */
import { checkDefinition } from '../../../shared/insurance/check-definition.ts';
import { checkTexts } from '../../../shared/insurance/check-texts.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { priceExamples } from '../../../shared/insurance/examples.ts';
import { runCase, type ProductCase } from '../../../shared/insurance/product-cases.ts';
import type { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import { readWordingSource } from './wording/wording-source.ts';

export type ProductContent = {
  definition: ProductDefinition;
  cases: readonly ProductCase[];
  /** By language. */
  texts: Readonly<Partial<Record<string, ProductTexts>>>;
  /** The policy wording in Markdown, by language. */
  wordings: Readonly<Partial<Record<string, string>>>;
};

/** All that is wrong with a product: its definition, its texts and wordings in each language, its cases. Empty when all is well. */
export function checkProduct(files: ProductContent): string[] {
  const problems = checkDefinition(files.definition);
  // A definition whose names lead nowhere cannot be run.
  const isRunnable = problems.length === 0;
  return [...problems, ...checkWords(files), ...(isRunnable ? runProduct(files) : [])];
}

function checkWords({ definition, texts, wordings }: ProductContent): string[] {
  const languages: readonly string[] = definition.languages;
  const written = new Set([...Object.keys(texts), ...Object.keys(wordings)]);
  return [
    ...languages.flatMap((language) => {
      const words = texts[language];
      return [
        ...(words === undefined
          ? [`texts/${language}.json is missing`]
          : checkTexts(definition, words).map((problem) => `texts/${language}.json: ${problem}`)),
        ...checkWording(language, wordings[language]),
      ];
    }),
    ...[...written].filter((one) => !languages.includes(one)).map((one) => `${one} is none of the languages`),
  ];
}

function checkWording(language: string, wording: string | undefined): string[] {
  if (wording === undefined) return [`wording/${language}.md is missing`];
  const isMarked = readWordingSource(wording).exclusionHeadings.length > 0;
  return isMarked ? [] : [`wording/${language}.md marks no section with {.exclusions}`];
}

function runProduct({ definition, cases }: ProductContent): string[] {
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
