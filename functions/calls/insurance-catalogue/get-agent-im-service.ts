import type { getAgentImService as contract } from '../../../shared/calls/insurance-catalogue.ts';
import type { ChannelId } from '../../../shared/model/page.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Ways to write to somebody, the telephone included. */
const messengers = new Set<ChannelId>([
  'whatsapp',
  'messenger',
  'wechat',
  'telegram',
  'line',
  'discord',
  'phone',
  'email',
]);

export const getAgentImService: Handler<typeof contract> = async ({ agentName }, { now }) => {
  const found = await findLivePageByName(agentName);
  if (found === null) throw new AppError('not_found');
  const { contacts } = pageShownAt(found.page, now);
  const toWrite = contacts.filter(({ isEnabled, channel }) => isEnabled && messengers.has(channel));
  return {
    agent: toAgentCard(found.page),
    contacts: toWrite.map(({ channel, displayText, value }) => ({ channel, text: displayText, value })),
  };
};
