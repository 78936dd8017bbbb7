/** What a visitor says to a page, until its sixty days are over (SECURITY.md T69). */
import { randomUUID } from 'node:crypto';
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import { conversationKey, ConversationRow } from '../../../functions/domain/conversations/conversation-rows.ts';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { getChatHistory } from '../../../shared/calls/landing-page.ts';
import { publishPage, signInAgain, signUp, type LivePage } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { ProofClock } from '../crash/settle.ts';
import { tracesOf } from './find-traces.ts';
import { lookAround, timeOf, travelNear, travelTo, type Edge } from './travel.ts';

const PERIOD_SECONDS = 60 * 86_400;
/** The small cloud removes what has expired ten minutes later, on AWS it takes up to two days. */
const REMOVED_MS = 20 * 60_000;
const PATIENCE_MS = 30_000;

export type Talk = { page: LivePage; canary: string; conversationId: string };

/** A question that the page does not answer: it stands in the conversation, the figures and what visitors asked in vain. */
export async function beginTalk(proof: Proof): Promise<Talk> {
  const page = await publishPage(proof, await signUp(proof));
  await keepPlan(proof, page);
  const talk = { page, canary: `canary${randomUUID().replaceAll('-', '')}`, conversationId: randomUUID() };
  await ask(proof, talk, `Do you know ${talk.canary}?`);
  return talk;
}

/** A plan without an end: what the owner may do does not change in the meantime. */
async function keepPlan({ tables }: Proof, { owner }: LivePage): Promise<void> {
  const key = accountKey(owner.accountId);
  const account = await tables.get('accounts', key);
  await tables.put('accounts', { ...account, ...key, plan: { id: 'pro', trialEndsAt: null } });
}

async function ask({ client }: Proof, { page, conversationId }: Talk, question: string): Promise<void> {
  const message = { conversationId, messageId: randomUUID(), question, language: 'en_us' as const };
  const answer = await client.stream(aiAssistant, { agentName: page.agentName, ...message });
  mustSucceed(answer, 'ask a question');
}

export type Seen = { listed: number; messages: number };

export type TalkResult = {
  /** Places in which the question stood. */
  before: number;
  edge: Edge<Seen>;
  /** How far the end of the sixty days is from the second in which the question came, sixty days later. */
  offBySeconds: number;
  /** What another question in the same conversation brought back before the old rows were removed, in words. */
  revived: string[];
  /** Places in which the first question stood at last. */
  left: string[];
};

export async function endTalk(proof: Proof, clock: ProofClock, talk: Talk): Promise<TalkResult> {
  const { page, canary, conversationId } = talk;
  const before = tracesOf(proof, [canary]).length;
  const row = await proof.tables.get('conversations', conversationKey(page.owner.accountId, conversationId));
  const { lastAt, expiresAt } = ConversationRow.parse(row);
  const end = expiresAt * 1_000;
  await travelNear(proof, clock, end);
  const { idToken: token } = await signInAgain(proof, page.owner);
  const edge = await lookAround(proof, clock, end, () => look(proof, talk, token));
  await ask(proof, talk, 'And what does a lesson cost?');
  const revived = await findRevived(proof, talk, token);
  await travelTo(proof, clock, timeOf(clock) + REMOVED_MS);
  const left = await untilRemoved(proof, canary);
  const offBySeconds = expiresAt - Math.floor(Date.parse(lastAt) / 1_000) - PERIOD_SECONDS;
  return { before, edge, offBySeconds, revived, left };
}

async function look({ client }: Proof, { conversationId }: Talk, token: string): Promise<Seen> {
  const [list, one] = await Promise.all([
    client.call(getChatHistory, {}, { token }),
    client.call(getChatHistory, { conversationId }, { token }),
  ]);
  mustSucceed(list, 'read the chat history');
  return { listed: list.data.conversations.length, messages: one.http === 200 ? one.data.messages.length : 0 };
}

async function findRevived({ client }: Proof, { canary, conversationId }: Talk, token: string): Promise<string[]> {
  const { data, text } = await client.call(getChatHistory, { conversationId }, { token });
  const count = data?.conversations[0]?.messageCount;
  return [
    ...(text.includes(canary) ? ['the first question is shown again'] : []),
    ...(count === 1 ? [] : [`the conversation counts ${String(count)} messages`]),
  ];
}

async function untilRemoved(proof: Proof, canary: string): Promise<string[]> {
  const removed = poll('The rows are removed', PATIENCE_MS, async () =>
    tracesOf(proof, [canary]).length === 0 ? true : undefined,
  );
  await removed.catch(() => undefined);
  return tracesOf(proof, [canary]);
}
