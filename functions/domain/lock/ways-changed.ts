/** The mail that says how an account can be opened has changed: whoever did not do it learns of it. */
import type { SignInWayChange } from '../../../shared/model/lock.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';

/** The transaction item that has it sent. */
export function waysChangedPut(
  accountId: string,
  change: SignInWayChange,
  { now, newId }: { now: Date; newId(): string },
): TransactItem {
  const payload = { template: 'sign-in-ways', accountId, change };
  return outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
}
