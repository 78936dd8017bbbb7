/** The conversation of this tab: its unguessable id is what lets the visitor come back to it. */
import { readJson, writeJson } from './safe-storage.ts';

/** A question whose answer hasn't come to its end. */
export type PendingQuestion = { messageId: string; question: string };

export type StoredChat = { conversationId: string; pending: PendingQuestion | null };

export function readChat(agentName: string): StoredChat | null {
  const stored = readJson('sessionStorage', keyOf(agentName)) as Partial<StoredChat> | null;
  if (typeof stored?.conversationId !== 'string') return null;
  return { conversationId: stored.conversationId, pending: stored.pending ?? null };
}

export function writeChat(agentName: string, chat: StoredChat | null): void {
  writeJson('sessionStorage', keyOf(agentName), chat);
}

function keyOf(agentName: string): string {
  return `xpage-chat:${agentName}`;
}
