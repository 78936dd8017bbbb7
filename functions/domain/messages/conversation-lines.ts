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
  const answer = sentences.map((sentence) => sentence.text).join(' ');
  return { at: askedAt, text: [`— ${question}`, answer, ...documentSources(sentences)].join('\n').trimEnd() };
}

/** The documents that an answer rests on, each once, with the number of the page. */
function documentSources(sentences: Message['sentences']): string[] {
  const citations = sentences.flatMap((sentence) => sentence.citations);
  const sources = citations.flatMap(({ label, document }) => (document ? [`→ ${label} (${document.page})`] : []));
  return [...new Set(sources)];
}

function linePart({ at, name, text }: Line): Part {
  return { at, text: `${name}: ${text}` };
}
