/** Gives a message again that another connection has answered, or is answering now: the identical text. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Message, Sentence } from '../../../shared/model/conversation.ts';
import { AppError } from '../../kit/app-error.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { findMessage, LEASE_MS, type MessageIdentity } from '../conversations/record-message.ts';

const LOOK_MS = 250;

/** What the other connection answered; `left`, when it is gone before its end, with how many sentences were sent on until then. */
export type Followed = { sentences: Sentence[]; kind: Message['kind'] } | { left: number };

/** Throws `conflict` when the other connection takes for ever. */
export async function followMessage(
  identity: MessageIdentity,
  stream: EventStream,
  signal: AbortSignal,
): Promise<Followed> {
  const { conversationId, messageId } = identity;
  stream.send('meta', { conversationId, messageId, state: 'reading', sources: 0 });
  let sent = 0;
  const until = performance.now() + 2 * LEASE_MS;
  while (performance.now() < until && !signal.aborted) {
    const row = await findMessage(identity);
    if (!row) throw new AppError('not_found');
    for (const sentence of row.sentences.slice(sent)) stream.send('sentence', sentence);
    sent = Math.max(sent, row.sentences.length);
    if (row.state === 'done') return { sentences: row.sentences, kind: row.kind };
    if (row.leaseUntil < Date.now()) return { left: sent };
    await pause(LOOK_MS);
  }
  throw new AppError('conflict');
}
