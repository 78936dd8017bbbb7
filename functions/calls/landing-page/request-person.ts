import type { requestPerson as contract } from '../../../shared/calls/landing-page.ts';
import { loadAssistant } from '../../domain/assistant/assistant-settings.ts';
import { findConversation } from '../../domain/conversations/find-conversation.ts';
import { personStateOf } from '../../domain/conversations/hold-state.ts';
import { openConversation } from '../../domain/conversations/open-conversation.ts';
import { readUsualWait } from '../../domain/conversations/usual-wait.ts';
import { wantPerson } from '../../domain/conversations/want-person.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const requestPerson: Handler<typeof contract> = async ({ agentName, conversationId }, { now, newId }) => {
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  const { accountId, page } = live;
  const [conversation, { settings }, usualMinutes] = await Promise.all([
    openConversation(accountId, conversationId, now),
    loadAssistant(accountId),
    readUsualWait(accountId, now),
  ]);
  const wanted = { accountId, conversationId, agentName: page.profile.agentName, conversation };
  await wantPerson({ ...wanted, waitMinutes: settings.personWaitMinutes, outboxId: newId() }, now);
  return { person: personStateOf(await findConversation(accountId, conversationId, now), now), usualMinutes };
};
