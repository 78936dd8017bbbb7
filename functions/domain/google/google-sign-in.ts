/**
 * Sign-in with Google. A state is good once, for ten minutes, in the browser that began: that one alone knows the
 * verifier whose hash was kept, and which Google asks for as well (SECURITY.md T26).
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { googleLogin } from '../../../shared/calls/agent.ts';
import type { OutputOf } from '../../../shared/calls/define-call.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { googleStateKey, toAccount } from '../accounts/account-rows.ts';
import { findAccountIdByEmail } from '../accounts/find-account.ts';
import { signInByTicket } from '../accounts/ticket-sign-in.ts';
import { consentAddress, readGooglePerson } from './google-api.ts';
import { findLinkedAccount, linkGoogle, writeGoogleTicket } from './google-tickets.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

const STATE_SECONDS = 600;

type Answer = OutputOf<typeof googleLogin>;

const nothing: Answer = { url: null, tokens: null, account: null, challenge: null, signUp: null, link: null };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** @param challenge SHA-256 of the browser's verifier, base64url */
export async function beginGoogle(challenge: string, { now, randomBytes }: CallContext): Promise<Answer> {
  const state = randomBytes(24).toString('base64url');
  // Nobody can tell it from the state that stands in addresses beside it.
  const nonce = hashOf(`nonce ${randomBytes(24).toString('base64url')}`);
  const url = consentAddress({ state, nonce, challenge });
  const Item = { ...googleStateKey(hashOf(state)), challenge, nonce, expiresAt: epochSeconds(now) + STATE_SECONDS };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return { ...nothing, url };
}

/** Throws `google_state_invalid`, `google_failed`, or why `signInByTicket` lets nobody in. */
export async function endGoogle(
  { code, state, verifier }: Record<'code' | 'state' | 'verifier', string>,
  context: CallContext,
): Promise<Answer> {
  const nonce = await takeState(state, verifier, context.now);
  const person = await readGooglePerson({ code, verifier, nonce });
  const linked = await findLinkedAccount(person.sub);
  if (linked) return signedIn(linked, context);
  const known = await findAccountIdByEmail(person.email);
  if (known && person.isAuthoritative) {
    await linkGoogle(person, known, context.now);
    return signedIn(known, context);
  }
  const ticket = await writeGoogleTicket(person, context);
  const { email, fullName } = person;
  return known ? { ...nothing, link: { ticket, email } } : { ...nothing, signUp: { ticket, email, fullName } };
}

async function signedIn(accountId: string, context: CallContext): Promise<Answer> {
  const outcome = await signInByTicket(accountId, 'google', context);
  return { ...nothing, ...outcome, account: outcome.account && toAccount(outcome.account, context.now) };
}

/** Uses the state up; gives its nonce. Throws alike for a missing, foreign, used and expired one. */
async function takeState(state: string, verifier: string, now: Date): Promise<string> {
  try {
    const { Attributes: row } = await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('accounts'),
        Key: googleStateKey(hashOf(state)),
        ConditionExpression: 'challenge = :challenge AND expiresAt > :now',
        ExpressionAttributeValues: { ':challenge': hashOf(verifier), ':now': epochSeconds(now) },
        ReturnValues: 'ALL_OLD',
      }),
    );
    return z.object({ nonce: z.string() }).parse(row).nonce;
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('google_state_invalid') : error;
  }
}
