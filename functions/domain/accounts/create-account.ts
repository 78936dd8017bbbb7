/**
 * Sign-up in two stores that cannot share a transaction: the address is reserved and the proof used up in one write, then
 * the user pool is told, then the account becomes active. Each step can be repeated: after a crash whoever proves the
 * address again goes on where the last try ended (SECURITY.md T22).
 */
import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { TRIAL_DAYS } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { trialClock } from '../billing/trial.ts';
import { googleLinkPut, googleTicketBurn, type GooglePerson } from '../google/google-tickets.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { accountKey, identityKey, type AccountRow } from './account-rows.ts';
import { findIdentity } from './find-account.ts';
import { createUser, setPassword } from './identity-provider.ts';
import { activateIdentity, reserveIdentity } from './identity-reservation.ts';
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
  const identity = { table: 'accounts', key: identityKey(address), accountId } as const;
  await reserveIdentity(identity, proof, context.now);
  await createUser(accountId);
  await setPassword(accountId, 'password' in request ? request.password : unknownPassword());
  const row = newRow(accountId, request, context.now);
  const account = { Put: { TableName: environment.table('accounts'), Item: { ...accountKey(accountId), ...row } } };
  await activateIdentity(identity, [account, ...trialClockOf(row), ...proof.kept]);
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
