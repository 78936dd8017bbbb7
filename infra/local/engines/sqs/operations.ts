/** The operations of the SQS API that the stand-in has: what each reads, does and answers. */
import * as z from 'zod';
import { readJson } from '../aws-json.ts';
import { EngineError, type EngineRequest } from '../engine.ts';
import { batchOf, runBatch } from './batch.ts';
import { queueAttributes } from './queue-attributes.ts';
import type { QueueDefinition } from './queue-definition.ts';
import type { QueueService } from './queue-service.ts';
import { toMessage, type Sender } from './receive-result.ts';
import { MAX_MESSAGE_BYTES, messageSize, sendMembers, toNewMessage, toSendResult } from './send-request.ts';

export type Call = {
  queue: QueueDefinition;
  queues: QueueService;
  sender: Sender;
  request: EngineRequest;
};

export type Operation = {
  /** As in a policy. Batches need the permission of the single operation. */
  action: string;
  run(call: Call): Promise<Record<string, unknown>> | Record<string, unknown>;
};

const INVALID = 'InvalidParameterValue';
const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const receiptHandle = z.string().min(1);
const visibilitySeconds = z.int().min(0).max(43_200);

const receiveRequest = z.object({
  MaxNumberOfMessages: z.int().min(1).max(10).default(1),
  VisibilityTimeout: visibilitySeconds.optional(),
  WaitTimeSeconds: z.int().min(0).max(20).default(0),
  AttributeNames: names,
  MessageSystemAttributeNames: names,
  MessageAttributeNames: names,
});

const deleteMembers = z.object({ ReceiptHandle: receiptHandle });
const hideRequest = z.object({ ReceiptHandle: receiptHandle, VisibilityTimeout: visibilitySeconds });
const attributesRequest = z.object({ AttributeNames: names });

export const OPERATIONS: Record<string, Operation> = {
  SendMessage: { action: 'sqs:SendMessage', run: sendMessage },
  SendMessageBatch: { action: 'sqs:SendMessage', run: sendMessageBatch },
  ReceiveMessage: { action: 'sqs:ReceiveMessage', run: receiveMessage },
  DeleteMessage: { action: 'sqs:DeleteMessage', run: deleteMessage },
  DeleteMessageBatch: { action: 'sqs:DeleteMessage', run: deleteMessageBatch },
  ChangeMessageVisibility: { action: 'sqs:ChangeMessageVisibility', run: changeMessageVisibility },
  GetQueueAttributes: { action: 'sqs:GetQueueAttributes', run: getQueueAttributes },
};

function sendMessage({ queue, queues, request }: Call): Record<string, unknown> {
  const members = readJson(request, sendMembers, INVALID);
  return toSendResult(queue, members, queues.send(queue, toNewMessage(queue, members)));
}

function sendMessageBatch({ queue, queues, request }: Call): Record<string, unknown> {
  return runBatch(
    readJson(request, batchOf, INVALID).Entries,
    sendMembers,
    (members) => toSendResult(queue, members, queues.send(queue, toNewMessage(queue, members))),
    refuseLongBatch,
  );
}

function refuseLongBatch(all: z.infer<typeof sendMembers>[]): void {
  const bytes = all.reduce((total, members) => total + messageSize(members), 0);
  if (bytes <= MAX_MESSAGE_BYTES) return;
  throw new EngineError(
    'BatchRequestTooLong',
    `Batch requests cannot be longer than ${MAX_MESSAGE_BYTES} bytes. You have sent ${bytes} bytes.`,
  );
}

async function receiveMessage({ queue, queues, sender, request }: Call): Promise<Record<string, unknown>> {
  const input = readJson(request, receiveRequest, INVALID);
  const messages = await queues.receiveWaiting(queue, {
    max: input.MaxNumberOfMessages,
    visibilitySeconds: input.VisibilityTimeout,
    waitSeconds: input.WaitTimeSeconds,
    signal: request.signal,
  });
  if (messages.length === 0) return {};
  const wish = {
    system: [...input.AttributeNames, ...input.MessageSystemAttributeNames],
    own: input.MessageAttributeNames,
  };
  return { Messages: messages.map((message) => toMessage(queue, message, sender, wish)) };
}

function deleteMessage({ queue, queues, request }: Call): Record<string, unknown> {
  queues.delete(queue, readJson(request, deleteMembers, INVALID).ReceiptHandle);
  return {};
}

function deleteMessageBatch({ queue, queues, request }: Call): Record<string, unknown> {
  return runBatch(readJson(request, batchOf, INVALID).Entries, deleteMembers, (members) => {
    queues.delete(queue, members.ReceiptHandle);
    return {};
  });
}

function changeMessageVisibility({ queue, queues, request }: Call): Record<string, unknown> {
  const input = readJson(request, hideRequest, INVALID);
  if (queues.hide(queue, input.ReceiptHandle, input.VisibilityTimeout)) return {};
  throw new EngineError(
    'MessageNotInflight',
    'The message is not in flight: it was deleted, or its visibility timeout has ended. Receive it again first.',
  );
}

function getQueueAttributes({ queue, queues, request }: Call): Record<string, unknown> {
  const wanted = readJson(request, attributesRequest, INVALID).AttributeNames;
  const all = queueAttributes(queue, queues.counts(queue));
  const unknown = wanted.find((name) => name !== 'All' && !Object.hasOwn(all, name));
  if (unknown !== undefined) throw new EngineError('InvalidAttributeName', `Unknown Attribute ${unknown}.`);
  const kept = Object.entries(all).filter(([name]) => wanted.includes('All') || wanted.includes(name));
  return kept.length > 0 ? { Attributes: Object.fromEntries(kept) } : {};
}
