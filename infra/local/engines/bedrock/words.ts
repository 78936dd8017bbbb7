/** Text to comparable words: folding, segmentation, light stemming and concepts. */
import { CONCEPT_PHRASES, CONCEPT_WORDS, INTERROGATIVES, PATTERNS, STOP_WORDS, type Concept } from './lexicon.ts';

export type Term = {
  /** The stem, or the phrase that was found; empty for a pattern such as a phone number. */
  key: string;
  concept?: Concept;
  /** A question word (`where`, `how much`): it says what kind of thing is asked for, not what thing. */
  isInterrogative?: boolean;
};

const HAN_WORD = /^\p{Script=Han}+$/u;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/g;

/** Longest first; taken off until none fits, so that `preis`, `preise` and `preisen` end up alike. */
const LATIN_ENDINGS = [
  'ungen',
  'ings',
  'ung',
  'ing',
  'est',
  'ern',
  'ers',
  'ed',
  'en',
  'er',
  'em',
  'es',
  'et',
  'e',
  's',
];
/** Endings of the shortest nouns: `fees`, `taxes`. */
const SHORT_ENDINGS = ['es', 'e', 's'];
const ARABIC_PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const ARABIC_SUFFIXES = ['هما', 'كما', 'ها', 'هم', 'كم', 'نا', 'ات', 'ون', 'ين', 'ان', 'يه', 'ه', 'ي', 'ك'];
const MIN_LATIN_STEM = 4;
const MIN_SHORT_STEM = 3;
const MIN_ARABIC_STEM = 3;

/** Lower case without accents, tashkeel and the spellings that writers mix. Other scripts keep their marks. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/[’‘ʼ]/g, "'");
}

/** Expects a folded word. */
export function stem(word: string): string {
  if (/^\p{Script=Latin}+$/u.test(word)) return stemLatin(word);
  if (/^\p{Script=Arabic}+$/u.test(word)) return stemArabic(word);
  return word;
}

function stemLatin(word: string): string {
  const ending = LATIN_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= minStem(end));
  if (ending) return stemLatin(word.slice(0, -ending.length));
  const single = word.length > MIN_LATIN_STEM ? word.replace(/([a-z])\1$/, '$1') : word;
  return single.replace(/y$/, 'i');
}

function minStem(ending: string): number {
  return SHORT_ENDINGS.includes(ending) ? MIN_SHORT_STEM : MIN_LATIN_STEM;
}

function stemArabic(word: string): string {
  const prefix = ARABIC_PREFIXES.find(
    (start) => word.startsWith(start) && word.length - start.length >= MIN_ARABIC_STEM,
  );
  const bare = prefix ? word.slice(prefix.length) : word;
  const suffix = ARABIC_SUFFIXES.find((end) => bare.endsWith(end) && bare.length - end.length >= MIN_ARABIC_STEM);
  return suffix ? bare.slice(0, -suffix.length) : bare;
}

const stopWords = new Set(STOP_WORDS.map(foldText));

const conceptByStem = new Map(
  Object.entries(CONCEPT_WORDS).flatMap(([concept, words]) =>
    words.map((word): [string, Concept] => [stem(foldText(word)), concept as Concept]),
  ),
);

const phrasePatterns = toPhrasePatterns(CONCEPT_PHRASES);
const interrogativePatterns = toPhrasePatterns(INTERROGATIVES);

function toPhrasePatterns(table: Partial<Record<Concept, readonly string[]>>): { concept: Concept; pattern: RegExp }[] {
  return Object.entries(table).map(([concept, phrases]) => ({
    concept: concept as Concept,
    pattern: new RegExp(longestFirst(phrases.map(foldText)).map(toPhraseSource).join('|'), 'gu'),
  }));
}

/** An alternation takes the first that fits, and `phone` must not win over `phone number`. */
function longestFirst(phrases: string[]): string[] {
  return phrases.toSorted((a, b) => b.length - a.length);
}

/** Han and Thai characters stand without spaces round words; elsewhere a phrase begins and ends where a word does. */
function toPhraseSource(phrase: string): string {
  return /[\p{Script=Han}\p{Script=Thai}]/u.test(phrase) ? phrase : `(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`;
}

/** The terms of a question. */
export function termsOfQuestion(question: string): Term[] {
  const { rest, terms } = takePhrases(foldText(question), interrogativePatterns);
  return [...terms.map((term) => ({ ...term, isInterrogative: true })), ...termsOfFolded(rest)];
}

/** The terms of a statement, with concepts for what its patterns show (phone numbers, prices, times, addresses). */
export function termsOfText(text: string): Term[] {
  const shown = Object.entries(PATTERNS).flatMap(([concept, patterns]) =>
    patterns.some((pattern) => pattern.test(text)) ? [{ key: '', concept: concept as Concept }] : [],
  );
  return [...termsOfFolded(foldText(text)), ...shown];
}

function termsOfFolded(folded: string): Term[] {
  const { rest, terms } = takePhrases(folded, phrasePatterns);
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(rest)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/'.*$/, ''));
  return [...terms, ...words.filter(isContent).map(toTerm)];
}

/** The segmenter joins function words of Chinese: 你有 is one word of two that say nothing. */
function isContent(word: string): boolean {
  if (word === '' || stopWords.has(word) || /^\p{Script=Latin}$/u.test(word)) return false;
  return !HAN_WORD.test(word) || [...word].some((character) => !stopWords.has(character));
}

function toTerm(word: string): Term {
  const key = stem(word);
  const concept = conceptByStem.get(key);
  return concept ? { key, concept } : { key };
}

/** Takes the phrases out of the text, so that their words are not read a second time. */
function takePhrases(text: string, table: typeof phrasePatterns): { rest: string; terms: Term[] } {
  const terms: Term[] = [];
  let rest = text;
  for (const { concept, pattern } of table) {
    rest = rest.replace(pattern, (phrase) => {
      terms.push({ key: phrase, concept });
      return ' ';
    });
  }
  return { rest, terms };
}
