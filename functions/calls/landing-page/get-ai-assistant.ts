import type { getAiAssistant as contract } from '../../../shared/calls/landing-page.ts';
import { hasFeature, planAt, plans } from '../../../shared/model/account.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { loadAssistant } from '../../domain/assistant/assistant-settings.ts';
import { readUsage } from '../../domain/conversations/question-quota.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAiAssistant: Handler<typeof contract> = async (_, { actor, now }) => {
  const [{ settings }, account] = await Promise.all([loadAssistant(actor.id), findAccount(actor.id)]);
  const used = await readUsage({ accountId: actor.id, timeZone: account?.timeZone ?? 'UTC' }, now);
  return {
    settings,
    usage: { used, limit: plans[planAt(actor.plan, now)].questionsPerMonth },
    isIncluded: hasFeature(actor.plan, 'assistant', now),
  };
};
