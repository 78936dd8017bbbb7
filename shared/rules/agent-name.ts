import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { countCharacters } from './characters.ts';
import { maxTypedNameLength, skeleton } from './confusables.ts';
import { reservedNames } from './reserved-names.ts';

/** `name_taken` is the answer of the store that holds the skeletons of all names; the others come from the name alone. */
export const agentNameErrors = [
  'name_taken',
  'name_reserved',
  'name_invalid',
  'name_too_short',
  'name_too_long',
] as const;

export type AgentNameError = (typeof agentNameErrors)[number];

/** Fewest and most characters of a name in its canonical form. */
export const agentNameLength = { min: 3, max: 30 } as const;

/**
 * The letters that a name can be written in, one row per script and no two rows in one name. Han goes with the Japanese
 * syllabaries and with Hangul, as UTS 39 (section 5.1) has it. Scripts that are written from right to left aren't here:
 * browsers would show the parts of such an address in another order than they are in.
 */
const scripts: readonly RegExp[] = [
  /^[a-zß-öø-ÿĀ-ſơưǎǐǒǔǖǘǚǜșț\u1E00-\u1EFF]+$/v,
  /^[а-џҋ-ԯ]+$/v,
  /^[ά-ώ]+$/v,
  /^[ա-ֆ]+$/v,
  /^[ა-ჰ]+$/v,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/v,
  /^[\p{Script=Han}가-힣]+$/v,
  /^[\p{Script=Thai}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Lao}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Khmer}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Myanmar}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Devanagari}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Bengali}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Gujarati}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Tamil}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Telugu}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Kannada}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Malayalam}&&[\p{L}\p{M}]]+$/v,
  /^[\p{Script=Sinhala}&&[\p{L}\p{M}]]+$/v,
];

/** Controls, zero-width and direction characters, unassigned and private ones, and all that renders as nothing. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Letters, marks and digits in groups with single hyphens between them, each group starting with a letter or digit. */
const grouped = /^[\p{L}0-9][\p{L}\p{M}0-9]*(?:-[\p{L}0-9][\p{L}\p{M}0-9]*)*$/u;

/** A mark twice in a row, or marks piled up higher than any of the scripts does. */
const piledMarks = /(\p{M})\1|\p{M}{4}/u;

/**
 * The one form of a name that is stored, shown and compared: trimmed, NFKC, case folded. ECMAScript knows no case
 * folding: lower case and the letters on which they differ for these scripts come to the same. The dot that lower case
 * leaves over the Turkish İ goes.
 */
export function canonicalAgentName(typed: string): string {
  const lower = typed.slice(0, maxTypedNameLength).trim().normalize('NFKC').toLowerCase();
  return lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFKC');
}

/**
 * Checks the name of a public page, `/{agentName}`: 3 to 30 letters, digits and single hyphens inside, ASCII or of one
 * script, and neither reserved nor mistakable for a reserved name.
 *
 * @param taken skeletons of the names that others hold, where the caller has them at hand; the row of the skeleton in
 *   the store is what finally decides
 */
export function checkAgentName(typed: string, taken?: ReadonlySet<string>): AgentNameError | undefined {
  if (typed.length > maxTypedNameLength) return 'name_too_long';
  if (unseen.test(typed)) return 'name_invalid';
  const name = canonicalAgentName(typed);
  if (isReservedName(name)) return 'name_reserved';
  return faultOfLength(name) ?? faultOfCharacters(name) ?? (taken?.has(skeleton(name)) ? 'name_taken' : undefined);
}

function faultOfLength(name: string): AgentNameError | undefined {
  const length = countCharacters(name);
  if (length < agentNameLength.min) return 'name_too_short';
  return length > agentNameLength.max ? 'name_too_long' : undefined;
}

function faultOfCharacters(name: string): AgentNameError | undefined {
  if (unseen.test(name) || !grouped.test(name) || piledMarks.test(name)) return 'name_invalid';
  const letters = name.replace(/[0-9-]/g, '');
  return letters === '' || scripts.some((script) => script.test(letters)) ? undefined : 'name_invalid';
}

/** Digits that stand for a letter when somebody writes around a list of words; too far-fetched between two people. */
const digitLetters: Readonly<Record<string, string>> = { 2: 'z', 3: 'e', 4: 'a', 7: 't', 8: 'b', 9: 'g' };

const reserved: ReadonlySet<string> = new Set(reservedNames);

const languages: ReadonlySet<string> = new Set(languageValues);

type ReservedForms = {
  /** With the hyphen kept, so that people called Fifi or Dede aren't kept off by `fi_fi` and `de_de`. */
  languages: ReadonlySet<string>;
  others: ReadonlySet<string>;
};

let knownForms: ReservedForms | undefined;

/** What the reserved names look like. Worked out when first needed: every function loads this file, few check a name. */
function reservedForms(): ReservedForms {
  knownForms ??= {
    languages: new Set(languageValues.map((value) => skeleton(value.replace('_', '-')))),
    others: new Set(reservedNames.filter((name) => !languages.has(name)).map(withoutHyphens)),
  };
  return knownForms;
}

/** Whether a canonical name is reserved or can be mistaken for a reserved one. */
export function isReservedName(name: string): boolean {
  const forms = reservedForms();
  if (reserved.has(name) || forms.languages.has(skeleton(name))) return true;
  return forms.others.has(withoutHyphens(name)) || forms.others.has(withoutHyphens(withLetters(name)));
}

function withoutHyphens(name: string): string {
  return skeleton(name).replace(/[-._]/g, '');
}

function withLetters(name: string): string {
  return name.replace(/[2-9]/g, (digit) => digitLetters[digit] ?? digit);
}

/** The name of a page; gives its canonical form. Whether it is free is for the store to say. */
export const AgentName = z
  .string()
  .max(maxTypedNameLength, { error: 'name_too_long', abort: true })
  .superRefine((typed, context) => {
    const code = checkAgentName(typed);
    if (code !== undefined) context.addIssue({ code: 'custom', message: code, continue: false });
  })
  .overwrite(canonicalAgentName);
