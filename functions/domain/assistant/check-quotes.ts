/**
 * Checks a sentence in another language than its passages. Its words cannot be compared, so the model has to bring the
 * words of the passage that it rests on: they must stand there, and be enough to say what the sentence says. Whether they
 * say the same is for the visitor to see, who gets them beside the answer.
 */
import type { Passage } from './passages.ts';
import type { DraftSentence } from './sentences.ts';

/** What the words must have of the sentence's length: languages differ, and an answer explains a little. */
const SHARE = 0.3;

/** Shorter words stand anywhere. */
const SHORTEST = 8;

/** Signs of these scripts say as much as some letters of others do. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const DENSITY = 3;

export function isQuoted({ text, quotes }: DraftSentence, cited: readonly Passage[]): boolean {
  // Extracts are their own original.
  if (cited.some((passage) => holdsWords(passage.text, text))) return true;
  if (quotes.length === 0 || !quotes.every((quote) => cited.some((passage) => holdsWords(passage.text, quote)))) {
    return false;
  }
  const weight = quotes.reduce((sum, quote) => sum + weightOf(quote), 0);
  return weight >= SHORTEST && weight >= SHARE * weightOf(text);
}

/** Whether the words stand in the text one after the other, whatever their case and spaces. */
export function holdsWords(text: string, words: string): boolean {
  const wanted = plain(words);
  return wanted !== '' && plain(text).includes(wanted);
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const weightOf = (text: string): number => text.length + (DENSITY - 1) * (text.match(DENSE)?.length ?? 0);
