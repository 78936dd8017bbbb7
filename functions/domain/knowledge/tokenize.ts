/**
 * Words of a text as they are looked up: the same on the side of the passages and of the question. What a writer may do
 * one way or another is folded away (case, forms of letters, accents, digits of other scripts, groups of thousands), and
 * so are light endings. Scripts without spaces, and those that glue particles to words, give pairs of characters besides,
 * as their words are cut differently in different surroundings.
 */

/** Letters that no decomposition takes apart. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ё: 'е',
  // Arabic as it is written in Egypt, Iran and Pakistan.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Accents of Latin and Greek. Those of Cyrillic (й), Devanagari or Thai make other letters, and stay. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Vowel signs that Arabic and Hebrew are usually written without, and the line that stretches a word. */
const VOWEL_SIGNS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640]/gu;

const GROUPED = /(?<![\d.,'’])\d{1,3}(?:[.,'’]\d{3})+(?!\d)/gu;
const GROUP_MARKS = /[.,'’ ]/gu;
/** A space may divide a number or two of them: the number is looked up both ways. */
const SPACED = /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/gu;

const PAIRED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Longest first; taken off until none fits. */
const LATIN_ENDINGS =
  'ations ungen ation ments ings ungs ment ung ing est ern ers os as ed en er em es et e s a o i n'.split(' ');
const CYRILLIC_ENDINGS =
  'ами ями ого его ому ему ыми ими ов ев ей ам ям ах ях ой ый ий ая яя ое ее ые ие ом ем а я ы и о е у ю ь'.split(' ');
const ARABIC_STARTS = 'وال بال كال فال لل ال'.split(' ');
const ARABIC_ENDINGS = 'هما كما ها هم كم نا ات ون ين ان يه ه ي ك'.split(' ');
const LEAST_STEM = { latin: 4, cyrillic: 4, arabic: 3 };

/** No word is longer; what is, is none, and costs nothing more. */
const LONGEST_WORD = 64;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In their order, as often as they come. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(folded))
    if (isWordLike) found.push(stem(segment.slice(0, LONGEST_WORD)));
  for (const [number] of folded.matchAll(SPACED)) found.push(number.replaceAll(GROUP_MARKS, ''));
  for (const [run] of folded.matchAll(PAIRED)) for (const pair of pairsOf(run)) found.push(pair);
  return found;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '$1')
    .normalize('NFC')
    .replaceAll(VOWEL_SIGNS, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(GROUPED, (number) => number.replaceAll(GROUP_MARKS, ''))
    .replaceAll(DECIMAL_COMMA, '.');
}

/** The digits of a script stand in one row of ten, from zero (Unicode Standard, section 4.6). */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function stem(word: string): string {
  if (/^\p{Script=Latin}+$/u.test(word)) return stemLatin(word);
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return withoutEndings(word, CYRILLIC_ENDINGS, LEAST_STEM.cyrillic);
  if (/^\p{Script=Arabic}+$/u.test(word)) return stemArabic(word);
  return word;
}

/** The y is kept: a policy is no police. */
function stemLatin(word: string): string {
  const bare = withoutEndings(word.replace(/(?<=\p{L}{2})ies$/u, 'y'), LATIN_ENDINGS, LEAST_STEM.latin);
  return bare.length > LEAST_STEM.latin ? bare.replace(/(\p{L})\1$/u, '$1') : bare;
}

function withoutEndings(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= least);
  return ending === undefined ? word : withoutEndings(word.slice(0, -ending.length), endings, least);
}

function stemArabic(word: string): string {
  const { arabic: least } = LEAST_STEM;
  const start = ARABIC_STARTS.find((one) => word.startsWith(one) && word.length - one.length >= least) ?? '';
  const bare = word.slice(start.length);
  const ending = ARABIC_ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= least) ?? '';
  return bare.slice(0, bare.length - ending.length);
}

function pairsOf(run: string): string[] {
  const each = Array.from(characters.segment(run), ({ segment }) => segment);
  return each.slice(1).map((character, index) => `${each[index]}${character}`);
}
