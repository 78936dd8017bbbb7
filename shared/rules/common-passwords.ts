import { commonPasswordWords } from './common-password-words.ts';

const maxLength = 160;

/** Rows of a keyboard and of the alphabet, along which fingers walk. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
];

const walksBothWays: readonly string[] = walks.flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** How many signs at either end are tried as letters: more of them are decoration. */
const maxReadSigns = 4;

const words: ReadonlySet<string> = new Set(commonPasswordWords);

/** What people type for a letter. The digit 1 and the exclamation mark stand for two, so there are two readings. */
const letterOfSign: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  8: 'b',
  '(': 'c',
  3: 'e',
  6: 'g',
  9: 'g',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
  '+': 't',
  2: 'z',
};

const readings: readonly Readonly<Record<string, string>>[] = [
  { ...letterOfSign, 1: 'i', '!': 'i', '|': 'i' },
  { ...letterOfSign, 1: 'l', '!': 'l', '|': 'l' },
];

/**
 * Whether a password is one of the most common ones in a form that meets the composition rule: a well-known word, name
 * or walk over the keyboard in any case, with digits and signs around it, between its letters or in place of them
 * (`Password1!`, `P@ssw0rd`, `Qwerty123!`, `1q2w3E4r!`). Each base word stands for all of its forms.
 *
 * For the server only: the list would weigh on the web bundle.
 */
export function isCommonPassword(typed: string): boolean {
  if (typed.length > maxLength) return false;
  const password = typed.trim().normalize('NFKC').toLowerCase();
  const letters = lettersOf(password);
  return isWalk(letters) || isWord(letters) || respellings(password).some(isWord);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

function isWalk(letters: string): boolean {
  if (letters.length < 2) return false;
  const isRepeated = letters === letters.charAt(0).repeat(letters.length);
  return isRepeated || walksBothWays.some((walk) => walk.includes(letters));
}

function isWord(letters: string): boolean {
  const half = letters.slice(0, letters.length / 2);
  return words.has(letters) || (letters === half + half && words.has(half));
}

/**
 * The password with its signs read as letters. Signs at either end may be letters (`$ummer`) or just decoration
 * (`summer1!`), so each end is read with all lengths of decoration cut off.
 */
function respellings(password: string): string[] {
  const signs = [...password];
  const isLetter = signs.map((sign) => /\p{L}/u.test(sign));
  const first = isLetter.indexOf(true);
  if (first < 0) return [];
  const last = isLetter.lastIndexOf(true) + 1;
  const starts = upTo(Math.min(first, maxReadSigns)).map((extra) => first - extra);
  const ends = upTo(Math.min(signs.length - last, maxReadSigns)).map((extra) => last + extra);
  const cores = starts.flatMap((start) => ends.map((end) => signs.slice(start, end)));
  return cores.flatMap((core) => readings.map((reading) => respell(core, reading)));
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, index) => index);
}

function respell(core: readonly string[], reading: Readonly<Record<string, string>>): string {
  return lettersOf(core.map((sign) => reading[sign] ?? sign).join(''));
}
