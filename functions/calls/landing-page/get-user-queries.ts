import type { getUserQueries as contract } from '../../../shared/calls/landing-page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { readTopQuestions } from '../../domain/conversations/read-figures.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Specification 1, section 9. */
const TOP = 5;

export const getUserQueries: Handler<typeof contract> = async ({ days }, { actor, now }) => {
  const account = await findAccount(actor.id);
  return { queries: await readTopQuestions(actor.id, account?.timeZone ?? 'UTC', days, TOP, now) };
};
