/** More questions than the month has left, at the same moment (SECURITY.md T43). */
import { randomUUID } from 'node:crypto';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { plans } from '../../../shared/model/account.ts';
import { usageKey } from '../../../functions/domain/conversations/conversation-rows.ts';
import { monthIn } from '../../../functions/domain/conversations/owner-days.ts';
import { QUESTION, type LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';

export type QuotaResult = {
  /** Questions that the model answered. */
  answered: number;
  /** Questions that were answered with extracts and the standard reply. */
  limited: number;
  /** Every other answer. */
  others: string[];
  /** What the month's counter says in the end, and may say at most. */
  used: number;
  limit: number;
};

const TIME_ZONE = 'Europe/Paris';

/**
 * Sets the page's counter to `left` below the plan's limit and asks `count` questions at once. The page's own limit per
 * minute is lifted: it would answer first.
 */
export async function askBeyondQuota(
  { client, tables }: Proof,
  { owner, agentName }: LivePage,
  { count, left }: { count: number; left: number },
): Promise<QuotaResult> {
  const limit = plans.individual.questionsPerMonth;
  const key = usageKey(owner.accountId, monthIn(TIME_ZONE, new Date()));
  await tables.put('conversations', { ...key, used: limit - left });
  await tables.liftLimit(aiAssistant, 'input:agentName', agentName, Date.now());
  const answers = await Promise.all(
    Array.from({ length: count }, async () => {
      const input = { agentName, conversationId: randomUUID(), messageId: randomUUID(), language: 'en_us' as const };
      const { events, text } = await client.stream(aiAssistant, { ...input, question: QUESTION });
      const done = events.find(({ event }) => event === 'done');
      return (done?.data as { kind?: string } | undefined)?.kind ?? text.slice(0, 200);
    }),
  );
  return {
    answered: answers.filter((kind) => kind === 'answered').length,
    limited: answers.filter((kind) => kind === 'limited').length,
    others: answers.filter((kind) => kind !== 'answered' && kind !== 'limited'),
    used: Number((await tables.get('conversations', key))?.['used']),
    limit,
  };
}
