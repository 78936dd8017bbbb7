/**
 * Scores the sentences of passages against one question.
 *
 * The score is how much of the question a sentence covers: the weights of the question's terms that it matches (in
 * itself, less by its passage's heading, and less by what stands beside it), over all weights. A term matches by stem,
 * by concept (`fee` and `price`), as part of a compound, or by shared character n-grams. Rare terms weigh more, and
 * terms that no passage knows weigh most, so that a question about something else finds nothing.
 */
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
const THRESHOLD = 0.5;

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

/** How much the conversation's previous question counts: enough to break ties, never enough to answer by itself. */
const PREVIOUS_FACTOR = 0.1;

/** Credit from which a sentence is said to know a term. */
const KNOWN_CREDIT = 0.5;

const UNKNOWN_WEIGHT = 1.5;
const MIN_KNOWN_WEIGHT = 0.5;

/** A question word beside other terms, and `offer` or `help` beside what is offered, say little. */
const GENERIC_FACTOR = 0.4;

/** The sentences that cover enough of the question and about as much of it as the best one, in the order given. */
export function scoreSentences(sentences: Sentence[], question: Term[], previousQuestion: Term[]): Scored[] {
  const credits = distinct(question).map((term, _, terms) => creditTerm(term, sentences, terms.length > 1));
  if (credits.length === 0) return [];
  const bonus = averageCredits(previousQuestion, sentences);
  const scored = sentences.flatMap((sentence, index): Scored[] => {
    const own = coverage(credits, (credit) => credit.own[index] ?? 0);
    const inContext = coverage(credits, (credit) => credit.inContext[index] ?? 0);
    if (own < OWN_THRESHOLD || inContext < THRESHOLD) return [];
    return [{ sentence, score: inContext + OWN_FACTOR * own + PREVIOUS_FACTOR * (bonus[index] ?? 0) }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const nearBest = credits.length > 1 ? NEAR_BEST : NEAR_BEST_OF_ONE_TERM;
  return scored.filter(({ score }) => score >= nearBest * best);
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
