/** Judges the four set-up answers by their letters only: a real model would also judge what they mean. */
import * as z from 'zod';
import { fill } from './coach-words.ts';

export type Judgement = {
  clear: boolean;
  /** A plain sentence; names the field when it is not clear. English where there are no words in the language. */
  reason: string;
};

type Check = { isUnclear(text: string): boolean; because: keyof typeof english.because };

const Answer = z.string().catch('');

const SetupAnswers = z.object({ industry: Answer, profession: Answer, keyInformation: Answer, concerns: Answer });

const FIELDS = ['industry', 'profession', 'keyInformation', 'concerns'] as const;

const english = {
  fields: {
    industry: 'the industry',
    profession: 'the profession',
    keyInformation: 'the key information',
    concerns: "the clients' main concerns",
  },
  because: {
    empty: 'it is empty',
    wordless: 'it holds no words',
    short: 'it is too short',
    sameWord: 'it repeats the same word',
    sameLetter: 'it repeats the same letter',
    drumming: 'it looks like keys pressed at random',
    unreadable: 'it does not read as words',
  },
  unclear: 'Your answer about {field} is not clear: {because}.',
  clear: 'All answers are clear.',
};

const arabic: typeof english = {
  fields: {
    industry: 'القطاع',
    profession: 'المهنة',
    keyInformation: 'المعلومات الأساسية',
    concerns: 'مخاوف العملاء',
  },
  because: {
    empty: 'الإجابة فارغة',
    wordless: 'لا كلمات فيها',
    short: 'الإجابة قصيرة جدًا',
    sameWord: 'تتكرر فيها كلمة واحدة',
    sameLetter: 'يتكرر فيها حرف واحد',
    drumming: 'تبدو كأنها ضغطات عشوائية على المفاتيح',
    unreadable: 'لا تُقرأ ككلمات',
  },
  unclear: 'إجابتك عن {field} غير واضحة: {because}.',
  clear: 'كل الإجابات واضحة.',
};

const MIN_LETTERS = 2;

/** Shortest run of neighbouring keys that is taken for drumming when it is a whole word or is repeated. */
const SHORT_RUN = 4;

/** Shortest run inside a word that is; German `Bewertung` holds one of four. */
const LONG_RUN = 5;

const KEYBOARD_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
];
const REAL_WORDS_OF_NEIGHBOURS = new Set(['wert', 'were', 'treu', 'poli']);

const CHECKS: Check[] = [
  { isUnclear: (text) => text === '', because: 'empty' },
  { isUnclear: (text) => !/\p{L}/u.test(text), because: 'wordless' },
  { isUnclear: (text) => (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS, because: 'short' },
  { isUnclear: isOneWordRepeated, because: 'sameWord' },
  { isUnclear: (text) => /(\p{L})\1{3,}/u.test(text), because: 'sameLetter' },
  { isUnclear: (text) => mostLetters(text, isDrumming), because: 'drumming' },
  { isUnclear: (text) => mostLetters(text, isWithoutVowels), because: 'unreadable' },
];

/** Expects the JSON of the contract; anything else is not clear. The reason is in the language (two letters). */
export function judgeSetup(json: string, language = 'en'): Judgement {
  const words = language === 'ar' ? arabic : english;
  const answers = SetupAnswers.safeParse(toJson(json));
  if (!answers.success) return { clear: false, reason: 'The set-up answers could not be read.' };
  for (const field of FIELDS) {
    const failed = CHECKS.find((check) => check.isUnclear(answers.data[field].trim().toLowerCase()));
    if (failed) {
      const values = { field: words.fields[field], because: words.because[failed.because] };
      return { clear: false, reason: fill(words.unclear, values) };
    }
  }
  return { clear: true, reason: words.clear };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function lettersOnly(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function isOneWordRepeated(text: string): boolean {
  const words = lettersOnly(text);
  return words.length > 1 && new Set(words).size === 1;
}

/** Whether the words for which it is true hold more than half of the letters. */
function mostLetters(text: string, isOdd: (word: string) => boolean): boolean {
  const words = lettersOnly(text);
  const count = (list: string[]): number => list.reduce((sum, word) => sum + word.length, 0);
  return count(words.filter(isOdd)) * 2 > count(words);
}

function isDrumming(word: string): boolean {
  if (REAL_WORDS_OF_NEIGHBOURS.has(word)) return false;
  const isRepeatedUnit = /^(\p{L}{1,3})\1{2,}$/u.test(word);
  const half = /^(\p{L}{3,})\1+$/u.exec(word)?.[1];
  return isRepeatedUnit || isKeyRun(word, SHORT_RUN) || (half !== undefined && isKeyRun(half, 3)) || holdsLongRun(word);
}

function isKeyRun(word: string, minLength: number): boolean {
  const backwards = [...word].reverse().join('');
  return word.length >= minLength && KEYBOARD_ROWS.some((row) => row.includes(word) || row.includes(backwards));
}

function holdsLongRun(word: string): boolean {
  for (let start = 0; start + LONG_RUN <= word.length; start += 1) {
    if (isKeyRun(word.slice(start, start + LONG_RUN), LONG_RUN)) return true;
  }
  return false;
}

/** Only Latin words of five letters or more: shorter ones may be abbreviations, and other scripts may not write vowels. */
function isWithoutVowels(word: string): boolean {
  const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return /^[a-z]{5,}$/.test(plain) && !/[aeiouy]/.test(plain);
}
