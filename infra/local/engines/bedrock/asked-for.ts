/** What kind of thing a question asks for, where a statement shows by its shape whether it is one. */
import type { Concept } from './lexicon.ts';
import type { Term } from './words.ts';

/** Question words without a kind of their own: `what does it cost` asks for a price, `does the price include` does not. */
const ASKS =
  /(?<![\p{L}])(?:what|which|how|was|wie|welch\p{L}*|ما|كم|ماذا)(?![\p{L}])|多少|几|幾|甚麼|什麼|什么|เท่า|กี่/iu;

/** Kinds that a statement shows by figures alone; a question word asks for them beside whatever it asks about. */
const OF_FIGURES = new Set<Concept>(['price', 'quantity', 'experience']);

/** Null for what no shape tells, and where two kinds are asked for at once. */
export function askedFor(question: string, terms: readonly Term[]): Concept | null {
  const kinds = new Set(terms.flatMap(({ concept }) => concept ?? []));
  const others = [...kinds].filter((kind) => !OF_FIGURES.has(kind));
  if (!ASKS.test(question) && !terms.some(({ isInterrogative }) => isInterrogative)) return null;
  if (others.length === 1 && kinds.size === 1 && (kinds.has('phone') || kinds.has('email'))) return others[0] ?? null;
  if (others.length > 0) return null;
  if (terms.some((term) => term.concept === 'price' && !term.isInterrogative)) return 'price';
  return terms.some(({ concept, isInterrogative }) => isInterrogative && concept && OF_FIGURES.has(concept))
    ? 'quantity'
    : null;
}

/** A price has a figure too; `free` is one. */
export function shows(terms: readonly Term[], asked: Concept | null): boolean {
  if (asked === null) return true;
  const isShown = (kind: Concept): boolean => terms.some(({ concept, key }) => concept === kind && key === '');
  if (asked !== 'price') return isShown(asked);
  return isShown('quantity') && terms.some(({ concept }) => concept === 'price');
}

const MEANING =
  /(?<![\p{L}])(?:what (?:is|are)|what does .* mean|was (?:ist|sind|bedeutet)|ما (?:هو|هي|معنى))(?![\p{L}])|(?:是|指)(?:甚麼|什麼|什么)|(?:คือ|หมายถึง)อะไร/iu;

export function asksMeaning(question: string): boolean {
  return MEANING.test(question);
}
