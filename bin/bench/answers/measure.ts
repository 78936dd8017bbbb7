/**
 * What answers are worth. Everything is judged against the pages as they were laid out (print.ts), never against what the
 * functions read from the PDF.
 *
 * - A citation is *exact* when what it marks stands on the page that it names.
 * - A citation is *right* (precision) when that page also holds what its sentence says: its words where they were quoted,
 *   its figures where it was written in other words.
 * - A quote that an answer must rest on is *reached* (recall) when a citation names a page on which it stands.
 * - An answer is *wrong* when it holds none of what was expected.
 */
import type { Citation, Sentence } from '../../../shared/model/conversation.ts';
import type { Asked } from './ask.ts';
import { holds, holdsFigure, pagesWith } from './places.ts';

/** A share that says of how many. */
export type Share = { part: number; of: number };

export type Measures = {
  questions: number;
  /** Of the questions that can be answered. */
  answered: Share;
  /** Of the answers. */
  wrong: Share;
  citationRecall: Share;
  citationPrecision: Share;
  exactPage: Share;
  /** Of the questions that cannot be answered. */
  unanswerableAnswered: Share;
  refusalsWithSources: number;
  /** Of the quotes, within the first 1, 3 and 8 passages. */
  recall: Record<1 | 3 | 8, Share>;
  /** Mean of 1 / rank of the first passage that holds a quote. */
  reciprocalRank: number;
};

export const percent = ({ part, of }: Share): number => (of === 0 ? Number.NaN : (100 * part) / of);

export function measure(asked: readonly Asked[]): Measures {
  const answerable = asked.filter(({ question }) => question.kind !== 'unanswerable');
  const unanswerable = asked.filter(({ question }) => question.kind === 'unanswerable');
  const answers = answerable.filter(isAnswered);
  const citations = asked.flatMap(citationsOf);
  const quotes = answerable.flatMap((one) => one.question.quotes.map((quote) => ({ one, quote })));
  return {
    questions: asked.length,
    answered: share(answerable, isAnswered),
    wrong: share(answers, isWrong),
    citationRecall: share(
      answers.flatMap((one) => one.question.quotes.map((quote) => ({ one, quote }))),
      ({ one, quote }) => isReached(one, quote),
    ),
    citationPrecision: share(citations, isRight),
    exactPage: share(citations, isExact),
    unanswerableAnswered: share(unanswerable, isAnswered),
    refusalsWithSources: asked.filter((one) => !isAnswered(one) && one.refusalSources > 0).length,
    recall: {
      1: share(quotes, ({ one, quote }) => rankOf(one, quote) <= 1),
      3: share(quotes, ({ one, quote }) => rankOf(one, quote) <= 3),
      8: share(quotes, ({ one, quote }) => rankOf(one, quote) <= 8),
    },
    reciprocalRank: mean(
      answerable.map((one) => 1 / Math.min(...one.question.quotes.map((quote) => rankOf(one, quote)))),
    ),
  };
}

const isAnswered = ({ sentences }: Asked): boolean => sentences.length > 0;

function share<Item>(items: readonly Item[], isPart: (item: Item) => boolean): Share {
  return { part: items.filter(isPart).length, of: items.length };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** An answer that holds the figures and a word of none of the quotes is right too: it was written in other words. */
export function isWrong({ sentences, question: { quotes, figures } }: Asked): boolean {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const lacksFigure = figures.some((figure) => !holdsFigure(text, figure));
  if (figures.length > 0) return lacksFigure;
  const excerpts = sentences.flatMap(({ citations }) => citations.map(({ excerpt }) => excerpt)).join('\n');
  return !quotes.some((quote) => holds(text, quote) || holds(excerpts, quote));
}

type Cited = { one: Asked; sentence: Sentence; citation: Citation };

export function citationsOf(one: Asked): Cited[] {
  return one.sentences.flatMap((sentence) => sentence.citations.map((citation) => ({ one, sentence, citation })));
}

/** The page as it was laid out; empty for one that there is not. */
function citedPage({ one, citation }: Cited): string {
  return pagesOfFile(one, citation.document?.fileId)[(citation.document?.page ?? 0) - 1] ?? '';
}

function pagesOfFile({ document, siblings }: Asked, fileId: string | undefined): readonly string[] {
  return [document, ...siblings].find((one) => one.fileId === fileId)?.pages ?? [];
}

export function isExact(cited: Cited): boolean {
  const marked = cited.citation.excerpt.replace(/…$/u, '');
  return marked.trim() !== '' && partsOf(marked).every((part) => holds(citedPage(cited), part));
}

export function isRight(cited: Cited): boolean {
  if (!isExact(cited)) return false;
  const page = citedPage(cited);
  const { text } = cited.sentence;
  if (holds(page, text)) return true;
  return (text.match(/\d+(?:[.,:]\d+)*/gu) ?? []).every((figure) => holdsFigure(page, figure));
}

/** Lines of what was marked: a heading or the first row of a table may stand further up. */
const partsOf = (text: string): string[] => text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));

export function isReached(one: Asked, quote: string): boolean {
  return citationsOf(one).some(({ citation: { document: place } }) => {
    if (!place) return false;
    return pagesWith(pagesOfFile(one, place.fileId), quote).includes(place.page);
  });
}

/** From 1; infinite where it was not found. */
export function rankOf(one: Asked, quote: string): number {
  const index = one.found.findIndex(({ fileId, page, text }) => {
    return pagesWith(pagesOfFile(one, fileId), quote).includes(page) && holdsMostOf(text, quote);
  });
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}

/** How a PDF was read may have cost a sign or two; what is retrieved is the passage all the same. */
const MOST_OF = 0.8;

function holdsMostOf(text: string, quote: string): boolean {
  if (holds(text, quote)) return true;
  const words = quote.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 2 && words.filter((word) => holds(text, word)).length >= MOST_OF * words.length;
}
