/** The rows of what happens in a conversation besides questions and answers. */
import type { Line } from '../../../shared/model/conversation.ts';
import { environment } from '../../kit/environment.ts';
import { interactionExpiry, lineKey, type ConversationRow, type LineRow } from './conversation-rows.ts';

type Event = { accountId: string; conversationId: string; name: string; fence: number };

/** The transaction item that says that a person came or went; the fence makes it one, however often it is written. */
export function eventPut(kind: 'joined' | 'left', { accountId, conversationId, name, fence }: Event, at: Date) {
  const line: Line = { lineId: `${kind.toUpperCase()}#${fence}`, at: at.toISOString(), kind, name, text: '' };
  return linePut(accountId, conversationId, line, at);
}

export function linePut(accountId: string, conversationId: string, line: Line, now: Date) {
  const row: LineRow = { ...line, accountId, expiresAt: interactionExpiry(now) };
  return {
    Put: {
      TableName: environment.table('conversations'),
      Item: { ...lineKey(accountId, conversationId, line.lineId), ...row },
    },
  };
}

export function toLine({ lineId, at, kind, name, text }: LineRow): Line {
  return { lineId, at, kind, name, text };
}

/** A hold that lapsed has no row for its end until the next take-over: readers see it all the same. */
export function lapsedLine({ fence, heldUntil, personName }: ConversationRow): Line[] {
  if (heldUntil === 0 || heldUntil > Date.now()) return [];
  const at = new Date(heldUntil).toISOString();
  return [{ lineId: `LEFT#${fence}`, at, kind: 'left', name: personName, text: '' }];
}
