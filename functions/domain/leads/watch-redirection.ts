/**
 * Leads are what a taken account is worth, and a webhook or a phone sends them elsewhere for good. Whoever has taken one sets
 * it right away: after a reset of the password, or from where its owner never was.
 */
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { sessionKey, SessionRow } from '../../kit/account-session.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { listChanges } from '../lock/account-changes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const DAY_MS = 86_400_000;

const Session = z.object({ isFromNewCountry: SessionRow.shape.isFromNewCountry });

/** Counts what was set within a day of a reset, or in a session from a country that is new to the account. Never throws. */
export async function watchRedirection(what: 'webhook' | 'phone', context: OwnerContext): Promise<void> {
  const { actor, log } = context;
  try {
    const cause = await suspicion(context);
    if (cause) raiseSignal('LeadsRedirected', { what, cause, accountId: actor.id });
  } catch (error) {
    log.error('security.not_judged', error, { signal: 'LeadsRedirected' });
  }
}

async function suspicion({ actor, now }: OwnerContext): Promise<'after-reset' | 'new-country' | null> {
  const [changes, session] = await Promise.all([
    listChanges(actor.id, now),
    readRow('accounts', sessionKey(actor.id, actor.signedInAt)),
  ]);
  const since = now.getTime() - DAY_MS;
  if (changes.some(({ change, at }) => change === 'password-reset' && Date.parse(at) >= since)) return 'after-reset';
  return Session.parse(session ?? {}).isFromNewCountry ? 'new-country' : null;
}
