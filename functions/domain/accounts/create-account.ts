/**
 * Sign-up in two stores that cannot share a transaction: the address is reserved and the proof used up in one write, then
 * the user pool is told, then the account becomes active. Each step can be repeated: after a crash whoever proves the
 * address again goes on where the last try ended (SECURITY.md T22).
 */
import { randomBytes } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { TRIAL_DAYS } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { trialClock } from '../billing/trial.ts';
import { googleLinkPut, googleTicketBurn, type GooglePerson } from '../google/google-tickets.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { accountKey, HALF_SIGN_UPS, identityKey, type AccountRow } from './account-rows.ts';
import { findIdentity } from './find-account.ts';
import { createUser, setPassword } from './identity-provider.ts';
import { codeBurn, type SessionCode } from './verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

type Wishes = Pick<AccountRow, 'fullName' | 'language' | 'country' | 'timeZone'> & {
  address: AccountAddress;
  termsVersion: string;
};

export type NewAccount = Wishes & { code: SessionCode; password: string };

/** Nobody knows a password of theirs, until they set one by code. */
export type NewGoogleAccount = Wishes & { google: GooglePerson; ticket: string };

/** What shows that the address or number is theirs: used up with the reservation; and what it leaves with the account. */
type Proof = { burn: TransactItem; refusal: ErrorCode; kept: TransactItem[] };

/** Throws `account_exists`, `code_incorrect` or `google_state_invalid`, or what the pool has against the password. */
export async function createAccount(
  request: NewAccount | NewGoogleAccount,
  context: { now: Date; newId(): string },
): Promise<AccountRow> {
  const { address } = request;
  const accountId = (await findIdentity(address))?.accountId ?? context.newId().toLowerCase();
  const proof = await proofOf(request, accountId, context.now);
  await reserve(accountId, address, proof, context.now);
  await createUser(accountId);
  await setPassword(accountId, 'password' in request ? request.password : unknownPassword());
  const row = newRow(accountId, request, context.now);
  await activate(row, address, proof);
  return row;
}

async function proofOf(request: NewAccount | NewGoogleAccount, accountId: string, now: Date): Promise<Proof> {
  if ('code' in request) {
    const burn = await codeBurn('sign-up', addressText(request.address), request.code);
    return { burn, refusal: 'code_incorrect', kept: [] };
  }
  const kept = [googleLinkPut(request.google, accountId, now)];
  return { burn: googleTicketBurn(request.ticket, now), refusal: 'google_state_invalid', kept };
}

/** Of every kind of character that the pool asks for. */
const unknownPassword = (): string => `aA1!${randomBytes(32).toString('base64url')}`;

/** An interrupted sign-up is gone on with under the id that it began with, so the pool never has a user too many. */
async function reserve(accountId: string, address: AccountAddress, proof: Proof, now: Date): Promise<void> {
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: environment.table('accounts'),
              Item: {
                ...identityKey(address),
                status: 'pending',
                accountId,
                gsiPk: HALF_SIGN_UPS,
                gsiSk: now.toISOString(),
              },
              ConditionExpression: 'attribute_not_exists(pk) OR (#status = :pending AND accountId = :id)',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: { ':pending': 'pending', ':id': accountId },
            },
          },
          proof.burn,
        ],
      }),
    );
  } catch (error) {
    const [reservation, burn] = cancellationReasons(error) ?? [];
    if (reservation === 'ConditionalCheckFailed') throw new AppError('account_exists');
    if (burn === 'ConditionalCheckFailed') throw new AppError(proof.refusal);
    throw error;
  }
}

function newRow(accountId: string, request: Wishes, now: Date): AccountRow {
  const { fullName, address, language, country, timeZone } = request;
  return {
    accountId,
    fullName,
    email: 'email' in address ? address.email : '',
    phone: 'phone' in address ? address.phone : null,
    image: null,
    language,
    country,
    timeZone,
    status: 'active',
    tokensValidAfter: 0,
    plan: {
      id: 'individual',
      trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * 86_400_000).toISOString(),
      paidUntil: null,
    },
    consent: { termsVersion: request.termsVersion, isAdult: true, at: now.toISOString() },
    createdAt: now.toISOString(),
  };
}

function trialClockOf({ accountId, plan }: AccountRow): TransactItem[] {
  return plan.trialEndsAt === null ? [] : [trialClock(accountId, plan.trialEndsAt)];
}

/** Throws `account_exists` when a sign-up that ran beside this one was faster. */
async function activate(row: AccountRow, address: AccountAddress, proof: Proof): Promise<void> {
  const table = environment.table('accounts');
  const identity = {
    TableName: table,
    Item: { ...identityKey(address), status: 'active', accountId: row.accountId },
    ConditionExpression: '#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pending': 'pending' },
  };
  const account = { TableName: table, Item: { ...accountKey(row.accountId), ...row } };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: identity }, { Put: account }, ...trialClockOf(row), ...proof.kept],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('account_exists') : error;
  }
}
