/** Questions that come next: of those that were found to be answered by the documents, the ones nearest to what was cited. */
import type { DocumentPlace } from '../../../shared/model/document-product.ts';
import type { Answer } from '../assistant/answer-message.ts';
import { normaliseQuestion } from '../conversations/figures.ts';
import { readTranscript } from '../conversations/find-conversation.ts';
import type { ProductQuestion } from './answer-product.ts';
import type { ProductChat } from './find-chat.ts';
import { readProductInfo, type InfoQuestion } from './product-info-rows.ts';

const MOST = 3;

/** Further away than any page of the same document. */
const ELSEWHERE = 10_000;

export async function followUpsOf(
  { product }: ProductChat,
  { conversationId, language }: ProductQuestion,
  { kind, sentences }: Answer,
  now: Date,
): Promise<string[]> {
  if (kind === 'person') return [];
  const [info, { messages }] = await Promise.all([
    readProductInfo(product, language),
    readTranscript({ accountId: product.productId, conversationId }, null, now),
  ]);
  const asked = new Set(messages.map(({ question }) => normaliseQuestion(question)));
  const cited = sentences.flatMap(({ citations }) => citations.flatMap(({ document }) => document ?? []));
  return (info?.questions ?? [])
    .filter(({ question }) => !asked.has(normaliseQuestion(question)))
    .map((one) => ({ question: one.question, distance: distanceTo(one, cited) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ question }) => question);
}

/** In pages. */
function distanceTo({ fileId, page }: InfoQuestion, cited: readonly DocumentPlace[]): number {
  const pages = cited.filter((place) => place.fileId === fileId).map((place) => Math.abs(place.page - page));
  return Math.min(ELSEWHERE, ...pages);
}
