/** Conversations about a product as files: a table of questions and answers, or all of it as JSON. */
import type { Message } from '../../../shared/model/conversation.ts';
import { BYTE_ORDER_MARK, toCsvLine } from '../../../shared/rules/csv.ts';
import { writeInZone } from '../../../shared/rules/zoned-time.ts';
import type { Transcript } from '../conversations/find-conversation.ts';

const COLUMNS = ['conversation', 'asked at', 'question', 'answer', 'sources', 'kind', 'rating'];

export const HISTORY_HEAD = BYTE_ORDER_MARK + toCsvLine(COLUMNS);

/** One conversation with all that was said in it. */
export type WholeConversation = Transcript & { conversationId: string; customer: string | null; startedAt: string };

/** Questions and answers, and what a person said between them. @param timeZone in which times are written */
export function toTableLines({ conversationId, messages, lines }: WholeConversation, timeZone: string): string {
  const said = lines.filter(({ kind }) => kind === 'said');
  const rows = [
    ...messages.map((message) => ({
      at: message.askedAt,
      cells: [message.question, answerOf(message), sourcesOf(message).join('; '), message.kind, message.rating ?? ''],
    })),
    ...said.map(({ at, name, text }) => ({ at, cells: ['', `${name}: ${text}`, '', 'said', ''] })),
  ];
  return rows
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, cells }) => toCsvLine([conversationId, writeInZone(timeZone, new Date(at)), ...cells]))
    .join('');
}

export function toJson({ conversationId, customer, startedAt, messages, lines }: WholeConversation): string {
  return JSON.stringify({
    conversationId,
    customer,
    startedAt,
    messages: messages.map((message) => ({
      askedAt: message.askedAt,
      question: message.question,
      answer: answerOf(message),
      sources: sourcesOf(message),
      kind: message.kind,
      rating: message.rating,
    })),
    lines: lines.map(({ at, kind, name, text }) => ({ at, kind, name, text })),
  });
}

const answerOf = ({ sentences }: Message): string => sentences.map(({ text }) => text).join(' ');

/** "policy-wording.pdf p. 12", each once; what is no document by its name alone. */
function sourcesOf({ sentences }: Message): string[] {
  const citations = sentences.flatMap((sentence) => sentence.citations);
  return [...new Set(citations.map(({ label, document }) => (document ? `${label} p. ${document.page}` : label)))];
}
