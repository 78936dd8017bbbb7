/** The policy wording of a product's version: its PDF and its passages. They are made when they are first needed, once for each language. */
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { readCompany } from '../../companies/read-company.ts';
import { findProductRow, textsOf, wordingOf } from '../find-product.ts';
import { setWording } from './set-wording.ts';
import { hasWordingFile, keepWording, readKeptPassages, wordingFileKey, type WordingPlace } from './wording-files.ts';
import { wordingPassages, type WordingPassage } from './wording-passages.ts';

export type WordingFile = {
  /** In the bucket `documents`. */
  key: string;
  /** The one that was asked for, or the product's first. */
  language: LanguageValue;
  /** As it is saved: `travel-hk-1-en_us.pdf`. */
  fileName: string;
};

/** Memory is small; most questions are about few products. */
const MOST_KEPT = 20;

const kept = new Map<string, WordingPassage[]>();

/** For tests: nothing was read before. */
export function forgetWordings(): void {
  kept.clear();
}

/** Sets the PDF if nobody has needed it yet. Throws `not_found`, and what setting throws. */
export async function wordingFileOf(definition: ProductDefinition, wanted: LanguageValue): Promise<WordingFile> {
  const { place, source } = await locate(definition, wanted);
  if (!(await hasWordingFile(place))) await make(definition, place, source);
  const { code, version, language } = place;
  return { key: wordingFileKey(place), language, fileName: `${code}-${version}-${language}.pdf` };
}

/** What it says. Throws as `wordingFileOf` does. */
export async function passagesOf(
  definition: ProductDefinition,
  wanted: LanguageValue,
): Promise<{ place: WordingPlace; passages: readonly WordingPassage[] }> {
  const { place, source } = await locate(definition, wanted);
  const key = wordingFileKey(place);
  const known = kept.get(key);
  if (known) return { place, passages: known };
  const isMade = await hasWordingFile(place);
  const passages = isMade ? await readKeptPassages(place) : await make(definition, place, source);
  const oldest = kept.keys().next();
  if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  kept.set(key, passages);
  return { place, passages };
}

async function locate(definition: ProductDefinition, wanted: LanguageValue) {
  const { code, version } = definition;
  const [row, { language, wording }] = await Promise.all([findProductRow(code), wordingOf(definition, wanted)]);
  if (row === null) throw new AppError('not_found');
  return { place: { companyId: row.companyId, code, version, language }, source: wording };
}

async function make(definition: ProductDefinition, place: WordingPlace, source: string): Promise<WordingPassage[]> {
  const { companyId, version, language } = place;
  const [company, { texts }] = await Promise.all([readCompany(companyId), textsOf(definition, language)]);
  const about = { productName: texts.name, insurer: company?.name ?? texts.name };
  const { pdf, pages } = await setWording({ source, language, version, ...about });
  const passages = wordingPassages(source, pages);
  await keepWording(place, pdf, passages);
  return passages;
}
