/**
 * A holder's question, answered out of the wording of their own product version: what is not insured first, then what the
 * wording says, each sentence checked against the words that it cites; and what their plan pays. The passages of one wording
 * are read, and those of no other (SECURITY.md T39). Nothing of it is kept.
 */
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { Citation, Sentence } from '../../../../shared/model/conversation.ts';
import type { DocumentPlace } from '../../../../shared/model/document-product.ts';
import type { WordingAnswer, WordingSentence } from '../../../../shared/insurance/wording-answer.ts';
import type { Logger } from '../../../kit/logger.ts';
import { answerLanguage, readingOf } from '../../assistant/answer-language.ts';
import { answerQuestion } from '../../assistant/answer-question.ts';
import { checkSentence } from '../../assistant/check-sentence.ts';
import { numberCitations } from '../../assistant/number-citations.ts';
import type { Passage } from '../../assistant/passages.ts';
import { answerPrompt } from '../../assistant/prompt.ts';
import { partsOf } from '../../assistant/support-span.ts';
import { readCompanyPlan } from '../../companies/company-plan.ts';
import { releaseQuestion, reserveQuestion } from '../../conversations/question-quota.ts';
import { definitionOf, textsOf } from '../find-product.ts';
import { coverFigures, type Bought } from './cover-figures.ts';
import { passagesOf } from './find-wording.ts';
import { readableQuote, saysSomething } from './readable-quote.ts';
import { spokenOf } from './spoken-of.ts';
import type { WordingPlace } from './wording-files.ts';
import type { WordingPassage } from './wording-passages.ts';

export type WordingQuestion = {
  productCode: string;
  version: number;
  /** That the holder reads. */
  language: LanguageValue;
  question: string;
  /** Null where nothing was bought: then there are no figures. */
  bought: Bought | null;
};

type Context = { now: Date; signal: AbortSignal; log: Logger };

/** A part of the wording with less of the question's words does not speak of it. To miss an exclusion is worse than to name one more. */
const SPEAKS_OF = { exclusions: 0.26, rest: 0.35 };
const MOST_NAMED = 3;

/** Characters of passages that the model reads: a wording that is longer is read where it speaks of the question. */
const MOST_READ = 24_000;

/** Throws `not_found` for a version that never was, and what drawing throws. */
export async function answerFromWording(asked: WordingQuestion, context: Context): Promise<WordingAnswer> {
  const definition = await definitionOf(asked.productCode, asked.version);
  const language = answerLanguage(asked.question, asked.language, asked.language);
  const { place, passages } = await passagesOf(definition, languageFor(definition.languages, language, asked.language));
  const numbered = numberPassages(passages, place, language);
  const found = findNamed(asked.question, numbered);
  const said = await askModel(asked.question, numbered, { ...context, language, place });
  const { exclusions, rest } = said ?? { exclusions: [], rest: [] };
  const isAnswered = exclusions.length + rest.length > 0;
  const nearby = rest.length > 0 ? [] : found.rest;
  const first = withNamed(exclusions, found.exclusions);
  const all = [...first, ...(rest.length > 0 ? rest : nearby)].reduce<Sentence[]>(
    (before, sentence) => [...before, numberCitations(sentence, before)],
    [],
  );
  const views = all.map((sentence) => toView(sentence, numbered));
  const quotes = [...found.texts, ...rest.flatMap(({ citations }) => citations.map(({ excerpt }) => excerpt))];
  const figures = asked.bought
    ? coverFigures(definition, (await textsOf(definition, language)).texts, asked.bought, {
        question: asked.question,
        quotes,
      })
    : [];
  return {
    kind: said === null ? 'not_asked' : isAnswered ? 'answered' : all.length > 0 ? 'nearby' : 'not_said',
    language: place.language,
    exclusions: views.slice(0, first.length),
    sentences: views.slice(first.length),
    figures,
  };
}

/** That of the question where the wording has it, else the one that the holder reads. */
function languageFor(known: readonly LanguageValue[], asked: LanguageValue, read: LanguageValue): LanguageValue {
  return known.includes(asked) ? asked : (known.find((one) => one.slice(0, 2) === asked.slice(0, 2)) ?? read);
}

type Numbered = { passage: Passage; isExclusion: boolean };

function numberPassages(
  passages: readonly WordingPassage[],
  { code, version, language: written }: WordingPlace,
  language: LanguageValue,
): Numbered[] {
  const isForeign = written.slice(0, 2) !== language.slice(0, 2);
  // What stands before the first section is about the paper, not about the cover.
  const sections = passages.filter(({ section }) => section.length > 0);
  return sections.map(({ page, start, end, section, text, isExclusion }, index) => ({
    isExclusion,
    passage: {
      number: index + 1,
      source: 'wording',
      label: section.join(' › '),
      text: text.replaceAll(POINT, ''),
      document: { fileId: code, version, page, start, end, name: section.at(-1) ?? '' },
      ...(isForeign && { foreign: written }),
    },
  }));
}

