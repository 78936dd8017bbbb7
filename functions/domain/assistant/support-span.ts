/** Which part of a passage a sentence rests on, so that following a citation leads to those words and not to a page of them. */
import type { DraftSentence } from './sentences.ts';
import { wordsOf } from './words-of.ts';

/** UTF-16 code units of the passage's text. */
export type Span = { start: number; end: number };

/** A sentence beside the best one is marked too when it holds so much more of the words. */
const WORTH_ADDING = 0.25;

/** The words that the sentence brings from the passage, else the sentences of it that hold most of its own words. */
export function supportSpan(text: string, { text: sentence, quotes }: Pick<DraftSentence, 'text' | 'quotes'>): Span {
  const parts = partsOf(text);
  for (const words of [sentence, ...quotes]) {
    const found = locate(text, words);
    if (found) return covering(parts, found);
  }
  return bestParts(text, parts, sentence) ?? { start: 0, end: text.length };
}

/** The whole sentences that a span touches. */
function covering(parts: readonly Span[], { start, end }: Span): Span {
  const touched = parts.filter((part) => part.start < end && part.end > start);
  return { start: touched[0]?.start ?? start, end: touched.at(-1)?.end ?? end };
}

function bestParts(text: string, parts: readonly Span[], sentence: string): Span | null {
  const wanted = [...new Set(wordsOf(sentence))];
  const held = parts.map(({ start, end }) => new Set(wordsOf(text.slice(start, end))));
  const weights = wanted.map((word) => 1 / Math.max(1, held.filter((words) => words.has(word)).length));
  const scoreOf = (from: number, to: number): number =>
    wanted.reduce((sum, word, index) => {
      const isHeld = held.slice(from, to + 1).some((words) => words.has(word));
      return sum + (isHeld ? (weights[index] ?? 0) : 0);
    }, 0);
  const scores = parts.map((_, index) => scoreOf(index, index));
  const best = Math.max(0, ...scores);
  if (best === 0) return null;
  let [from, to] = [scores.indexOf(best), scores.indexOf(best)];
  const isWorth = (nextFrom: number, nextTo: number): boolean =>
    nextFrom >= 0 && nextTo < parts.length && scoreOf(nextFrom, nextTo) >= (1 + WORTH_ADDING) * scoreOf(from, to);
  while (isWorth(from, to + 1)) to += 1;
  while (isWorth(from - 1, to)) from -= 1;
  return { start: parts[from]?.start ?? 0, end: parts[to]?.end ?? text.length };
}

/** Where the words stand, whatever their case, width and spaces; null where they do not. */
function locate(text: string, words: string): Span | null {
  const { plain, places } = flatten(text);
  const wanted = flatten(words).plain.trim();
  const at = wanted === '' ? -1 : plain.indexOf(wanted);
  if (at < 0) return null;
  return { start: places[at] ?? 0, end: (places[at + wanted.length - 1] ?? text.length - 1) + 1 };
}

/** The text in one case and with single spaces, and for each of its code units where it stands in the original. */
function flatten(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const sign of text) {
    const isSpace = /\s/u.test(sign);
    const flat = isSpace ? ' ' : sign.normalize('NFKC').toLowerCase();
    if (!(isSpace && plain.endsWith(' '))) {
      plain += flat;
      for (let unit = 0; unit < flat.length; unit += 1) places.push(at + Math.min(unit, sign.length - 1));
    }
    at += sign.length;
  }
  return { plain, places };
}

/** Sentences, rows and points of lists: each line of a passage ends one. */
export function partsOf(text: string): Span[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const start = index + (segment.length - segment.trimStart().length);
    const end = index + segment.trimEnd().length;
    return start < end ? [{ start, end }] : [];
  });
}
