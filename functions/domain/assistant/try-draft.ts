/** The owner tries the assistant on the draft: nothing is counted and nothing is kept. */
import { hasFeature } from '../../../shared/model/account.ts';
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { toPublicPage } from '../pages/public-page.ts';
import { loadPage } from '../pages/save-page.ts';
import { listPosts } from '../posts/find-posts.ts';
import { answerQuestion } from './answer-question.ts';
import type { Question } from './answer-visitor.ts';
import { loadAssistant } from './assistant-settings.ts';
import { numberCitations } from './number-citations.ts';
import { passagesOf, READ_POSTS } from './passages.ts';
import { answerPrompt } from './prompt.ts';
import { contactOf } from './visitor-contact.ts';

export async function tryDraft(
  accountId: string,
  question: Question,
  context: CallContext,
  stream: EventStream,
): Promise<void> {
  const [{ draft }, { settings }, posts] = await Promise.all([
    loadPage(accountId),
    loadAssistant(accountId),
    listPosts(accountId, 'newest', READ_POSTS),
  ]);
  const page = toPublicPage(draft, settings, context.now);
  const passages = passagesOf({ page, setup: settings.setup, greeting: settings.greetings.afternoon, posts });
  const { conversationId, messageId, language } = question;
  stream.send('meta', { conversationId, messageId, state: 'reading', sources: passages.length });
  const said: Sentence[] = [];
  if (context.actor && hasFeature(context.actor.plan, 'assistant', context.now)) {
    const prompt = answerPrompt({
      passages,
      question: question.question,
      history: [],
      lines: [],
      language,
      style: settings.style,
    });
    const isSameLanguage = language.slice(0, 2) === page.profile.pageLanguage.slice(0, 2);
    for await (const sentence of answerQuestion({ prompt, passages, isSameLanguage, signal: context.signal })) {
      said.push(numberCitations(sentence, said));
      stream.send('sentence', said.at(-1));
    }
  }
  if (said.length === 0) stream.send('sentence', { text: settings.standardReply, citations: [] });
  stream.send('done', {
    messageId,
    kind: said.length > 0 ? 'answered' : 'no_answer',
    contact: said.length > 0 ? null : contactOf(page),
  });
}
