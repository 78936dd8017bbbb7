/** What the wordings of all products say to holders' questions, through what answers them, with the local reader as model. */
import { ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { expect, test } from 'vitest';
import { answerFromWording } from '../../../../../functions/domain/insurance/wording/answer-from-wording.ts';
import { forgetWordings } from '../../../../../functions/domain/insurance/wording/find-wording.ts';
import { parseConverseRequest } from '../../../../../infra/local/engines/bedrock/converse-request.ts';
import { reply } from '../../../../../infra/local/engines/bedrock/reader.ts';
import type { WordingAnswer, WordingSentence } from '../../../../../shared/insurance/wording-answer.ts';
import { callContext } from '../../../../kit/call-context.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { shippedRows } from '../../../../kit/insurance/shipped.ts';
import { wordingQuestions, type WordingCase } from '../../../../kit/insurance/wording-questions.ts';
import { useModel } from '../../../../kit/model.ts';
import { useMemoryBuckets } from '../../../../kit/memory-bucket.ts';
import { useRealPapers } from '../../../../kit/real-papers.ts';

const memory = useInsurer();
useMemoryBuckets();
useRealPapers();
const { mock } = useModel();

async function* stream(text: string) {
  yield { contentBlockDelta: { delta: { text }, contentBlockIndex: 0 } };
  yield { messageStop: { stopReason: 'end_turn' as const } };
}

/** "5 What is covered › 5.4 You cannot go" is in 5 and in 5.4. */
const isIn = (section: string, { citations }: WordingSentence): boolean =>
  citations.some((one) => one.section.split(' › ').some((heading) => heading.startsWith(`${section} `)));

const cites = ({ sections }: WordingCase, sentences: readonly WordingSentence[]): boolean =>
  sections.some((section) => sentences.some((sentence) => isIn(section, sentence)));

type Measured = { one: WordingCase; answer: WordingAnswer };

/** Questions that are not answered as they should be; the first ones say which. */
const failing = (all: readonly Measured[], isRight: (measured: Measured) => boolean): string[] =>
  all.filter((measured) => !isRight(measured)).map(({ one, answer }) => `${one.question} (${answer.kind})`);

test('answers with the right section, exclusions first, and says so where the wording is silent', async () => {
  mock.on(ConverseStreamCommand).callsFake(({ modelId: _modelId, ...request }: { modelId: string }) => ({
    stream: stream(reply(parseConverseRequest(Buffer.from(JSON.stringify(request))))),
  }));
  forgetWordings();
  const measured: Measured[] = [];
  for (const { code, language, cases } of wordingQuestions) {
    memory.put(shippedRows(code));
    for (const one of cases) {
      const asked = { productCode: code, version: 1, language, question: one.question, bought: null };
      measured.push({ one, answer: await answerFromWording(asked, callContext()) });
    }
  }

  const known = measured.filter(({ one }) => one.sections.length > 0);
  const excluded = measured.filter(({ one }) => one.isExcluded);
  const unknown = measured.filter(({ one }) => one.sections.length === 0);
  const uncited = failing(known, ({ one, answer }) => cites(one, [...answer.exclusions, ...answer.sentences]));
  const unwarned = failing(excluded, ({ one, answer }) => cites(one, answer.exclusions));
  // Measured 2026-11-22 with the local reader: 5 of 90, 2 of 31, 0 of 10; 4 of the 10 showed a place that is near the words only.
  expect(uncited.slice(0.08 * known.length)).toEqual([]);
  expect(unwarned.slice(0.1 * excluded.length)).toEqual([]);
  expect(failing(unknown, ({ answer }) => answer.kind === 'nearby' || answer.kind === 'not_said')).toEqual([]);
}, 120_000);
