import type { saveQuoteRequest as contract } from '../../../shared/calls/landing-page.ts';
import { checkPhone, toE164 } from '../../../shared/rules/phone.ts';
import { checkPersonName, canonicalPersonName } from '../../../shared/rules/person-name.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findConversation, readTranscript } from '../../domain/conversations/find-conversation.ts';
import { nameConversation, saveLead } from '../../domain/conversations/save-lead.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findShownTitle } from '../../domain/products/find-products.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { Lead } from '../../../shared/model/conversation.ts';
import { readLeadSettings } from '../../domain/leads/lead-settings.ts';
import { spamReasonOf } from '../../domain/leads/spam.ts';
import { alertItems, mailItem, webhookItems } from '../../domain/leads/tell-of-lead.ts';

export const saveQuoteRequest: Handler<typeof contract> = async (input, context) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const phone = checkPhone(input.phone, input.country) ? undefined : toE164(input.phone, input.country);
  if (!phone) throw new AppError('phone_invalid');
  if (checkPersonName(input.name)) throw new AppError('field_required', { fields: { name: 'field_required' } });
  const { accountId } = live;
  const message = (input.message ?? '').trim();
  const spamReason = spamReasonOf({ message, website: input.website ?? '', openedAt: input.openedAt }, context.now);
  const [account, settings, chat, product] = await Promise.all([
    findAccount(accountId),
    readLeadSettings(accountId),
    findChat(accountId, input.conversationId, context.now),
    findShownTitle(accountId, input.productId),
  ]);
  const owner = { accountId, timeZone: account?.timeZone ?? 'UTC' };
  const lead: Lead = {
    leadId: context.newId(),
    name: canonicalPersonName(input.name),
    phone,
    country: input.country,
    message,
    asked: chat?.asked ?? '',
    ...(product === undefined ? {} : { product }),
    conversationId: chat?.conversationId ?? null,
    status: 'new',
    note: '',
    createdAt: context.now.toISOString(),
    consentText: input.consentText,
    firstContactAt: null,
    remindAt: null,
    folder: spamReason ? 'spam' : 'inbox',
    spamReason,
  };
  const followUps = spamReason
    ? []
    : [
        mailItem(owner, lead, settings, context.newId(), context.now),
        ...alertItems(owner, lead, settings, context.now),
        ...webhookItems(accountId, lead.leadId, settings, context.newId(), context.now),
      ];
  await saveLead({ owner, agentName: live.page.profile.agentName, lead, followUps }, context.now);
  if (!spamReason && lead.conversationId) await nameConversation(accountId, lead.conversationId, lead.name);
  return { received: true };
};

/** The chat that the request belongs to; null when there is none, or nothing was said in it. */
async function findChat(accountId: string, conversationId: string | undefined, now: Date) {
  if (!conversationId) return null;
  const [conversation, { messages }] = await Promise.all([
    findConversation(accountId, conversationId, now),
    readTranscript({ accountId, conversationId }, null, now),
  ]);
  if (!conversation && messages.length === 0) return null;
  return { conversationId, asked: messages.at(-1)?.question ?? '' };
}
