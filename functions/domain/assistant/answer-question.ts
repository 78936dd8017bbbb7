/** One answer: the model's sentences, each checked and handed on as soon as it is whole. */
import type { Sentence } from '../../../shared/model/conversation.ts';
import { checkSentence, type Reading } from './check-sentence.ts';
import { streamText } from './model.ts';
import type { Passage } from './passages.ts';
import { NO_ANSWER, type Prompt } from './prompt.ts';
import { takeLastSentence, takeSentences, type DraftSentence } from './sentences.ts';

export type AnswerRequest = {
  prompt: Prompt;
  passages: readonly Passage[];
  reading: Reading;
  signal: AbortSignal;
};

/** The sentences that hold; none when the passages do not hold the answer. Throws what the model throws. */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<Sentence> {
  let text = '';
  for await (const piece of streamText(request.prompt, request.signal)) {
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
