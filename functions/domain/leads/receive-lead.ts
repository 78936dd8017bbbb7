/** A visitor leaves a name and a number: checked, kept, and told to whom it is for. */
import type { Lead } from '../../../shared/model/conversation.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { checkPhone, toE164 } from '../../../shared/rules/phone.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findConversation, readTranscript } from '../conversations/find-conversation.ts';
import { nameConversation, saveLead } from '../conversations/save-lead.ts';
import { readLeadSettings } from './lead-settings.ts';
import { spamReasonOf } from './spam.ts';
import { alertItems, mailItem, webhookItems } from './tell-of-lead.ts';

/** As the visitor sent it. */
export type LeadRequest = {
  name: string;
  phone: string;
  country: string;
  message?: string | undefined;
  consentText: string;
  conversationId?: string | undefined;
  openedAt: number;
  website?: string | undefined;
};

export type LeadPlace = {
  /** Whose lead it is. */
  accountId: string;
  /** Of their live page; empty for who has none. */
  agentName: string;
  /** What the request is about. */
  product?: string | undefined;
  /** Where it came from a product's chat: whose the conversation is, and the path of its page. */
  chat?: { productId: string; path: string };
};

/** Throws `phone_invalid` and `field_required`. */
export async function receiveLead(place: LeadPlace, request: LeadRequest, context: CallContext): Promise<void> {
  const { now } = context;
  const phone = checkPhone(request.phone, request.country) ? undefined : toE164(request.phone, request.country);
  if (!phone) throw new AppError('phone_invalid');
  if (checkPersonName(request.name)) throw new AppError('field_required', { fields: { name: 'field_required' } });
  const { accountId, agentName, product, chat } = place;
  const speaker = chat?.productId ?? accountId;
  const message = (request.message ?? '').trim();
  const spamReason = spamReasonOf({ message, website: request.website ?? '', openedAt: request.openedAt }, now);
  const [account, settings, talk] = await Promise.all([
    findAccount(accountId),
    readLeadSettings(accountId),
    findTalk(speaker, request.conversationId, now),
  ]);
  const owner = { accountId, timeZone: account?.timeZone ?? 'UTC' };
  const conversationId = talk?.conversationId ?? null;
  const lead: Lead = {
    leadId: context.newId(),
    name: canonicalPersonName(request.name),
    phone,
    country: request.country,
    message,
    asked: talk?.asked ?? '',
    ...(product === undefined ? {} : { product }),
    // In the history of who gets the lead stand the conversations of their own page.
    conversationId: chat ? null : conversationId,
    status: 'new',
    note: '',
    createdAt: now.toISOString(),
    consentText: request.consentText,
    firstContactAt: null,
    remindAt: null,
    folder: spamReason ? 'spam' : 'inbox',
    spamReason,
  };
  const followUps = spamReason
    ? []
    : [
        mailItem(owner, lead, settings, context.newId(), now),
        ...alertItems(owner, lead, settings, now),
        ...webhookItems(accountId, lead.leadId, settings, context.newId(), now),
      ];
  const from = chat ? { chat: { ...chat, conversationId } } : {};
  await saveLead({ owner, agentName, ...from, lead, followUps }, now);
  if (!spamReason && conversationId) await nameConversation(speaker, conversationId, lead.name);
}

/** The chat that the request belongs to; null when there is none, or nothing was said in it. */
async function findTalk(accountId: string, conversationId: string | undefined, now: Date) {
  if (!conversationId) return null;
  const [conversation, { messages }] = await Promise.all([
    findConversation(accountId, conversationId, now),
    readTranscript({ accountId, conversationId }, null, now),
  ]);
  if (!conversation && messages.length === 0) return null;
  return { conversationId, asked: messages.at(-1)?.question ?? '' };
}
