/** A new password for somebody who knows the current one. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { foundOnce } from '../../kit/found-once.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { changePut } from '../lock/account-changes.ts';
import { endOthers } from './find-sessions.ts';
import { setPassword } from './identity-provider.ts';
import { acceptNewPassword } from './new-password.ts';
import { provePassword } from './prove-password.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem'] }] };

/** Throws `password_wrong`, `account_locked`, `too_many_requests`, `password_format`, `password_common` or `password_leaked`. */
export async function changePassword(
  { password, newPassword: typed }: { password: string; newPassword: string },
  context: OwnerContext,
): Promise<void> {
  const newPassword = await acceptNewPassword(typed);
  await foundOnce('password', () => provePassword(context.actor.id, trimPassword(password), context));
  await replacePassword(context, newPassword);
}

/**
 * The session in which it is changed goes on, all others end, and no other browser is known any more. The owner is told first
 * and the others end first: after a crash at any step they can only know too much and be signed out too often. Whoever signed
 * in with the old password while it was being replaced is out as well.
 */
async function replacePassword(context: OwnerContext, password: string): Promise<void> {
  const { actor, now, newId } = context;
  const payload = { template: 'password-renewed', accountId: actor.id };
  const mail = outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
  await dynamo.send(
    new TransactWriteCommand({ TransactItems: [mail, changePut(actor.id, 'password-changed', { now, newId })] }),
  );
  await endOthers(context);
  await setPassword(actor.id, password);
  await endOthers(context);
}
