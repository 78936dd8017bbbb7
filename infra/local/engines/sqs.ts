/**
 * Stand-in for Amazon SQS over AWS JSON 1.0, with direct methods for the local event source mapping.
 *
 * Queues come from the template; their messages live in one SQLite file and survive a `kill -9`.
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation, writeJson } from './aws-json.ts';
import type { Clock, Engine, EngineError, EngineRequest, Need } from './engine.ts';
import { OPERATIONS, type Operation } from './sqs/operations.ts';
import type { QueueCounts, QueueDefinition } from './sqs/queue-definition.ts';
import { openQueueService, type QueueService } from './sqs/queue-service.ts';
import { toRecord } from './sqs/receive-result.ts';

export type SqsOptions = {
  storeFile: string;
  clock: Clock;
  region: string;
  account: string;
  /** Where queue URLs begin, without a slash at the end: the address that this engine is served on. */
  baseUrl: string;
  queues: QueueDefinition[];
};

export type SqsEngine = Engine & {
  /** Takes up to `max` ready messages, as a Lambda function receives them. They count as received. */
  receive(queueName: string, max: number): SQSRecord[];
  delete(queueName: string, receiptHandle: string): void;
  /** Gives a message back, to be received again after that delay. Nothing happens when it is no longer in flight. */
  release(queueName: string, receiptHandle: string, delaySeconds: number): void;
  /** Gives everything back that is in flight: for a consumer that starts when the one before it is dead. */
  releaseAll(queueName: string): void;
  /**
   * Calls `listener` whenever messages may be ready: after a send, a delay, an ended visibility timeout, a restart.
   * The listener should receive until it gets nothing. Returns the function that ends it.
   */
  onMessage(queueName: string, listener: () => void): () => void;
  counts(): Record<string, QueueCounts>;
  /**
   * To be called after the control port moved the clock: timers are set anew and what became ready is told. Messages that
   * somebody works on stay with them.
   */
  clockMoved(movedMs?: number): void;
};

const CONTENT_TYPE = 'application/x-amz-json-1.0';
const INVALID = 'InvalidParameterValue';
const urlRequest = z.object({ QueueName: z.string().min(1) });
const queueRequest = z.object({ QueueUrl: z.string().min(1) });

/** Codes that differ in the query protocol; SDKs of that time compare with these (`x-amzn-query-error`). */
const QUERY_CODES: Record<string, string> = {
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
  BatchRequestTooLong: 'AWS.SimpleQueueService.BatchRequestTooLong',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  InvalidBatchEntryId: 'AWS.SimpleQueueService.InvalidBatchEntryId',
  MessageNotInflight: 'AWS.SimpleQueueService.MessageNotInflight',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
};

export function createSqsEngine(options: SqsOptions): SqsEngine {
  const queues = openQueueService(options.storeFile, options.clock, options.queues);
  const direct = (name: string): QueueDefinition => queues.find(name);
  return {
    service: 'SQS',
    needs: (request) => needsOf(request, queues),
    handle: async (request, response) => {
      writeJson(response, await answer(request, queues, options), CONTENT_TYPE);
    },
    writeError,
    close: () => queues.close(),
    receive: (name, max) =>
      queues.receive(direct(name), { max }).map((message) => toRecord(direct(name), message, options)),
    delete: (name, receiptHandle) => queues.delete(direct(name), receiptHandle),
    release: (name, receiptHandle, delaySeconds) => {
      queues.hide(direct(name), receiptHandle, delaySeconds);
    },
    onMessage: (name, listener) => queues.listen(direct(name), listener),
    releaseAll: (name) => queues.releaseAll(direct(name)),
    counts: () => Object.fromEntries(options.queues.map((queue) => [queue.name, queues.counts(queue)])),
    clockMoved: (movedMs = 0) => queues.clockMoved(movedMs),
  };
}

function needsOf(request: EngineRequest, queues: QueueService): Need[] {
  const name = targetOperation(request, 'AmazonSQS');
  if (name === 'GetQueueUrl') return [{ action: 'sqs:GetQueueUrl', resource: queueByName(request, queues).arn }];
  return [{ action: findOperation(name).action, resource: queueByUrl(request, queues).arn }];
}

async function answer(
  request: EngineRequest,
  queues: QueueService,
  options: SqsOptions,
): Promise<Record<string, unknown>> {
  const name = targetOperation(request, 'AmazonSQS');
  if (name === 'GetQueueUrl') {
    return { QueueUrl: `${options.baseUrl}/${options.account}/${queueByName(request, queues).name}` };
  }
  const queue = queueByUrl(request, queues);
  return findOperation(name).run({ queue, queues, sender: options, request });
}

function findOperation(name: string): Operation {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw unknownOperation(name);
  return operation;
}

function queueByName(request: EngineRequest, queues: QueueService): QueueDefinition {
  return queues.find(readJson(request, urlRequest, INVALID).QueueName);
}

/** A queue URL ends with the account and the name; the host before them depends on who looks. */
function queueByUrl(request: EngineRequest, queues: QueueService): QueueDefinition {
  const url = readJson(request, queueRequest, INVALID).QueueUrl;
  return queues.find(url.slice(url.lastIndexOf('/') + 1));
}

function writeError(error: EngineError, response: ServerResponse): void {
  response.writeHead(error.status, {
    'content-type': CONTENT_TYPE,
    'x-amzn-query-error': `${QUERY_CODES[error.code] ?? error.code};${error.status < 500 ? 'Sender' : 'Receiver'}`,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify({ __type: `com.amazonaws.sqs#${error.code}`, message: error.message }));
}
