/** Whether a person holds a conversation or is wanted there, and the conditions that follow for what is written (hold.ts). */
import type { PersonState } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { conversationKey, ConversationRow, WAIT_SECONDS } from './conversation-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem'] }] };

/** A person who has not read or written for so long has gone. */
export const HOLD_MS = 120_000;

export async function readConversationRow(accountId: string, conversationId: string): Promise<ConversationRow | null> {
  const item = await readRow('conversations', conversationKey(accountId, conversationId));
  return item ? ConversationRow.parse(item) : null;
}

export const isHeld = ({ heldUntil }: Pick<ConversationRow, 'heldUntil'>): boolean => heldUntil > Date.now();

type Waiting = Pick<ConversationRow, 'heldUntil' | 'wantedAt' | 'missedAt'>;

export function stateAt(row: Waiting, now: Date): PersonState['state'] {
  if (isHeld(row)) return 'present';
  const { wantedAt, missedAt } = row;
  if (wantedAt === undefined || missedAt === undefined || isOver(wantedAt, now)) return 'none';
  return missedAt > now.toISOString() ? 'wanted' : 'missed';
}

export function personStateOf(row: ConversationRow | null, now: Date): PersonState {
  if (!row) return { state: 'none', name: '', fence: 0 };
  const state = stateAt(row, now);
  return { state, name: state === 'present' ? row.personName : '', fence: row.fence };
}

const isOver = (wantedAt: string, now: Date): boolean => Date.parse(wantedAt) + WAIT_SECONDS * 1_000 <= now.getTime();

/**
 * The condition on the conversation's row for whatever the assistant says to a message that began at `fence`. It names
 * both: the number ends what ran when a person came, the lease is for clocks that differ.
 */
export function assistantMaySpeak(fence: number) {
  if (fence === 0) return { ConditionExpression: 'attribute_not_exists(fence)', values: {} };
  return {
    ConditionExpression: 'fence = :fence AND heldUntil <= :clock',
    values: { ':fence': fence, ':clock': Date.now() },
  };
}

/** The condition for what the person does who took over with this fence. */
export function personHolds(fence: number) {
  return {
    ConditionExpression: 'fence = :fence AND heldUntil > :clock',
    values: { ':fence': fence, ':clock': Date.now() },
  };
}
