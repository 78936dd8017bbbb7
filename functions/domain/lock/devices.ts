/**
 * Browsers that a PIN can open. One is enrolled in a session that began with more than a PIN; from then on it proves itself
 * by a key that never leaves it. An enrolment ends with the session that the browser opened last: signed out there or
 * from elsewhere, 31 days without an unlock; and with everything that signs out everywhere (sign-out, a new password).
 * With an authenticator app those count that were enrolled, or stayed signed in, with it.
 */
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { STATEMENT_SECONDS, statementText, type DeviceStatement } from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { SESSION_SECONDS, sessionKey } from '../../kit/account-session.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findAuthenticator } from './authenticator.ts';
import { deviceKey, DeviceRow } from './lock-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** More browsers than anybody opens in 31 days. */
const MOST_DEVICES = 200;

/** Null when it is no P-256 key. */
function parsePublicKey(spki: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

/** The id of the enrolment. Throws `input_invalid` for what is no P-256 key. */
export async function enrolDevice(publicKey: string, { actor, now, newId }: OwnerContext): Promise<string> {
  if (!parsePublicKey(publicKey)) throw new AppError('input_invalid', { fields: { publicKey: 'a P-256 key, SPKI' } });
  const row: DeviceRow = {
    deviceId: newId(),
    publicKey,
    signedInAt: actor.signedInAt,
    provedAt: actor.signedInAt,
    statedAt: 0,
    enrolledAt: now.toISOString(),
    expiresAt: epochSeconds(now) + SESSION_SECONDS,
  };
  const Item = { ...deviceKey(actor.id, row.deviceId), ...row };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return row.deviceId;
}

export async function removeDevice(accountId: string, deviceId: string): Promise<void> {
  const Key = deviceKey(accountId, deviceId);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key }));
}

/**
 * The browser that made the statement, which is used up. Throws `device_unknown` for one that is not enrolled, not any more,
 * or did not sign it; `statement_stale` for a statement that came before, or not in time.
 */
export async function takeStatement(
  statement: DeviceStatement,
  now: Date,
): Promise<{ account: AccountRow; device: DeviceRow }> {
  const { accountId, deviceId, statedAt } = statement;
  const item = await readRow('accounts', deviceKey(accountId, deviceId));
  if (!item) throw new AppError('device_unknown');
  const device = DeviceRow.parse(item);
  if (!isSignedBy(device, statement)) throw new AppError('device_unknown');
  if (Math.abs(now.getTime() - statedAt) > STATEMENT_SECONDS * 1_000) throw new AppError('statement_stale');
  const account = await findAccount(accountId);
  if (!account || !(await isEnrolled(account, device, now))) throw new AppError('device_unknown');
  await burn(statement);
  return { account, device };
}

function isSignedBy({ publicKey }: DeviceRow, { signature, ...stated }: DeviceStatement): boolean {
  const key = parsePublicKey(publicKey);
  if (!key) return false;
  const bytes = Buffer.from(statementText(stated));
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

async function isEnrolled(account: AccountRow, device: DeviceRow, now: Date): Promise<boolean> {
  const { accountId, status, tokensValidAfter } = account;
  if (status === 'deleted' || device.provedAt < tokensValidAfter || device.expiresAt <= epochSeconds(now)) return false;
  const [session, authenticator] = await Promise.all([
    readRow('accounts', sessionKey(accountId, device.signedInAt)),
    findAuthenticator(accountId),
  ]);
  return session !== undefined && (!authenticator || device.provedAt >= authenticator.confirmedAt);
}

async function burn({ accountId, deviceId, statedAt }: DeviceStatement): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: deviceKey(accountId, deviceId),
        UpdateExpression: 'SET statedAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND statedAt < :at',
        ExpressionAttributeValues: { ':at': statedAt },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('statement_stale') : error;
  }
}

/** The browser goes on in another session; the one before is over. Nothing happens to an enrolment that has been ended. */
export async function moveDevice(
  accountId: string,
  { deviceId, signedInAt: before }: DeviceRow,
  signedInAt: number,
  now: Date,
): Promise<void> {
  const isThere = await updateDevice(accountId, deviceId, {
    signedInAt,
    expiresAt: epochSeconds(now) + SESSION_SECONDS,
  });
  if (!isThere || before === signedInAt) return;
  const Key = sessionKey(accountId, before);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key }));
}

/** All of them end, so that the PIN opens none. */
export async function removeDevices(accountId: string): Promise<void> {
  const devices = await listDevices(accountId);
  await Promise.all(devices.map(({ deviceId }) => removeDevice(accountId, deviceId)));
}

async function listDevices(accountId: string): Promise<DeviceRow[]> {
  const rows = await listBelow('accounts', { pk: `ACC#${accountId}`, sk: 'DEVICE#' }, MOST_DEVICES);
  return rows.map((row) => DeviceRow.parse(row));
}

/** The browser of this session has just passed the second factor. */
export async function noteProof({ id, signedInAt }: OwnerContext['actor'], now: Date): Promise<void> {
  const here = (await listDevices(id)).filter((device) => device.signedInAt === signedInAt);
  await Promise.all(here.map(({ deviceId }) => updateDevice(id, deviceId, { provedAt: epochSeconds(now) })));
}

/** Whether it is there. */
async function updateDevice(accountId: string, deviceId: string, changes: Record<string, number>): Promise<boolean> {
  const names = Object.keys(changes);
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: deviceKey(accountId, deviceId),
        UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, changes[name]])),
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
