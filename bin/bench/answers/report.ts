/** What the bench found, as tables for a terminal and for docs/bench-answers.md. */
import { formatFigures, formatTable, quantile, type Figure } from '../../proof/figures.ts';
import type { Asked } from './ask.ts';
import type { ReadDocument } from './company.ts';
import {
  isExact,
  isReached,
  isRight,
  isWrong,
  citationsOf,
  measure,
  percent,
  rankOf,
  type Measures,
} from './measure.ts';
import { questionKinds } from './question.ts';

/** Of questions in the document's language and words, and of those that cannot be answered. */
const GOALS = { exactPage: 99, citationPrecision: 97, recallAt8: 95, unanswerableAnswered: 2, refusalsWithSources: 0 };

const KINDS_OF_GOALS = new Set(['literal', 'unanswerable']);

export function gates(asked: readonly Asked[]): Figure[] {
  const found = measure(asked.filter(({ question }) => KINDS_OF_GOALS.has(question.kind)));
  const atLeast = (name: string, goal: number, reached: number): Figure => ({
    name,
    goal: `≥ ${goal} %`,
    reached: `${reached.toFixed(1)} %`,
    isMet: reached >= goal,
  });
  const unanswerable = percent(found.unanswerableAnswered);
  return [
    atLeast('exact page of citations', GOALS.exactPage, percent(found.exactPage)),
    atLeast('citation precision', GOALS.citationPrecision, percent(found.citationPrecision)),
    atLeast('retrieval, recall@8', GOALS.recallAt8, percent(found.recall[8])),
    {
      name: 'unanswerable questions that were answered',
      goal: `≤ ${GOALS.unanswerableAnswered} %`,
      reached: `${unanswerable.toFixed(1)} % (${found.unanswerableAnswered.part} of ${found.unanswerableAnswered.of})`,
      isMet: unanswerable <= GOALS.unanswerableAnswered,
    },
    {
      name: 'refusals with sources',
      goal: `${GOALS.refusalsWithSources}`,
      reached: `${found.refusalsWithSources}`,
      isMet: found.refusalsWithSources <= GOALS.refusalsWithSources,
    },
  ];
}

/** @param heldOut answers to the questions that nothing was tuned on */
export function formatReport(
  documents: readonly ReadDocument[],
  asked: readonly Asked[],
  heldOut: readonly Asked[],
): string {
  return [
    '## Goals\n\nOf questions in the words and the language of their document, and of those that cannot be answered.',
    formatFigures(gates(asked)),
    '## Goals, of questions that nothing was tuned on',
    `${heldOut.length} questions, written from the documents alone before any of them was asked (bin/bench/answers/questions/held-out.ts).`,
    formatFigures(gates(heldOut)),
    tablesOf(heldOut),
    '## By kind and by language',
    tablesOf(asked),
    '## Retrieval by itself',
    retrievalTable([...byKind(asked).filter(({ name }) => name !== 'unanswerable'), ...byLanguage(asked)]),
    '## Time and cost',
    timesTable(asked),
    '## Documents',
    documentsTable(documents),
  ].join('\n\n');
}

type Named = { name: string; asked: Asked[] };

function byName(asked: readonly Asked[], names: readonly string[], nameOf: (one: Asked) => string): Named[] {
  return names
    .map((name) => ({ name, asked: asked.filter((one) => nameOf(one) === name) }))
    .filter((group) => group.asked.length > 0);
}

const byKind = (asked: readonly Asked[]): Named[] => byName(asked, questionKinds, ({ question }) => question.kind);

function byLanguage(asked: readonly Asked[]): Named[] {
  const languageOf = ({ document }: Asked): string => document.document.language;
  return byName(asked, [...new Set(asked.map(languageOf))], languageOf);
}

const tablesOf = (asked: readonly Asked[]): string =>
  [answersTable('kind', byKind(asked)), answersTable('language of the document', byLanguage(asked))].join('\n\n');

const shown = (value: number): string => (Number.isNaN(value) ? '–' : `${value.toFixed(1)} %`);

function answersTable(title: string, groups: readonly Named[]): string {
  const head = [title, 'questions', 'answered', 'wrong', 'citation recall', 'citation precision', 'exact page'];
  const rows = groups.map(({ name, asked }) => {
    const found = measure(asked);
    const answered = name === 'unanswerable' ? found.unanswerableAnswered : found.answered;
    const shares = [answered, found.wrong, found.citationRecall, found.citationPrecision, found.exactPage];
    return [name, String(found.questions), ...shares.map((share) => shown(percent(share)))];
  });
  return formatTable(head, rows);
}

function retrievalTable(groups: readonly Named[]): string {
  const rows = groups.map(({ name, asked }) => {
    const { recall, reciprocalRank }: Measures = measure(asked);
    const shares = ([1, 3, 8] as const).map((most) => shown(percent(recall[most])));
    return [name, ...shares, reciprocalRank.toFixed(3)];
  });
  return formatTable(['questions', 'recall@1', 'recall@3', 'recall@8', 'MRR'], rows);
}

function timesTable(asked: readonly Asked[]): string {
  const firsts = asked.flatMap(({ firstMs }) => firstMs ?? []);
  const row = (name: string, values: readonly number[]): string[] => [
    name,
    ...[0.5, 0.95].map((at) => `${quantile(values, at).toFixed(0)} ms`),
  ];
  const costs = asked.flatMap(({ cost }) => cost ?? []);
  const sum = (of: (cost: (typeof costs)[number]) => number): number =>
    costs.reduce((total, cost) => total + of(cost), 0);
  const tokens = [sum((cost) => cost.inputTokens), sum((cost) => cost.outputTokens)];
  return [
    formatTable(
      ['', 'median', 'p95'],
      [
        row(
          'retrieval',
          asked.map(({ retrievalMs }) => retrievalMs),
        ),
        row('first sentence', firsts),
        row(
          'whole answer',
          asked.map(({ totalMs }) => totalMs),
        ),
      ],
    ),
    `${asked.length} questions took ${tokens[0]?.toLocaleString('en')} input and ${tokens[1]?.toLocaleString('en')} output tokens, ` +
      `$ ${(sum(({ costMicros }) => costMicros) / 1e6).toFixed(4)} by the prices of shared/model/model-prices.ts (nothing where it has none).`,
  ].join('\n\n');
}

function documentsTable(documents: readonly ReadDocument[]): string {
  const rows = documents.map(({ document, pages, seconds }) => [
    document.id,
    document.language,
    String(pages.length),
    String(document.questions.length),
    `${seconds.toFixed(1)} s`,
  ]);
  return formatTable(['document', 'language', 'pages', 'questions', 'read and indexed in'], rows);
}

/** What went wrong with a question, in a word each; empty when nothing did. */
export function faultsOf(one: Asked): string[] {
  const { question, sentences } = one;
  const cited = citationsOf(one);
  const isAnswered = sentences.length > 0;
  if (question.kind === 'unanswerable') return isAnswered ? ['answered'] : [];
  return [
    ...(isAnswered ? [] : ['unanswered']),
    ...(isAnswered && isWrong(one) ? ['wrong'] : []),
    ...(cited.every(isExact) ? [] : ['page']),
    ...(cited.every(isRight) ? [] : ['citation']),
    ...(isAnswered && !question.quotes.every((quote) => isReached(one, quote)) ? ['not reached'] : []),
    ...(question.quotes.every((quote) => rankOf(one, quote) <= 8) ? [] : ['not retrieved']),
  ];
}
