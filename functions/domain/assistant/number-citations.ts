/** Numbers the sources of an answer from 1: the same source has one number, however many sentences rest on it. */
import type { Citation, Sentence } from '../../../shared/model/conversation.ts';

/** The same words on two pages are two sources. */
const keyOf = ({ source, excerpt, document }: Citation): string =>
  [source, excerpt, document?.page, document?.start].join('\n');

/** The sentence with its citations numbered after those of the sentences before it. */
export function numberCitations(sentence: Sentence, before: readonly Sentence[]): Sentence {
  const numbers = new Map(before.flatMap(({ citations }) => citations).map((one) => [keyOf(one), one.number]));
  const citations = sentence.citations.map((citation) => {
    const number = numbers.get(keyOf(citation)) ?? numbers.size + 1;
    numbers.set(keyOf(citation), number);
    return { ...citation, number };
  });
  return { ...sentence, citations };
}
