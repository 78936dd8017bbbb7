/** The owner tries the assistant on the draft: nothing is counted and nothing is kept. */
import { hasFeature } from '../../../shared/model/account.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { answerDraft } from './answer-draft.ts';
import type { Question } from './answer-visitor.ts';
import { loadDraftKnowledge } from './draft-knowledge.ts';
import { contactOf } from './visitor-contact.ts';

export async function tryDraft(
  accountId: string,
  question: Question,
  context: CallContext,
  stream: EventStream,
): Promise<void> {
  const knowledge = await loadDraftKnowledge(accountId, context.now);
  const { conversationId, messageId } = question;
  stream.send('meta', { conversationId, messageId, state: 'reading', sources: knowledge.passages.length });
  let isAnswered = false;
  if (context.actor && hasFeature(context.actor.plan, 'assistant', context.now)) {
    for await (const sentence of answerDraft(knowledge, question, context.signal)) {
      isAnswered = true;
      stream.send('sentence', sentence);
    }
  }
  if (!isAnswered) stream.send('sentence', { text: knowledge.settings.standardReply, citations: [] });
  stream.send('done', {
    messageId,
    kind: isAnswered ? 'answered' : 'no_answer',
    contact: isAnswered ? null : contactOf(knowledge.page),
  });
}
