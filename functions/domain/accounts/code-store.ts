/**
 * Verification codes: 6 digits, 10 minutes, 5 tries, one live code for each purpose and address (SECURITY.md T16). Each
 * is bound to purpose, address and verification session by the keyed hash as which it is kept: whoever did not ask for
 * the code does not know its session, and can do nothing with the digits alone. A try is counted before it is compared,
 * so parallel guesses cannot have more than five. Who uses them says in which table they stand, and declares the needs:
 * verification-codes.ts for owners, each module of ../customers/ for customers.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../../../shared/model/resources.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

/** What a code is for; each realm has purposes of its own. */
type Purpose = string;

/**
 * The 6 digits, which the person reads in a mail, and the verification session that they were sent for, which only the
 * one who asked for them is told. They are right together or not at all.
 */
export type SessionCode = { codeId: string; code: string };

const CODE_LIFETIME_SECONDS = 600;
const RESEND_AFTER_SECONDS = 60;
const MAX_TRIES = 5;
/** 128 bits: a session cannot be guessed, whatever becomes known of the digits. */
const CODE_ID_BYTES = 16;

const keyOf = (purpose: Purpose, address: string) => ({ pk: `CODE#${purpose}#${address}`, sk: 'CODE' });
async function hashOf(purpose: Purpose, address: string, { codeId, code }: SessionCode): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`${purpose}\n${address}\n${codeId}\n${code}`)
    .digest('hex');
}

/**
 * A new code, of a new session, in place of any older one; throws `too_many_requests` within a minute of the last. One that was
 * sent in the future, by a clock that has gone back since, keeps nobody waiting.
 */
export async function createCodeIn(
  table: TableName,
  purpose: Purpose,
  address: string,
  { now, randomBytes }: Pick<CallContext, 'now' | 'randomBytes'>,
): Promise<SessionCode> {
  const made = newCode(randomBytes);
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table(table),
        Item: {
          ...keyOf(purpose, address),
          hash: await hashOf(purpose, address, made),
          tries: 0,
          sentAt: epochSeconds(now),
          expiresAt: epochSeconds(now) + CODE_LIFETIME_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :before OR sentAt > :after',
        ExpressionAttributeValues: {
          ':before': epochSeconds(now) - RESEND_AFTER_SECONDS,
          ':after': epochSeconds(now) + RESEND_AFTER_SECONDS,
        },
      }),
    );
  } catch (error) {
    if (isConditionFailure(error)) {
      throw new AppError('too_many_requests', { retryAfterSeconds: RESEND_AFTER_SECONDS });
    }
    throw error;
  }
  return made;
}

function newCode(randomBytes: CallContext['randomBytes']): SessionCode {
  return {
    codeId: randomBytes(CODE_ID_BYTES).toString('base64url'),
    // Of 64 bits, so that no code is likelier than another.
    code: String(randomBytes(8).readBigUInt64BE() % 1_000_000n).padStart(6, '0'),
  };
}

/** Takes a code back that could not be sent, so that the next request does not have to wait. */
export async function dropCodeIn(table: TableName, purpose: Purpose, address: string): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table(table), Key: keyOf(purpose, address) }));
}

/**
 * Counts a try and compares; throws `code_incorrect` for a wrong, used-up, expired or absent code, and for a code of
 * another session, alike.
 */
export async function tryCodeIn(
  table: TableName,
  purpose: Purpose,
  address: string,
  tried: SessionCode,
  now: Date,
): Promise<void> {
  const expected = await countTry(table, purpose, address, now);
  const sent = Buffer.from(await hashOf(purpose, address, tried), 'hex');
  if (expected && timingSafeEqual(Buffer.from(expected, 'hex'), sent)) return;
  raiseSignal('WrongCodes', { purpose });
  throw new AppError('code_incorrect');
}

async function countTry(table: TableName, purpose: Purpose, address: string, now: Date): Promise<string | null> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(table),
        Key: keyOf(purpose, address),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(pk) AND tries < :max AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_TRIES, ':now': epochSeconds(now) },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return String(row?.['hash']);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}

/** The transaction item that uses the code up; the transaction fails when someone else used it first. */
export async function codeBurnIn(table: TableName, purpose: Purpose, address: string, tried: SessionCode) {
  return {
    Delete: {
      TableName: environment.table(table),
      Key: keyOf(purpose, address),
      ConditionExpression: '#hash = :hash',
      ExpressionAttributeNames: { '#hash': 'hash' },
      ExpressionAttributeValues: { ':hash': await hashOf(purpose, address, tried) },
    },
  };
}

/** What holds for every code. */
const countdown = { resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInSeconds: CODE_LIFETIME_SECONDS };

/** As the calls answer it. */
export type SentCode = { codeId: string } & typeof countdown;

/**
 * A code on its way: it is made and sent while the person waits, so a failure is theirs to know. Throws `too_many_requests`
 * before the countdown is over, or `code_not_sent`, after which another can be asked for at once.
 */
export async function sendCodeIn(
  table: TableName,
  { purpose, address }: { purpose: Purpose; address: string },
  send: (code: string) => Promise<void>,
  { log, ...moment }: Pick<CallContext, 'now' | 'randomBytes' | 'log'>,
): Promise<SentCode> {
  const { codeId, code } = await createCodeIn(table, purpose, address, moment);
  try {
    await send(code);
  } catch (error) {
    log.error('code.not_sent', error, { purpose });
    await dropCodeIn(table, purpose, address);
    throw new AppError('code_not_sent');
  }
  return { codeId, ...countdown };
}
