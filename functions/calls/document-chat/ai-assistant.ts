import type { aiAssistant as contract } from '../../../shared/calls/document-chat.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';
import { answerVisitor } from '../../domain/assistant/answer-visitor.ts';
import { tryDraft } from '../../domain/assistant/try-draft.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { StreamHandler } from '../../kit/stream-group.ts';

export const aiAssistant: StreamHandler<typeof contract> = async (input, context, stream) => {
  if (input.isTrial) {
    if (!context.actor) throw new AppError('token_invalid');
    return tryDraft(context.actor.id, input, context, stream);
  }
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  return answerVisitor({ ...live, page: pageShownAt(live.page, context.now) }, input, context, stream);
};
