/**
 * The calls that a visitor's page makes: the one place where islands meet the call layer. They are the visitor's, so no
 * token goes along. A preview makes none.
 */
import {
  aiAssistant,
  getChattingRecords,
  getPostList,
  requestPerson,
  saveChattingRecords,
  saveLandingComplaint,
  savePageView,
  saveQuoteRequest,
  savePageClick,
} from '../../lib/api/call-table.generated.ts';
import type { InputOfCall, OutputOfCall } from '../../lib/api/call-types.ts';
import { streamCall } from '../../lib/api/stream-call.ts';
import type { StreamEvent } from '../../lib/api/stream-types.ts';
import { twice } from '../../lib/api/twice.ts';
import type { PageData } from './page-data.ts';
import { sendAsVisitor } from './send-as-visitor.ts';

export { failureCode } from './failure-code.ts';

export type AnswerEvent = StreamEvent<'aiAssistant'>;
export type AnswerDone = OutputOfCall<'aiAssistant'>;
export type Question = InputOfCall<'aiAssistant'>;
export type QuoteRequest = InputOfCall<'saveQuoteRequest'>;
export type Complaint = InputOfCall<'saveLandingComplaint'>;
export type Rating = InputOfCall<'saveChattingRecords'>;
export type Records = OutputOfCall<'getChattingRecords'>;
export type PersonAnswer = OutputOfCall<'requestPerson'>;
export type PageView = InputOfCall<'savePageView'>;
export type PageClick = InputOfCall<'savePageClick'>;
export type Posts = OutputOfCall<'getPostList'>;

export type AskOptions = { onEvent: (event: AnswerEvent) => void; signal: AbortSignal };

/** Streams an answer. A question that is asked again with its message id gets the identical answer from its start. */
export function askAssistant(question: Question, options: AskOptions): Promise<AnswerDone> {
  return twice(() => streamCall(aiAssistant, question, { ...options, token: 'none' }));
}

/** @param since only what came after this moment, and the minute before it again */
export function loadRecords(agentName: string, conversationId: string, since?: string): Promise<Records> {
  return sendAsVisitor(getChattingRecords, { agentName, conversationId, ...(since !== undefined && { since }) });
}

export function askForPerson(agentName: string, conversationId: string): Promise<PersonAnswer> {
  return sendAsVisitor(requestPerson, { agentName, conversationId });
}

/** News of a page in the language that it is shown in, newest first; pages count from 1. */
export function loadPosts(
  { agentName, language }: PageData,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Posts> {
  const wanted = language as NonNullable<InputOfCall<'getPostList'>['language']>;
  return sendAsVisitor(
    getPostList,
    { agentName, language: wanted },
    { paging: { nowPage: page, pageSize, orderBy: 'newest' } },
  );
}

export async function saveRating(rating: Rating): Promise<void> {
  await sendAsVisitor(saveChattingRecords, rating, { keepalive: true });
}

/** The key makes one request of several tries. */
export async function sendQuoteRequest(request: QuoteRequest, idempotencyKey: string): Promise<void> {
  await sendAsVisitor(saveQuoteRequest, request, { idempotencyKey });
}

export async function sendComplaint(complaint: Complaint): Promise<void> {
  await sendAsVisitor(saveLandingComplaint, complaint);
}

export async function countView(view: PageView): Promise<void> {
  await sendAsVisitor(savePageView, view, { keepalive: true });
}

export async function countClick(click: PageClick): Promise<void> {
  await sendAsVisitor(savePageClick, click, { keepalive: true });
}
