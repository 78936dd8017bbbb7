import type { saveQuoteRequest as contract } from '../../../shared/calls/landing-page.ts';
import { checkPhone, toE164 } from '../../../shared/rules/phone.ts';
import { checkPersonName, canonicalPersonName } from '../../../shared/rules/person-name.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findConversation, readTranscript } from '../../domain/conversations/find-conversation.ts';
import { nameConversation, saveLead } from '../../domain/conversations/save-lead.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Nobody fills the form in within this time (SECURITY.md T46). */
const FASTEST_MS = 1_500;

export const saveQuoteRequest: Handler<typeof contract> = async (input, context) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const phone = checkPhone(input.phone, input.country) ? undefined : toE164(input.phone, input.country);
  if (!phone) throw new AppError('phone_invalid');
  if (checkPersonName(input.name)) throw new AppError('field_required', { fields: { name: 'field_required' } });
  const isProgram = Boolean(input.website) || isTooFast(context.now.getTime() - input.openedAt);
  if (isProgram) return { received: true };
  const account = await findAccount(live.accountId);
  const name = canonicalPersonName(input.name);
  const chat = await findChat(live.accountId, input.conversationId, context.now);
  await saveLead(
    {
      owner: { accountId: live.accountId, timeZone: account?.timeZone ?? 'UTC' },
      agentName: live.page.profile.agentName,
      consentText: input.consentText,
      outboxId: context.newId(),
      lead: {
        leadId: context.newId(),
        name,
        phone,
        country: input.country,
        message: (input.message ?? '').trim(),
        asked: chat?.asked ?? '',
        conversationId: chat?.conversationId ?? null,
        status: 'new',
        note: '',
        createdAt: context.now.toISOString(),
      },
    },
    context.now,
  );
  if (input.conversationId) await nameConversation(live.accountId, input.conversationId, name);
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

/** A form opened after now only says that the visitor's clock is ahead of ours. */
function isTooFast(elapsedMs: number): boolean {
  return elapsedMs >= 0 && elapsedMs < FASTEST_MS;
}
