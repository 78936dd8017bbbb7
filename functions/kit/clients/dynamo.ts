/** The document client that all stores share. Within the run of an effect it writes once (functions/kit/write-once.ts). */
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { currentEffectRun } from '../effect-run.ts';
import { refusalsOf, writeOnce } from '../write-once.ts';
import { clientDefaults } from './credentials.ts';

const client = new DynamoDBClient(clientDefaults);

// Writes that meet at one item (a page's figures of the day) are refused, not queued, and the SDK does not try again.
client.middlewareStack.add((next) => (args) => retryConflicts(() => next(args)), {
  step: 'initialize',
  name: 'retryConflicts',
});

const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

type Documents = Pick<DynamoDBDocumentClient, 'send' | 'destroy'>;

/** All forms of `send`, whose types name each command with its output. */
type Send = (command: unknown, ...options: unknown[]) => Promise<unknown>;

const send: Send = (command, ...options) => {
  const run = currentEffectRun();
  const plain = (sent: unknown): Promise<unknown> => (documents.send as Send).call(documents, sent, ...options);
  return run ? writeOnce(run, command, plain) : plain(command);
};

export const dynamo: Documents = { send: send as Documents['send'], destroy: () => documents.destroy() };

/** Tries more often than the SDK does on its own: a conflict ends as soon as the other write does. */
const CONFLICT_TRIES = 5;
const LONGEST_PAUSE_MS = 40;

/** Does it again, after a random pause, while it fails only because another write is at the same item. */
export async function retryConflicts<Output>(send: () => Promise<Output>): Promise<Output> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt >= CONFLICT_TRIES || !isConflict(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

/** A refused condition counts for more than a conflict: it will not change by waiting. */
function isConflict(error: unknown): boolean {
  if (error instanceof Error && error.name === 'TransactionConflictException') return true;
  const reasons = cancellationReasons(error) ?? [];
  return reasons.includes('TransactionConflict') && !reasons.includes('ConditionalCheckFailed');
}

/** Whether a write was refused by its own condition. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

/** The reasons of a refused transaction, in the order of its items: `None`, `ConditionalCheckFailed`, … */
export function cancellationReasons(error: unknown): string[] | null {
  return refusalsOf(error)?.map(({ Code: code }) => code ?? 'None') ?? null;
}
