/** What SQS accepts as a message: the members of SendMessage and of an entry of SendMessageBatch. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { md5OfAttributes, md5OfBody, messageAttributes, sizeOf } from './message-attributes.ts';
import type { QueueDefinition } from './queue-definition.ts';
import type { NewMessage, SentMessage } from './queue-store.ts';

export const sendMembers = z.object({
  MessageBody: z.string(),
  DelaySeconds: z.int().min(0).max(900).optional(),
  MessageAttributes: messageAttributes.nullish().transform((attributes) => attributes ?? {}),
  MessageSystemAttributes: messageAttributes.nullish().transform((attributes) => attributes ?? {}),
  MessageDeduplicationId: z
    .string()
    .regex(/^[!-~]{1,128}$/)
    .optional(),
  MessageGroupId: z
    .string()
    .regex(/^[!-~]{1,128}$/)
    .optional(),
});

export type SendMembers = z.infer<typeof sendMembers>;

/** Largest message, and largest batch, in bytes with attributes (1 MiB). */
export const MAX_MESSAGE_BYTES = 1_048_576;

/** What SQS, like XML 1.0, doesn't let a message hold: control characters and the two non-characters of the plane. */
// eslint-disable-next-line no-control-regex -- these are the characters that must not pass
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The message to store. Throws what SQS answers for a body, size or FIFO member that it refuses. */
export function toNewMessage(queue: QueueDefinition, members: SendMembers): NewMessage {
  checkBody(members);
  checkDelay(queue, members);
  return {
    body: members.MessageBody,
    attributes: members.MessageAttributes,
    systemAttributes: members.MessageSystemAttributes,
    delaySeconds: members.DelaySeconds,
    groupId: groupOf(queue, members),
    deduplicationId: deduplicationIdOf(queue, members),
  };
}

/** The answer about one sent message, with the digests that clients compare. */
export function toSendResult(queue: QueueDefinition, members: SendMembers, sent: SentMessage): Record<string, unknown> {
  return {
    MessageId: sent.messageId,
    MD5OfMessageBody: md5OfBody(members.MessageBody),
    MD5OfMessageAttributes: md5OfAttributes(members.MessageAttributes),
    MD5OfMessageSystemAttributes: md5OfAttributes(members.MessageSystemAttributes),
    SequenceNumber: queue.fifo ? sent.sequenceNumber : undefined,
  };
}

export function messageSize(members: SendMembers): number {
  return sizeOf(members.MessageBody, members.MessageAttributes);
}

function checkBody(members: SendMembers): void {
  const body = members.MessageBody;
  if (body === '') {
    throw new EngineError('MissingParameter', 'The request must contain the parameter MessageBody.');
  }
  if (FORBIDDEN.test(body) || !body.isWellFormed()) {
    throw new EngineError(
      'InvalidMessageContents',
      'The message holds characters that SQS does not carry. Send text without control characters, or encode it.',
    );
  }
  if (messageSize(members) > MAX_MESSAGE_BYTES) {
    throw invalid(
      `One or more parameters are invalid. Reason: Message must be shorter than ${MAX_MESSAGE_BYTES} bytes.`,
    );
  }
}

function checkDelay(queue: QueueDefinition, members: SendMembers): void {
  if (!queue.fifo || members.DelaySeconds === undefined) return;
  throw invalid(
    `Value ${members.DelaySeconds} for parameter DelaySeconds is invalid. ` +
      'Reason: The request include parameter that is not valid for this queue type.',
  );
}

function groupOf(queue: QueueDefinition, members: SendMembers): string | undefined {
  if (!queue.fifo || members.MessageGroupId !== undefined) return members.MessageGroupId;
  throw new EngineError('MissingParameter', 'The request must contain the parameter MessageGroupId.');
}

function deduplicationIdOf(queue: QueueDefinition, members: SendMembers): string | undefined {
  const given = members.MessageDeduplicationId;
  if (!queue.fifo) {
    if (given === undefined) return undefined;
    throw invalid('MessageDeduplicationId is only valid for a FIFO queue.');
  }
  if (given !== undefined) return given;
  if (queue.contentBasedDeduplication) return createHash('sha256').update(members.MessageBody).digest('hex');
  throw invalid(
    'The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly',
  );
}

function invalid(message: string): EngineError {
  return new EngineError('InvalidParameterValue', message);
}
