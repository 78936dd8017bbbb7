/** A person who takes a conversation over while the assistant is answering several questions in it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { getChatHistory, handBack, sendPersonMessage, takeOver } from '../../../shared/calls/landing-page.ts';
import type { Message } from '../../../shared/model/conversation.ts';
import { QUESTION, type LivePage } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';

export type TakeOverResult = {
  /** Of so many attempts at once, the take-overs that there were. */
  fences: number[];
  /** Questions to which the assistant said more after the take-over had been answered. */
  saidAfterwards: string[];
  /** Questions that are not there in the end. */
  lost: number;
  /** How often the person's one message is there, which was sent many times at once. */
  copies: number;
  /** What the assistant made of a question while it was held, and after it was handed back. */
  whileHeld: string;
  afterwards: string;
};

/** @param delayMs from the questions to the take-over: what it meets is another thing each time */
export async function takeOverWhileAnswering(
  { client }: Proof,
  { owner, agentName }: LivePage,
  { questions, at, delayMs }: { questions: number; at: number; delayMs: number },
): Promise<TakeOverResult> {
  const conversationId = randomUUID();
  const options = { token: owner.idToken };
  const ask = async (question: string): Promise<string> => {
    const ids = { conversationId, messageId: randomUUID() };
    const { events, text } = await client.stream(aiAssistant, { agentName, ...ids, question, language: 'en_us' });
    const done = events.find(({ event }) => event === 'done');
    return (done?.data as { kind?: string } | undefined)?.kind ?? text.slice(0, 200);
  };
  const read = async () => {
    const answer = await client.call(getChatHistory, { conversationId }, options);
    mustSucceed(answer, 'read the conversation');
    return answer.data;
  };

  await ask(QUESTION);
  const asked = Array.from({ length: questions }, () => ask(QUESTION));
  await pause(delayMs);
  const taken = await Promise.all(Array.from({ length: at }, () => client.call(takeOver, { conversationId }, options)));
  const then = await read();
  await Promise.all(asked);
  const whileHeld = await ask(QUESTION);
  const fence = then.person?.fence ?? 0;
  const message = { conversationId, messageId: randomUUID(), fence, text: 'Hello, here I am.' };
  await Promise.all(Array.from({ length: at }, () => client.call(sendPersonMessage, message, options)));
  const { messages, lines } = await read();
  mustSucceed(await client.call(handBack, { conversationId, fence }, options), 'hand back');
  const afterwards = await ask(QUESTION);
  return {
    fences: [...new Set(taken.flatMap(({ http, data }) => (http === 200 ? [data.person.fence] : [])))],
    saidAfterwards: messages.filter((later) => saidMore(then.messages, later)).map(({ messageId }) => messageId),
    lost: questions + 2 - messages.length,
    copies: lines.filter(({ lineId }) => lineId === message.messageId).length,
    whileHeld,
    afterwards,
  };
}

function saidMore(before: readonly Message[], { messageId, sentences }: Message): boolean {
  const known = before.find((message) => message.messageId === messageId)?.sentences.length ?? 0;
  return sentences.length > known;
}
