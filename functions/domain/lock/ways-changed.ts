/** How an account can be opened has changed, or who is told of its leads: whoever did not do it learns of it by mail. */
import type { SignInWayChange } from '../../../shared/model/lock.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { changePut } from './account-changes.ts';

/** The transaction items that note it and have the mail sent. */
export function waysChangedPuts(
  accountId: string,
  change: SignInWayChange,
  context: { now: Date; newId(): string },
): TransactItem[] {
  const payload = { template: 'sign-in-ways', accountId, change };
  const mail = outboxPut('accounts', { id: context.newId(), job: 'send-message', payload }, context.now);
  return [mail, changePut(accountId, change, context)];
}
