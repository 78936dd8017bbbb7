/** The calls of a conversation over documents; they are the visitor's, so no token goes along. */
import {
  chattingRobot,
  getChattingRecords,
  getProductFile,
  getPtPage,
  saveChattingRecords,
  savePtRequest,
} from '../../lib/api/call-table.generated.ts';
import type { InputOfCall, OutputOfCall } from '../../lib/api/call-types.ts';
import { streamCall } from '../../lib/api/stream-call.ts';
import type { StreamEvent } from '../../lib/api/stream-types.ts';
import { twice } from '../../lib/api/twice.ts';
import { sendAsVisitor } from '../islands/send-as-visitor.ts';

export type ChatEvent = StreamEvent<'chattingRobot'>;
export type ChatDone = OutputOfCall<'chattingRobot'>;
export type ProductQuestion = InputOfCall<'chattingRobot'>;
export type DocumentPage = OutputOfCall<'getPtPage'>;
export type SharedFile = OutputOfCall<'getProductFile'>['files'][number];
export type ContactRequest = InputOfCall<'savePtRequest'>;

/** Streams an answer. A question that is asked again with its message id gets the identical answer from its start. */
export function askProduct(
  question: ProductQuestion,
  options: { onEvent: (event: ChatEvent) => void; signal: AbortSignal },
): Promise<ChatDone> {
  return twice(() => streamCall(chattingRobot, question, { ...options, token: 'none' }));
}

export function loadPage(input: InputOfCall<'getPtPage'>): Promise<DocumentPage> {
  return sendAsVisitor(getPtPage, input);
}

export async function loadFiles(input: InputOfCall<'getProductFile'>): Promise<SharedFile[]> {
  return (await sendAsVisitor(getProductFile, input)).files;
}

export function loadConversation(productId: string, conversationId: string) {
  return sendAsVisitor(getChattingRecords, { agentName: '', documentProductId: productId, conversationId });
}

type Rating = Pick<InputOfCall<'saveChattingRecords'>, 'conversationId' | 'messageId' | 'rating'>;

export async function rateAnswer(productId: string, rating: Rating): Promise<void> {
  await sendAsVisitor(saveChattingRecords, { agentName: '', documentProductId: productId, ...rating });
}

/** The key makes one request of several tries. */
export async function sendContact(request: ContactRequest, idempotencyKey: string): Promise<void> {
  await sendAsVisitor(savePtRequest, request, { idempotencyKey });
}