/** What a point of a list begins with: read as a sentence it would be one that says nothing. */
const POINT = /^(?:•|\d+\.)\s+/gmu;

/** The sentences and points of the wording that speak of the question, as they stand; `texts` also those that do so from afar. */
function findNamed(question: string, numbered: readonly Numbered[]) {
  const parts = numbered.flatMap(({ passage, isExclusion }) =>
    linesOf(passage).map((text) => ({ text, passage, isExclusion })),
  );
  const spoken = spokenOf(question, parts, ({ text }) => text);
  const named = (wanted: boolean, least: number): Sentence[] =>
    spoken
      .filter(({ part, coverage }) => part.isExclusion === wanted && coverage >= least)
      .slice(0, MOST_NAMED)
      .flatMap(({ part: { text, passage } }) => quoteOf(text, passage) ?? []);
  const texts = spoken.filter(({ coverage }) => coverage >= SPEAKS_OF.exclusions).map(({ part }) => part.text);
  return { exclusions: named(true, SPEAKS_OF.exclusions), rest: named(false, SPEAKS_OF.rest), texts };
}

/** Sentences and points, without the headings above them. */
function linesOf({ text, label }: Passage): string[] {
  const headings = label.split(' › ');
  return partsOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((line) => !headings.includes(line) && saysSomething(line, text));
}

/** It is its own support, whatever the language. */
function quoteOf(text: string, passage: Passage): Sentence | null {
  return checkSentence({ text, numbers: [passage.number], quotes: [text] }, [passage], readingOf('en_us', 'en_us'));
}

type Asking = Context & { language: LanguageValue; place: WordingPlace };

/**
 * What is not insured is asked apart from the rest, so that it comes first whatever the model thinks of it. Null when the
 * insurer's month is used up, or the model fails.
 */
async function askModel(question: string, numbered: readonly Numbered[], asking: Asking) {
  const { place, now, log, signal } = asking;
  const { questionsPerMonth, timeZone } = await readCompanyPlan(place.companyId, now);
  const payer = { accountId: place.companyId, timeZone };
  if (!(await reserveQuestion(payer, questionsPerMonth, now))) return null;
  const of = (wanted: boolean) => numbered.filter((one) => one.isExclusion === wanted).map(({ passage }) => passage);
  try {
    const [exclusions, rest] = await Promise.all([ask(question, of(true), asking), ask(question, of(false), asking)]);
    return { exclusions, rest };
  } catch (error) {
    // Who leaves has asked the model all the same.
    if (signal.aborted) return null;
    log.error('insurance.model_failed', error);
    await releaseQuestion(payer, now);
    return null;
  }
}

async function ask(question: string, all: readonly Passage[], { language, signal }: Asking): Promise<Sentence[]> {
  const passages = readable(question, all);
  if (passages.length === 0) return [];
  const prompt = answerPrompt({
    ...{ passages, question, history: [], lines: [], language, style: 'formal', isOfDocuments: true },
    isForeign: passages.some(({ foreign }) => foreign !== undefined),
  });
  const sentences: Sentence[] = [];
  const reading = readingOf(language, language);
  for await (const sentence of answerQuestion({ prompt, passages, reading, signal })) sentences.push(sentence);
  return sentences.filter(({ text }) => passages.every((passage) => saysSomething(text, passage.text)));
}

/** In their order. */
function readable(question: string, passages: readonly Passage[]): Passage[] {
  let length = 0;
  const best = spokenOf(question, passages, ({ label, text }) => `${label}\n${text}`).map(({ part }) => part);
  const chosen = new Set(
    [...new Set([...best, ...passages])].filter(({ text }) => (length += text.length) <= MOST_READ),
  );
  return passages.filter((passage) => chosen.has(passage));
}

/** Those that the model did not name as well. */
function withNamed(said: readonly Sentence[], named: readonly Sentence[]): Sentence[] {
  const isSaid = (sentence: Sentence): boolean =>
    said.some(({ text, citations }) =>
      [text, ...citations.map(({ excerpt }) => excerpt)].some(
        (words) => sentence.text.includes(words) || words.includes(sentence.text),
      ),
    );
  return [...said, ...named.filter((sentence) => !isSaid(sentence))];
}

function toView({ text, citations }: Sentence, numbered: readonly Numbered[]): WordingSentence {
  const textOf = ({ document }: Citation): string =>
    numbered.find(({ passage }) => document !== undefined && holds(passage, document))?.passage.text ?? '';
  return {
    text: readableQuote(text, citations.map(textOf).join('\n')),
    citations: citations.map((citation) => ({
      number: citation.number,
      page: citation.document?.page ?? 1,
      section: citation.label,
      quote: readableQuote(citation.excerpt, textOf(citation)),
    })),
  };
}

const holds = ({ document }: Passage, { page, start }: DocumentPlace): boolean =>
  document?.page === page && document.start <= start && start <= document.end;
