/**
 * Effects happen once: the answer to a request with an Idempotency-Key is kept for 24 hours beside a keyed hash of its
 * parameters, of which some are passwords, and given again.
 * Rows of the `requests` table: pk `ONCE#<call>#<who>#<key>`, sk `ONCE`, hash, state, output, lockedUntil, expiresAt.
 */
import { createHmac } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { AppError } from './app-error.ts';
import { dynamo, isConditionFailure } from './clients/dynamo.ts';
import { readSecret } from './clients/secrets.ts';
import { environment } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { createLogger } from './logger.ts';

export const needs: StoreNeeds = {
  secrets: ['pepper'],
  tables: [{ table: 'requests', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

const KEPT_SECONDS = 86_400;
/** Longer than any buffered call may run: after it, whoever held the key is gone. */
const LOCK_MS = 30_000;

export type OnceKey = { call: string; who: string; key: string; input: unknown };

/** Runs `effect` unless it ran before with this key; throws `idempotency_conflict` while it runs elsewhere. */
export async function once<Output>(request: OnceKey, now: Date, effect: () => Promise<Output>): Promise<Output> {
  const pk = `ONCE#${request.call}#${request.who}#${request.key}`;
  const hash = await hashOf(request);
  if (!(await claim(pk, hash, now))) return (await earlierAnswer(pk, hash, now)) as Output;
  const output = await runOrRelease(pk, effect);
  // The effect has happened: a failure to note it down must neither hide that nor make it happen again.
  await remember(pk, output).catch((error: unknown) => createLogger().error('once.not_kept', error));
  return output;
}

/** Without the pepper nobody can find a password again that was a parameter. */
async function hashOf({ call, who, input }: OnceKey): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`once\n${call}\n${who}\n${JSON.stringify(input)}`)
    .digest('base64url');
}

async function runOrRelease<Output>(pk: string, effect: () => Promise<Output>): Promise<Output> {
  try {
    return await effect();
  } catch (error) {
    // When this fails the lock ends by itself; the caller must learn of the first error.
    await release(pk).catch((later: unknown) => createLogger().error('once.not_released', later));
    throw error;
  }
}

async function claim(pk: string, hash: string, now: Date): Promise<boolean> {
  const seconds = epochSeconds(now);
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('requests'),
        Item: {
          pk,
          sk: 'ONCE',
          hash,
          state: 'running',
          lockedUntil: now.getTime() + LOCK_MS,
          expiresAt: seconds + KEPT_SECONDS,
        },
        ConditionExpression:
          'attribute_not_exists(pk) OR expiresAt < :now OR (#state = :running AND lockedUntil < :nowMs AND #hash = :hash)',
        ExpressionAttributeNames: { '#state': 'state', '#hash': 'hash' },
        ExpressionAttributeValues: { ':now': seconds, ':running': 'running', ':nowMs': now.getTime(), ':hash': hash },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

async function earlierAnswer(pk: string, hash: string, now: Date): Promise<unknown> {
  const { Item: row } = await dynamo.send(
    new GetCommand({ TableName: environment.table('requests'), Key: { pk, sk: 'ONCE' }, ConsistentRead: true }),
  );
  if (row && row['hash'] !== hash) throw new AppError('idempotency_reused');
  const isKept = row && Number(row['expiresAt']) * 1_000 > now.getTime();
  if (!isKept || row['state'] !== 'done') throw new AppError('idempotency_conflict');
  return JSON.parse(String(row['output']));
}

async function remember(pk: string, output: unknown): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('requests'),
      Key: { pk, sk: 'ONCE' },
      UpdateExpression: 'SET #state = :done, #output = :output',
      ExpressionAttributeNames: { '#state': 'state', '#output': 'output' },
      ExpressionAttributeValues: { ':done': 'done', ':output': JSON.stringify(output ?? null) },
    }),
  );
}

/** A refused effect did nothing: the same key may be tried again. */
async function release(pk: string): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table('requests'), Key: { pk, sk: 'ONCE' } }));
}
