/**
 * Effects happen once: the answer to a request with an Idempotency-Key is kept for 24 hours beside a keyed hash of its
 * parameters, of which some are passwords, and given again. Who takes over a key that its holder never let go runs the effect
 * again as of the first run's moment (effect-run.ts): what that has written is not written again.
 * Rows of the `requests` table: pk `ONCE#<call>#<who>#<key>`, sk `ONCE`, hash, state, begunAt, output, lockedUntil, expiresAt.
 */
import { createHmac } from 'node:crypto';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DeleteCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { AppError } from './app-error.ts';
import { dynamo, isConditionFailure } from './clients/dynamo.ts';
import { readSecret } from './clients/secrets.ts';
import { createEffectMoment, inEffectRun, type EffectMoment, type EffectRun } from './effect-run.ts';
import { environment } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { createLogger } from './logger.ts';
import { raiseSignal } from './security-signals.ts';

export const needs: StoreNeeds = {
  secrets: ['pepper'],
  tables: [{ table: 'requests', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

const KEPT_SECONDS = 86_400;
/** Items beside another one in a transaction of DynamoDB; notes beyond them go with their day. */
const MOST_BESIDE = 99;
/** Longer than any buffered call may run: after it, whoever held the key is gone. */
const LOCK_MS = 30_000;

export type OnceKey = { call: string; who: string; key: string; input: unknown };

/** Runs `effect` unless it ran before with this key; throws `idempotency_conflict` while it runs elsewhere. */
export async function once<Output>(
  request: OnceKey,
  now: Date,
  effect: (moment: EffectMoment) => Promise<Output>,
): Promise<Output> {
  const pk = `ONCE#${request.call}#${request.who}#${request.key}`;
  const hash = await hashOf(request);
  const claimed = await claim({ call: request.call, pk, hash }, now);
  if ('output' in claimed) return claimed.output as Output;
  const { begunAt, isTakenOver } = claimed;
  const expiresAt = epochSeconds(begunAt) + KEPT_SECONDS;
  const run: EffectRun = {
    pk,
    begunAt,
    expiresAt,
    taken: new Map(),
    notes: new Set(),
    isTakenOver,
    hasWritten: isTakenOver,
  };
  const moment = createEffectMoment(await seedOf(pk, begunAt), begunAt);
  const output = await runOrRelease(run, () => inEffectRun(run, () => effect(moment)));
  // The effect has happened: a failure to note it down must neither hide that nor make it happen again.
  await remember(run, output).catch((error: unknown) => createLogger().error('once.not_kept', error));
  return output;
}

/** What ids and random bytes of the effect are made of: nobody without the pepper can tell them. */
async function seedOf(pk: string, begunAt: Date): Promise<Buffer> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`effect\n${pk}\n${begunAt.getTime()}`)
    .digest();
}

/** Without the pepper nobody can find a password again that was a parameter. */
async function hashOf({ call, who, input }: OnceKey): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`once\n${call}\n${who}\n${JSON.stringify(input)}`)
    .digest('base64url');
}

async function runOrRelease<Output>(run: EffectRun, effect: () => Promise<Output>): Promise<Output> {
  try {
    return await effect();
  } catch (error) {
    // When this fails the lock ends by itself; the caller must learn of the first error.
    await release(run, error).catch((later: unknown) => createLogger().error('once.not_released', later));
    throw error;
  }
}

/** Of which call, under which row, for which request. */
type KeyOf = { call: string; pk: string; hash: string };

/** The key is held from now on, as of `begunAt`; or the effect has happened, with `output`. */
type Claim = { begunAt: Date; isTakenOver: boolean } | { output: unknown };

async function claim({ call, pk, hash }: KeyOf, now: Date): Promise<Claim> {
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
          begunAt: now.getTime(),
          lockedUntil: now.getTime() + LOCK_MS,
          expiresAt: seconds + KEPT_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': seconds },
      }),
    );
    return { begunAt: now, isTakenOver: false };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return claimAgain({ call, pk, hash }, now);
  }
}

async function claimAgain({ call, pk, hash }: KeyOf, now: Date): Promise<Claim> {
  const { Item: row } = await dynamo.send(
    new GetCommand({ TableName: environment.table('requests'), Key: { pk, sk: 'ONCE' }, ConsistentRead: true }),
  );
  if (row && row['hash'] !== hash) {
    raiseSignal('KeysReused', { call });
    throw new AppError('idempotency_reused');
  }
  const isKept = row && Number(row['expiresAt']) * 1_000 > now.getTime();
  if (!isKept) throw new AppError('idempotency_conflict');
  if (row['state'] === 'done') return { output: JSON.parse(String(row['output'])) };
  await takeOver(pk, now);
  return { begunAt: new Date(Number(row['begunAt'])), isTakenOver: true };
}

/** Throws `idempotency_conflict` while somebody holds it. */
async function takeOver(pk: string, now: Date): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('requests'),
        Key: { pk, sk: 'ONCE' },
        UpdateExpression: 'SET lockedUntil = :until',
        ConditionExpression: '#state = :running AND lockedUntil < :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':until': now.getTime() + LOCK_MS, ':running': 'running', ':now': now.getTime() },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('idempotency_conflict') : error;
  }
}

async function remember(run: EffectRun, output: unknown): Promise<void> {
  await endRun(run, {
    Update: {
      ...rowOf(run),
      UpdateExpression: 'SET #state = :done, #output = :output',
      ExpressionAttributeNames: { '#state': 'state', '#output': 'output' },
      ExpressionAttributeValues: { ':done': 'done', ':output': JSON.stringify(output ?? null) },
    },
  });
}

/**
 * The same key may be tried again at once. A refusal is the end: who refuses answers for what was written until then, and the next
 * try begins anew. What failed otherwise goes on where it stopped.
 */
async function release(run: EffectRun, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && error.code !== 'unavailable';
  if (isRefusal || !run.hasWritten) return endRun(run, { Delete: rowOf(run) });
  const values = { ExpressionAttributeValues: { ':ended': 0 } };
  await dynamo.send(new UpdateCommand({ ...rowOf(run), UpdateExpression: 'SET lockedUntil = :ended', ...values }));
}

const rowOf = ({ pk }: EffectRun) => ({ TableName: environment.table('requests'), Key: { pk, sk: 'ONCE' } });

type EndOfRun = { Update: UpdateCommandInput & { UpdateExpression: string } } | { Delete: DeleteCommandInput };

/** Nobody goes on with it any more: its notes, which may hold what people told us, are not kept for the day. */
async function endRun(run: EffectRun, last: EndOfRun): Promise<void> {
  if (run.notes.size > 0) {
    const { TableName } = rowOf(run);
    const deletions = [...run.notes]
      .slice(0, MOST_BESIDE)
      .map((sk) => ({ Delete: { TableName, Key: { pk: run.pk, sk } } }));
    await dynamo.send(new TransactWriteCommand({ TransactItems: [last, ...deletions] }));
  } else if ('Update' in last) await dynamo.send(new UpdateCommand(last.Update));
  else await dynamo.send(new DeleteCommand(last.Delete));
}
