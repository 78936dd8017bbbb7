import type { Account } from '../../../shared/model/account.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { toAccount } from './account-rows.ts';
import { findAccount } from './find-account.ts';
import { keepSessionAlive } from './sessions.ts';

/** The signed-in account as its owner sees it; opening the app keeps the session alive. */
export async function readOwnAccount({ actor, now }: Pick<OwnerContext, 'actor' | 'now'>): Promise<Account> {
  const account = await findAccount(actor.id);
  if (!account) throw new AppError('token_invalid');
  await keepSessionAlive(actor.id, actor.signedInAt, now);
  return toAccount(account, now);
}
