/** The end of a conversation as a mail tells it. */
import type { Lead, Line, Message } from '../../../shared/model/conversation.ts';
import { readTranscript } from '../conversations/find-conversation.ts';

/** Questions with their answers, and words of persons, that a mail holds; the rest is in the chat history. */
const MOST_PARTS = 8;

/** A paragraph each; none without a conversation. */
export async function conversationLines(
  accountId: string,
  conversationId: Lead['conversationId'],
  now: Date,
): Promise<string[]> {
  if (!conversationId) return [];
  const { messages, lines } = await readTranscript({ accountId, conversationId }, null, now);
  const parts = [...messages.map(messagePart), ...lines.filter(({ kind }) => kind === 'said').map(linePart)];
  return parts
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(-MOST_PARTS)
    .map(({ text }) => text);
}

type Part = { at: string; text: string };

function messagePart({ askedAt, question, sentences }: Message): Part {
  return { at: askedAt, text: `— ${question}\n${sentences.map((sentence) => sentence.text).join(' ')}`.trimEnd() };
}

function linePart({ at, name, text }: Line): Part {
  return { at, text: `${name}: ${text}` };
}
