import type { AgentContact } from '../../../shared/insurance/agent-contact.ts';
import type { ChannelId, PublicPage } from '../../../shared/model/page.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';

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

/** How to write to an agent: what their page shows now. */
export function agentContacts(page: PublicPage, now: Date): AgentContact[] {
  return pageShownAt(page, now)
    .contacts.filter(({ isEnabled, channel }) => isEnabled && messengers.has(channel))
    .map(({ channel, displayText, value }) => ({ channel, text: displayText, value }));
}
