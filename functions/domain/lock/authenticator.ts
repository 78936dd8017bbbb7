/**
 * The second factor of owners: an authenticator app. Its codes are judged here and not by the user pool, because the pool
 * asks for them after a password only; a sign-in by Google must pass as well
 * (docs/decisions/0020-app-lock-and-second-factor.md).
 */
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalVerificationCode } from '../../../shared/rules/verification-code.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { authenticatorKey, AuthenticatorRow, setupKey, SetupRow } from './lock-rows.ts';
import { hashRecoveryCode, isRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { openKey, sealKey } from './seal-key.ts';
import { findStep, KEY_BYTES } from './totp.ts';
import { waysChangedPuts } from './ways-changed.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

const SETUP_SECONDS = 600;
/** A client sends a request again whose answer did not come within so long. */
const REPEATED_SECONDS = 60;
/** Wrong codes of the app in an hour, over all sign-ins: whoever has the password guesses no further. */
const TRIES_AN_HOUR = 10;
const HOUR_SECONDS = 3_600;

type Random = { now: Date; newId(): string; randomBytes(length: number): Buffer };

export async function findAuthenticator(accountId: string): Promise<AuthenticatorRow | null> {
  const item = await readRow('accounts', authenticatorKey(accountId));
  return item ? AuthenticatorRow.parse(item) : null;
}

/** The key of a new app, for ten minutes; in place of any that was begun before. */
export async function startSetup(accountId: string, { now, randomBytes }: Random): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES);
  const row = { sealedKey: await sealKey(accountId, key, randomBytes), expiresAt: epochSeconds(now) + SETUP_SECONDS };
  const Item = { ...setupKey(accountId), ...row };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return key;
}

/**
 * Turns it on with the app's first code; the ten recovery codes, which nobody sees again: whoever did not get the answer sends
 * the code once more and gets ten others. Throws `setup_over` or `code_incorrect`.
 */
export async function finishSetup(accountId: string, code: string, context: Random): Promise<string[]> {
  const { now } = context;
  const item = await readRow('accounts', setupKey(accountId));
  const setup = item ? SetupRow.parse(item) : null;
  if (!setup && (await isRepetition(accountId, code, now))) return renewRecoveryCodes(accountId, context);
  if (!setup || setup.expiresAt <= epochSeconds(now)) throw new AppError('setup_over');
  const step = findStep(await openKey(accountId, setup.sealedKey), canonicalVerificationCode(code), now, 0);
  if (step === null) throw new AppError('code_incorrect');
  const { codes, recovery } = await makeRecovery(accountId, context);
  const row: AuthenticatorRow = {
    sealedKey: setup.sealedKey,
    confirmedAt: epochSeconds(now),
    lastStep: step,
    tries: 0,
    triesHour: 0,
    ...recovery,
  };
  const TableName = environment.table('accounts');
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { ...authenticatorKey(accountId), ...row } } },
        { Delete: { TableName, Key: setupKey(accountId) } },
        ...waysChangedPuts(accountId, 'authenticator-on', context),
      ],
    }),
  );
  return codes;
}

/** Whether the code is the very one with which the app was turned on, a moment ago. */
async function isRepetition(accountId: string, code: string, now: Date): Promise<boolean> {
  const row = await findAuthenticator(accountId);
  if (!row || row.confirmedAt + REPEATED_SECONDS < epochSeconds(now)) return false;
  const key = await openKey(accountId, row.sealedKey);
  return findStep(key, canonicalVerificationCode(code), now, row.lastStep - 1) === row.lastStep;
}

/** Ten codes, and what is kept of them. */
async function makeRecovery(accountId: string, { now, randomBytes }: Random) {
  const codes = makeRecoveryCodes(randomBytes);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(accountId, code)));
  const recovery: AuthenticatorRow['recovery'] = Object.fromEntries(hashes.map((hash) => [hash, true]));
  return { codes, recovery: { recovery, recoveryMadeAt: epochSeconds(now) } };
}

/** Ten new recovery codes in place of those before, and tells the owner. Throws `not_found` while it is off. */
export async function renewRecoveryCodes(accountId: string, context: Random): Promise<string[]> {
  const { codes, recovery } = await makeRecovery(accountId, context);
  const Update = {
    TableName: environment.table('accounts'),
    Key: authenticatorKey(accountId),
    UpdateExpression: 'SET recovery = :codes, recoveryMadeAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':codes': recovery.recovery, ':now': recovery.recoveryMadeAt },
  };
  const told = waysChangedPuts(accountId, 'recovery-codes-renewed', context);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Update }, ...told] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('not_found') : error;
  }
  return codes;
}

