/** One answer: the model's sentences, each checked and handed on as soon as it is whole. */
import type { Sentence } from '../../../shared/model/conversation.ts';
import { checkSentence, type Reading } from './check-sentence.ts';
import { streamText, type ModelUsage } from './model.ts';
import type { Passage } from './passages.ts';
import { NO_ANSWER, type Prompt } from './prompt.ts';
import { takeLastSentence, takeSentences, type DraftSentence } from './sentences.ts';

/** Who waits for the answer. */
export type AnswerListener = {
  signal: AbortSignal;
  /** Told what the model counted, once it has ended. */
  onUsage?: (usage: ModelUsage) => void;
};

export type AnswerRequest = AnswerListener & {
  prompt: Prompt;
  passages: readonly Passage[];
  reading: Reading;
};

/** The sentences that hold; none when the passages do not hold the answer. Throws what the model throws. */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<Sentence> {
  let text = '';
  for await (const piece of streamText(request.prompt, request.signal, request.onUsage)) {
    const { sentences, rest } = takeSentences(text + piece);
    text = rest;
    yield* supported(sentences, request);
  }
  if (request.signal.aborted || text.includes(NO_ANSWER)) return;
  yield* supported(takeLastSentence(text), request);
}

function supported(drafts: readonly DraftSentence[], { passages, reading }: AnswerRequest): Sentence[] {
  return drafts
    .filter((draft) => !draft.text.includes(NO_ANSWER))
    .flatMap((draft) => checkSentence(draft, passages, reading) ?? []);
}
