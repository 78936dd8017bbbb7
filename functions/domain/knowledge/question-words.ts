/** What a question is looked up by: its own words, and those of the question before when it leans on that one. */
import type { QueryWord } from './lexical-search.ts';
import { stopWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** With so many telling words a question leans on the one before, without and with a word that points back. */
const MOST_LEANING = 1;
const MOST_POINTING = 3;

/** What the question before counts beside the question. */
const BEFORE_WEIGHT = 0.5;

/** More says no more, and costs. */
const MOST_WORDS = 64;

/** Words that stand for what was spoken of before, in the languages that most visitors write. */
const POINTERS = new Set(
  [
    'it its that this these those they them their there then same else he she him her',
    'es das dies diese dieser dieses dafür davon darauf dabei damit dort dann er sie ihn ihm ihr',
    'ça cela celui celle ceux il elle ils elles lui leur eso esto ese esta ello ella ellos',
    'هذا هذه ذلك تلك هو هي هم فيه فيها منه منها عنه عنها',
  ].flatMap((words) => words.split(' ').flatMap(tokenize)),
);

export type LookedUp = {
  words: QueryWord[];
  /** What is turned into a vector. */
  text: string;
};

/** @param history earlier questions, the oldest first */
export function wordsOfQuestion(question: string, history: readonly string[]): LookedUp {
  const before = leansOnBefore(question) ? (history.at(-1) ?? '') : '';
  const own = tellingWords(question);
  const more = tellingWords(before).filter((word) => !own.includes(word));
  return {
    words: [
      ...own.map((word) => ({ word, weight: 1 })),
      ...more.map((word) => ({ word, weight: BEFORE_WEIGHT })),
    ].slice(0, MOST_WORDS),
    text: before === '' ? question : `${before}\n${question}`,
  };
}

function tellingWords(question: string): string[] {
  return [...new Set(tokenize(question))].filter((word) => !stopWords.has(word));
}

function leansOnBefore(question: string): boolean {
  const count = countTellingWords(question);
  return count <= MOST_LEANING || (count <= MOST_POINTING && tokenize(question).some((word) => POINTERS.has(word)));
}

const segments = new Intl.Segmenter('en', { granularity: 'word' });

/** Whole words, where `tokenize` gives pairs of their characters besides. */
function countTellingWords(question: string): number {
  return [...segments.segment(question)].filter(
    ({ segment, isWordLike }) => isWordLike && tokenize(segment).some((word) => !stopWords.has(word)),
  ).length;
}
