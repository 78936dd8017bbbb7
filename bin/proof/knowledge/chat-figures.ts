/** The chat over a printed document, as figures. */
import { WORD_PAUSE_MS } from '../../../infra/local/engines/bedrock.ts';
import { quantile, type Figure } from '../figures.ts';
import type { ChatResult } from './chat-proof.ts';

const MAX_FIRST_ANSWER_MS = 60_000;
const MAX_SENTENCE_MS = 300;

export function chatFigures({
  pages,
  firstAnswerMs,
  sentenceMs,
  unpacedMs,
  keptMs,
  broken,
  changed,
}: ChatResult): Figure[] {
  const [p50, p95] = [quantile(unpacedMs, 0.5), quantile(unpacedMs, 0.95)];
  const [kept50, kept95] = [quantile(keptMs, 0.5), quantile(keptMs, 0.95)];
  return [
    {
      name: `a PDF of ${pages} pages, from its upload to its first cited answer`,
      goal: '≤ 60 s',
      reached: `${(firstAnswerMs / 1_000).toFixed(1)} s`,
      isMet: firstAnswerMs <= MAX_FIRST_ANSWER_MS,
    },
    {
      name: `first sentence of ${sentenceMs.length} answers, without the local reader's pauses of ${WORD_PAUSE_MS} ms a word`,
      goal: `p95 ≤ ${MAX_SENTENCE_MS} ms`,
      reached:
        `${p95.toFixed(0)} ms, median ${p50.toFixed(0)} ms; with them ${quantile(sentenceMs, 0.95).toFixed(0)} ms; an answer that is kept, sent once more: ` +
        `${kept95.toFixed(0)} and ${kept50.toFixed(0)} ms, so ${(p95 / kept95).toFixed(1)} × and ${(p50 / kept50).toFixed(1)} ×`,
      isMet: p95 <= MAX_SENTENCE_MS,
    },
    {
      name: `${broken} answers broken off, at every chunk of each, and asked for again`,
      goal: 'the identical text',
      reached: changed.length === 0 ? 'identical' : `${changed.length} others: ${changed.slice(0, 3).join('; ')}`,
      isMet: broken > 0 && changed.length === 0,
    },
  ];
}
