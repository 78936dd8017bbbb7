/** How alike two terms are. */
import type { Term } from './words.ts';

const CONCEPT_CREDIT = 0.8;

/** A phone number or an amount shows what a sentence may be about; a word says it. */
const PATTERN_CREDIT = 0.6;
const COMPOUND_CREDIT = 0.8;

/** Who asks about a `reinsurer` or a `Leihakku` is not told by what is said of an insurer or an Akku. */
const WIDER_CREDIT = 0.3;

/** Below this share of common n-grams, likeness is chance. */
const MIN_LIKENESS = 0.6;

/** Shortest stems that may be alike; for shorter ones one common beginning is enough to deceive. */
const MIN_LATIN_LIKE = 6;
const MIN_ARABIC_LIKE = 4;

const MIN_PART = 5;
const MIN_HAN_PART = 2;

/** 0 (nothing in common) to 1 (the same stem). */
export function matchCredit(question: Term, text: Term): number {
  if (question.key !== '' && question.key === text.key) return 1;
  if (question.concept && question.concept === text.concept) return text.key === '' ? PATTERN_CREDIT : CONCEPT_CREDIT;
  if (isPartOf(question.key, text.key)) return COMPOUND_CREDIT;
  if (isPartOf(text.key, question.key)) return isHan(text.key) ? COMPOUND_CREDIT : WIDER_CREDIT;
  return question.concept || text.concept ? 0 : likeness(question.key, text.key);
}

/** `versicherung` in `hausratversicherung`, 保险 in 旅游保险. */
function isPartOf(part: string, whole: string): boolean {
  const minLength = isHan(part) ? MIN_HAN_PART : MIN_PART;
  return part.length >= minLength && whole.length > part.length && whole.includes(part);
}

/** Dice coefficient of character trigrams (bigrams for Arabic, whose stems are short). */
function likeness(a: string, b: string): number {
  const isArabic = /\p{Script=Arabic}/u.test(a);
  if (Math.min(a.length, b.length) < (isArabic ? MIN_ARABIC_LIKE : MIN_LATIN_LIKE) || isHan(a)) return 0;
  const size = isArabic ? 2 : 3;
  const left = characterNgrams(a, size);
  const right = characterNgrams(b, size);
  const dice = (2 * countShared(left, right)) / (left.size + right.size);
  return dice >= MIN_LIKENESS ? dice : 0;
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** All runs of `size` characters. */
export function characterNgrams(text: string, size: number): Set<string> {
  const ngrams = new Set<string>();
  for (let start = 0; start + size <= text.length; start += 1) ngrams.add(text.slice(start, start + size));
  return ngrams;
}

/** Jaccard index: what two sets share, over all that they hold. 0 to 1. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const shared = countShared(a, b);
  return shared / Math.max(1, a.size + b.size - shared);
}

function countShared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((item) => b.has(item)).length;
}
