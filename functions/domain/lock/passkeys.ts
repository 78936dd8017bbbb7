/**
 * Passkeys (WebAuthn Level 3). Each is discoverable and verifies its person, so one is two factors in one. Challenges
 * are good once, for five minutes, for the purpose that they were made for.
 */
import { DeleteCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  MAX_PASSKEYS,
  type NewPasskey,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
} from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext, OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { passkeyKey, PasskeyRow } from './lock-rows.ts';
import { CHALLENGE_SECONDS, makePasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.ts';
import { checkAssertion, checkNewPasskey, relyingParty } from './passkey-proofs.ts';
import { waysChangedPuts } from './ways-changed.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

const TIMEOUT_MS = CHALLENGE_SECONDS * 1_000;
/** ES256 and RS256 (COSE): what all keepers offer. */
const ALGORITHMS = [-7, -257];

/** The oldest first. */
export async function listPasskeys(accountId: string): Promise<PasskeyRow[]> {
  const rows = await listBelow('accounts', { pk: `ACC#${accountId}`, sk: 'PASSKEY#' }, MAX_PASSKEYS);
  const passkeys = rows.map((row) => PasskeyRow.parse(row));
  return passkeys.toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1));
}

export function toPasskey({ credentialId: id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey {
  return { id, name, createdAt, lastUsedAt, isSynced };
}

/** How the browser is asked to make one. Throws `passkeys_full`. */
export async function startPasskey(account: AccountRow, context: CallContext): Promise<PasskeyCreation> {
  const known = await listPasskeys(account.accountId);
  if (known.length >= MAX_PASSKEYS) throw new AppError('passkeys_full');
  return {
    challenge: await makePasskeyChallenge({ purpose: 'enrol', accountId: account.accountId }, context),
    rp: { id: relyingParty().id, name: 'XPage' },
    user: {
      id: Buffer.from(account.accountId).toString('base64url'),
      name: account.email || (account.phone ?? account.fullName),
      displayName: account.fullName,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ type: 'public-key', id, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Keeps it and tells the owner. Throws `passkey_failed` for whatever is wrong with it. */
export async function savePasskey(made: NewPasskey, name: string, context: OwnerContext): Promise<PasskeyRow> {
  const { actor, now } = context;
  const challenge = await takePasskeyChallenge(made.clientDataJSON, { purpose: 'enrol', accountId: actor.id }, now);
  const proof = await checkNewPasskey(made, challenge, ALGORITHMS);
  const row: PasskeyRow = { ...proof, name, createdAt: now.toISOString(), lastUsedAt: null };
  const Put = {
    TableName: environment.table('accounts'),
    Item: { ...passkeyKey(actor.id, row.credentialId), ...row },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  try {
    const told = waysChangedPuts(actor.id, 'passkey-added', context);
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put }, ...told] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('passkey_failed') : error;
  }
  return row;
}

/** Throws `not_found`. */
export async function renamePasskey(accountId: string, credentialId: string, name: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: passkeyKey(accountId, credentialId),
        UpdateExpression: 'SET #name = :name',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}

/** Without telling anybody. */
export async function removePasskey(accountId: string, credentialId: string): Promise<void> {
  const Key = passkeyKey(accountId, credentialId);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key }));
}

/** Takes it away and tells the owner. Nothing happens when it is gone already. */
export async function endPasskey(credentialId: string, context: OwnerContext): Promise<void> {
  const { id } = context.actor;
  const Delete = {
    TableName: environment.table('accounts'),
    Key: passkeyKey(id, credentialId),
    ConditionExpression: 'attribute_exists(pk)',
  };
  try {
    const told = waysChangedPuts(id, 'passkey-removed', context);
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Delete }, ...told] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** How any passkey of this site is asked for: the answer says whose it is. */
export async function startPasskeySignIn(context: CallContext): Promise<PasskeyRequest> {
  const challenge = await makePasskeyChallenge({ purpose: 'sign-in', accountId: null }, context);
  return { challenge, rpId: relyingParty().id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** The account that the passkey opens. Throws `passkey_failed` for whatever is wrong. */
export async function takeAssertion(assertion: PasskeyAssertion, now: Date): Promise<AccountRow> {
  const purpose = { purpose: 'sign-in', accountId: null } as const;
  const challenge = await takePasskeyChallenge(assertion.clientDataJSON, purpose, now);
  const accountId = Buffer.from(assertion.userHandle, 'base64url').toString('utf8');
  const item = await readRow('accounts', passkeyKey(accountId, assertion.id));
  if (!item) throw new AppError('passkey_failed');
  const row = PasskeyRow.parse(item);
  await noteUse(accountId, row, await checkAssertion(assertion, challenge, row), now);
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('passkey_failed');
  return account;
}

/** The counter of a copied passkey falls behind: the library has compared it, the condition decides races. */
async function noteUse(
  accountId: string,
  { credentialId, signCount }: PasskeyRow,
  newCount: number,
  now: Date,
): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: passkeyKey(accountId, credentialId),
        UpdateExpression: 'SET signCount = :new, lastUsedAt = :now',
        ConditionExpression: 'signCount = :old',
        ExpressionAttributeValues: { ':new': newCount, ':old': signCount, ':now': now.toISOString() },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('passkey_failed') : error;
  }
}
