/**
 * Scores the sentences of passages against one question.
 *
 * The score is how much of the question a sentence covers: the weights of the question's terms that it matches (in
 * itself, less by its passage's heading, and less by what stands beside it), over all weights. A term matches by stem,
 * by concept (`fee` and `price`), as part of a compound, or by shared character n-grams. Rare terms weigh more, and
 * terms that no passage knows weigh most, so that a question about something else finds nothing. What asks for a figure
 * or a price is answered by what shows one (asked-for.ts).
 */
import { counts, shows, showsName, showsPlace, tellsLength } from './asked-for.ts';
import type { Concept } from './lexicon.ts';
import type { Passage } from './prompt.ts';
import { matchCredit } from './similarity.ts';
import type { Term } from './words.ts';

export type Sentence = {
  text: string;
  passage: Passage;
  terms: Term[];
  /** Of its passage's source, which reads as a heading. */
  sourceTerms: Term[];
};

export type Question = {
  text: string;
  terms: Term[];
  /** What kind of thing it asks for, where that can be seen. */
  kind: Concept | null;
  /** The stem of what it counts (`how many days`). */
  counted: string | null;
  /** Whether it asks what something is called. */
  isName: boolean;
  /** Whether it asks what something is. */
  isMeaning: boolean;
  /** Terms of the conversation's question before this one. */
  previous: Term[];
};

export type Scored = { sentence: Sentence; score: number };

/** One term's credit in each sentence, 0 to 1. */
type TermCredits = {
  term: Term;
  weight: number;
  /** By the sentence and its heading. */
  own: number[];
  /** By these or by the sentences beside it. */
  inContext: number[];
};

/** Share of the question that a sentence must cover. */
const THRESHOLD = 0.58;

/** The same where all that is asked for are things that pages have and show by their shape: a number, an address. */
const THRESHOLD_OF_CONCEPTS = 0.5;

/** The same where the question names something that no passage knows. */
const THRESHOLD_OF_UNKNOWN = 0.62;

/** Share that it must cover without what stands beside it. */
const OWN_THRESHOLD = 0.25;

/**
 * Further sentences must come this close to the best one. A question of one term (`your prices?`) asks for all there
 * is; a longer one asks for something in particular.
 */
const NEAR_BEST = 0.8;
const NEAR_BEST_OF_ONE_TERM = 0.6;

/** For what only the heading says, and as a bonus for what both say. */
const SOURCE_FACTOR = 0.8;
const SOURCE_BONUS = 0.2;
const CONTEXT_FACTOR = 0.5;

/** Ranks a sentence that says the thing itself above one that only stands beside it. */
const OWN_FACTOR = 0.5;

/** For a sentence that begins with what is asked about. */
const LEADING_FACTOR = 0.2;

/** What each of two things must have of a sentence and what stands beside it. */
const PAIR_CREDIT = 0.35;

/** How much the conversation's previous question counts: enough to break ties, never enough to answer by itself. */
const PREVIOUS_FACTOR = 0.1;

/** Credit from which a sentence is said to know a term. */
const KNOWN_CREDIT = 0.5;

const UNKNOWN_WEIGHT = 1.5;

/** `E05`, `AQ-2`: whoever names one asks about nothing else. */
const CODE = /^(?=.*\p{L})(?=.*\p{N})/u;
const CODE_WEIGHT = 3;

/** A single sign is as good as always a part of a word that the segmenter does not know. */
const SIGN = /^\p{Script=Han}$/u;

const MIN_KNOWN_WEIGHT = 0.5;

/** A question word beside other terms, and `offer` or `help` beside what is offered, say little. */
const GENERIC_FACTOR = 0.4;

