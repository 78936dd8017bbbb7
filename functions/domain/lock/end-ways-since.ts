/** What somebody who had taken an account may have left behind to come back by: it ends when its owner has it again. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { owners } from '../../kit/realms.ts';
import { forgetDevicesExcept } from '../accounts/known-devices.ts';
import { removeOwnedSince } from '../accounts/owned-rows.ts';
import { endAuthenticatorSince } from './authenticator.ts';
import { removeDevices } from './devices.ts';
import { pinKey } from './lock-rows.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';
import { findPin } from './pin.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['Query', 'DeleteItem'] }] };

/**
 * Ends all enrolments of browsers, has the account know none any more, and ends the PIN, passkeys, authenticator app, recovery codes and ties to Google that are of
 * since then. Safe to repeat.
 * @param since seconds since the epoch
 */
export async function endWaysSince(accountId: string, since: number): Promise<void> {
  await Promise.all([
    removeDevices(accountId),
    forgetDevicesExcept(owners, accountId, { name: null }),
    endPinSince(accountId, since),
    endPasskeysSince(accountId, since),
    endAuthenticatorSince(accountId, since),
    removeOwnedSince(accountId, 'GOOGLE', since),
  ]);
}

const isSince = (at: string, since: number): boolean => Date.parse(at) >= since * 1_000;

async function endPinSince(accountId: string, since: number): Promise<void> {
  const pin = await findPin(accountId);
  if (!pin || !isSince(pin.setAt, since)) return;
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key: pinKey(accountId) }));
}

async function endPasskeysSince(accountId: string, since: number): Promise<void> {
  const made = (await listPasskeys(accountId)).filter(({ createdAt }) => isSince(createdAt, since));
  await Promise.all(made.map(({ credentialId }) => removePasskey(accountId, credentialId)));
}
