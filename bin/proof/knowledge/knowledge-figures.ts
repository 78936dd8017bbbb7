/** The amounts, as figures. */
import { quantile, type Figure } from '../figures.ts';
import type { KnowledgeResult } from './knowledge-proof.ts';

/** Pages of each document, so that a thousand of them have 100,000 passages, and questions. */
export const AMOUNTS = { pages: 25, questions: 500 };
/** How much longer the last documents may take than the first ones: more would not be linear. */
const MAX_GROWTH = 1.5;
const MAX_QUESTION_MS = 100;
const MAX_DELETION_MS = 60_000;

export function knowledgeFigures({ batches, questionMs, wrong, deletionMs, traces }: KnowledgeResult): Figure[] {
  const sum = (of: (batch: (typeof batches)[number]) => number) =>
    batches.reduce((total, batch) => total + of(batch), 0);
  const [documents, pages, passages] = [
    sum((one) => one.documents),
    sum((one) => one.pages),
    sum((one) => one.passages),
  ];
  const seconds = sum((one) => one.milliseconds) / 1_000;
  const perPassage = batches.map((batch) => batch.milliseconds / batch.passages);
  const growth = (perPassage.at(-1) ?? 0) / (perPassage[0] ?? 1);
  const [first, last] = [batches[0]?.megabytes ?? 0, batches.at(-1)?.megabytes ?? 0];
  const p95 = quantile(questionMs, 0.95);
  return [
    {
      name: `${documents.toLocaleString('en')} documents, ${pages.toLocaleString('en')} pages, ${passages.toLocaleString('en')} passages`,
      goal: `time and memory told; the last tenth ≤ ${MAX_GROWTH} × the first`,
      reached:
        `${seconds.toFixed(0)} s, ${(pages / seconds).toFixed(0)} pages and ${(passages / seconds).toFixed(0)} passages a second; ` +
        `${growth.toFixed(2)} ×; ${first.toFixed(0)} → ${last.toFixed(0)} MB of the whole small cloud`,
      isMet: growth <= MAX_GROWTH,
    },
    {
      name: `${questionMs.length} questions at ${passages.toLocaleString('en')} passages`,
      goal: `p95 ≤ ${MAX_QUESTION_MS} ms, the right passage first`,
      reached: `${p95.toFixed(0)} ms, median ${quantile(questionMs, 0.5).toFixed(0)} ms; ${wrong.length} wrong`,
      isMet: p95 <= MAX_QUESTION_MS && wrong.length === 0,
    },
    {
      name: `a product of ${batches[0]?.documents} documents is removed`,
      goal: 'no vector and no file after a minute',
      reached: `${traces.length} traces after ${(deletionMs / 1_000).toFixed(1)} s`,
      isMet: traces.length === 0 && deletionMs <= MAX_DELETION_MS,
    },
  ];
}