/** The sentences that cover enough of the question and about as much of it as the best one, in the order given. */
export function scoreSentences(sentences: Sentence[], question: Question): Scored[] {
  const { terms, kind, isMeaning, previous } = question;
  const credits = distinct(terms).map((term, _, all) => creditTerm(term, sentences, all.length > 1));
  if (credits.every(({ term }) => term.concept === 'quantity')) return [];
  const threshold = thresholdOf(credits);
  const bonus = averageCredits(previous, sentences);
  const scored = sentences.flatMap((sentence, index): Scored[] => {
    const own = coverage(credits, (credit) => credit.own[index] ?? 0);
    const inContext = coverage(credits, (credit) => credit.inContext[index] ?? 0);
    if (!holdsPair(credits, index) || !tellsAsked(sentence, question)) return [];
    if (own < OWN_THRESHOLD || inContext < threshold || !showsAsked(sentences, index, kind)) return [];
    const leading = isMeaning ? LEADING_FACTOR * leadOf(credits, sentence) : 0;
    return [{ sentence, score: inContext + OWN_FACTOR * own + leading + PREVIOUS_FACTOR * (bonus[index] ?? 0) }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const nearBest = credits.length > 1 ? NEAR_BEST : NEAR_BEST_OF_ONE_TERM;
  return scored.filter(({ score }) => score >= nearBest * best);
}

function thresholdOf(credits: TermCredits[]): number {
  if (credits.every(({ term }) => term.concept)) return THRESHOLD_OF_CONCEPTS;
  return credits.some(({ weight }) => weight === UNKNOWN_WEIGHT) ? THRESHOLD_OF_UNKNOWN : THRESHOLD;
}

/** A question about two things is not answered by what speaks of one of them, unless that one is named by its code. */
function holdsPair(credits: TermCredits[], index: number): boolean {
  const things = credits.filter(({ term }) => !term.isInterrogative && !term.concept && !SIGN.test(term.key));
  if (things.length !== 2 || things.some(({ weight }) => weight === CODE_WEIGHT)) return true;
  return things.every(({ inContext }) => (inContext[index] ?? 0) >= PAIR_CREDIT);
}

function tellsAsked({ text, terms, sourceTerms }: Sentence, question: Question): boolean {
  const { counted, isName } = question;
  const known = [...terms, ...sourceTerms];
  const isPlace = question.terms.some(({ concept, isInterrogative }) => isInterrogative && concept === 'location');
  if ((isName && !showsName(text, known)) || (isPlace && !showsPlace(text, known))) return false;
  if (!tellsLength(question.text, text)) return false;
  return counted === null || counts(text, counted);
}

/** A line without an end names what the next one says: an offer, and below it its price. */
function showsAsked(sentences: Sentence[], index: number, asked: Concept | null): boolean {
  const [sentence, next] = [sentences[index], sentences[index + 1]];
  if (!sentence || shows(sentence.terms, asked)) return sentence !== undefined;
  return next?.passage === sentence.passage && !/[.!?。؟]$/u.test(sentence.text) && shows(next.terms, asked);
}

/** Whether the sentence begins with what is asked about, as one does that says what something is. */
function leadOf(credits: TermCredits[], { terms }: Sentence): number {
  const asked = credits.filter(({ term }) => !term.isInterrogative);
  const first = terms.slice(0, asked.length);
  return asked.length > 0 && asked.every(({ term }) => bestCredit(term, first) >= KNOWN_CREDIT) ? 1 : 0;
}

/** One term per concept or stem, or a question that says a thing twice would ask for it twice. */
function distinct(terms: Term[]): Term[] {
  const byName = new Map<string, Term>();
  for (const term of terms) {
    const name = term.concept ?? term.key;
    const known = byName.get(name);
    if (!known || (known.isInterrogative && !term.isInterrogative)) byName.set(name, term);
  }
  return [...byName.values()];
}

function creditTerm(term: Term, sentences: Sentence[], isOneOfMany: boolean): TermCredits {
  const own = ownCredits(term, sentences);
  const byPassage = new Map<Passage, number>();
  sentences.forEach(({ passage }, index) => {
    byPassage.set(passage, Math.max(byPassage.get(passage) ?? 0, own[index] ?? 0));
  });
  const inContext = sentences.map(({ passage }, index) =>
    Math.max(own[index] ?? 0, CONTEXT_FACTOR * (byPassage.get(passage) ?? 0)),
  );
  return { term, own, inContext, weight: weigh(term, own, isOneOfMany) };
}

function ownCredits(term: Term, sentences: Sentence[]): number[] {
  return sentences.map((sentence) => {
    const said = bestCredit(term, sentence.terms);
    const headed = bestCredit(term, sentence.sourceTerms);
    return Math.min(1, Math.max(said, SOURCE_FACTOR * headed) + SOURCE_BONUS * Math.min(said, headed));
  });
}

function bestCredit(term: Term, others: Term[]): number {
  return others.reduce((best, other) => Math.max(best, matchCredit(term, other)), 0);
}

function weigh(term: Term, credits: number[], isOneOfMany: boolean): number {
  const known = credits.filter((credit) => credit >= KNOWN_CREDIT).length;
  if (known === 0 && !term.concept) return UNKNOWN_WEIGHT;
  if (known > 0 && CODE.test(term.key)) return CODE_WEIGHT;
  const rarity = known === 0 ? 1 : Math.log(1 + credits.length / known) / Math.log(1 + credits.length);
  const weight = MIN_KNOWN_WEIGHT + (1 - MIN_KNOWN_WEIGHT) * rarity;
  const isGeneric = term.isInterrogative || term.concept === 'service';
  return isGeneric && isOneOfMany ? weight * GENERIC_FACTOR : weight;
}

function coverage(credits: TermCredits[], creditOf: (credit: TermCredits) => number): number {
  const total = credits.reduce((sum, { weight }) => sum + weight, 0);
  return credits.reduce((sum, credit) => sum + credit.weight * creditOf(credit), 0) / total;
}

function averageCredits(terms: Term[], sentences: Sentence[]): number[] {
  const rows = terms.map((term) => ownCredits(term, sentences));
  return sentences.map((_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / Math.max(1, rows.length));
}