/** Turns it off and tells the owner. */
export async function removeAuthenticator(accountId: string, context: Random): Promise<void> {
  const TableName = environment.table('accounts');
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key: authenticatorKey(accountId) } },
        ...waysChangedPuts(accountId, 'authenticator-off', context),
      ],
    }),
  );
}

/** What was set up since then ends: the app, or recovery codes of an older one. @param since seconds since the epoch */
export async function endAuthenticatorSince(accountId: string, since: number): Promise<void> {
  const row = await findAuthenticator(accountId);
  if (!row) return;
  const TableName = environment.table('accounts');
  if (row.confirmedAt >= since) {
    await dynamo.send(new DeleteCommand({ TableName, Key: authenticatorKey(accountId) }));
  } else if (row.recoveryMadeAt >= since) {
    await update(accountId, {
      UpdateExpression: 'SET recovery = :none',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':none': {} },
    });
  }
}

/** Uses a code of the app, or a recovery code, up. Throws `code_incorrect` or `too_many_requests`. */
export async function takeSecondFactor(
  accountId: string,
  typed: string,
  context: Random,
): Promise<{ kind: 'app' | 'recovery' }> {
  const row = await findAuthenticator(accountId);
  if (!row) throw new AppError('code_incorrect');
  const isTaken = isRecoveryCode(typed)
    ? await takeRecoveryCode(accountId, typed, context)
    : await takeAppCode(accountId, row, typed, context.now);
  if (isTaken) return { kind: isRecoveryCode(typed) ? 'recovery' : 'app' };
  raiseSignal('WrongCodes', { purpose: 'second-factor', accountId });
  throw new AppError('code_incorrect');
}

async function takeAppCode(accountId: string, row: AuthenticatorRow, typed: string, now: Date): Promise<boolean> {
  await countTry(accountId, now);
  const key = await openKey(accountId, row.sealedKey);
  const step = findStep(key, canonicalVerificationCode(typed), now, row.lastStep);
  if (step === null) return false;
  return update(accountId, {
    UpdateExpression: 'SET lastStep = :step, tries = :none',
    ConditionExpression: 'lastStep < :step',
    ExpressionAttributeValues: { ':step': step, ':none': 0 },
  });
}

/** Counts before anything is compared, so that parallel guesses cannot have more. */
async function countTry(accountId: string, now: Date): Promise<void> {
  const hour = Math.floor(epochSeconds(now) / HOUR_SECONDS);
  const countInHour = () =>
    update(accountId, {
      UpdateExpression: 'ADD tries :one',
      ConditionExpression: 'triesHour = :hour AND tries < :max',
      ExpressionAttributeValues: { ':one': 1, ':hour': hour, ':max': TRIES_AN_HOUR },
    });
  const openHour = () =>
    update(accountId, {
      UpdateExpression: 'SET tries = :one, triesHour = :hour',
      ConditionExpression: 'attribute_exists(pk) AND triesHour < :hour',
      ExpressionAttributeValues: { ':one': 1, ':hour': hour },
    });
  // Of tries that come together in a new hour one opens it, and the others count in it then.
  const isCounted = (await countInHour()) || (await openHour()) || (await countInHour());
  if (!isCounted) throw new AppError('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
}

/** Uses it up and tells the owner, in one write. */
async function takeRecoveryCode(accountId: string, typed: string, context: Random): Promise<boolean> {
  const names = { '#code': await hashRecoveryCode(accountId, typed) };
  const TableName = environment.table('accounts');
  const use = {
    Update: {
      TableName,
      Key: authenticatorKey(accountId),
      UpdateExpression: 'REMOVE recovery.#code',
      ConditionExpression: 'attribute_exists(recovery.#code)',
      ExpressionAttributeNames: names,
    },
  };
  try {
    const told = waysChangedPuts(accountId, 'recovery-code-used', context);
    await dynamo.send(new TransactWriteCommand({ TransactItems: [use, ...told] }));
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

type Change = {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, number | AuthenticatorRow['recovery']>;
};

async function update(accountId: string, change: Change): Promise<boolean> {
  try {
    const Key = authenticatorKey(accountId);
    await dynamo.send(new UpdateCommand({ TableName: environment.table('accounts'), Key, ...change }));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
