/** New passwords of customers: for a code, or for the current one. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext, CustomerContext } from '../../kit/context.ts';
import { foundOnce } from '../../kit/found-once.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { customers } from '../../kit/realms.ts';
import { parseAccountEmail } from '../accounts/account-address.ts';
import { codeBurnIn, tryCodeIn } from '../accounts/code-store.ts';
import { forgetDevicesExcept, rememberDevice } from '../accounts/known-devices.ts';
import { acceptNewPassword } from '../accounts/new-password.ts';
import { endSessionsExceptIn, endSessionsUpdate } from '../accounts/session-store.ts';
import { provePasswordIn } from '../accounts/sign-in-tries.ts';
import { setPasswordIn, signOutEverywhereIn } from '../accounts/user-pool.ts';
import { findCustomerIdByEmail } from './find-customer.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'customers', actions: ['AdminInitiateAuth', 'AdminSetUserPassword', 'AdminUserGlobalSignOut'] }],
  tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
  secrets: ['pepper'],
};

type Reset = { email: string; codeId: string; code: string; password: string };

/**
 * Known is afterwards the browser that did it, and no other, as with an owner's (../accounts/reset-password.ts). Throws what is
 * wrong with address and password, or `code_incorrect`; also for an address without an account.
 */
export async function resetCustomerPassword(input: Reset, context: CallContext): Promise<void> {
  const email = parseAccountEmail(input.email);
  const code = { codeId: input.codeId, code: input.code };
  const password = await acceptNewPassword(input.password);
  await tryCodeIn('insurance', 'reset-password', email, code, context.now);
  const customerId = await findCustomerIdByEmail(email);
  if (!customerId) throw new AppError('code_incorrect');
  await beginReset(customerId, await codeBurnIn('insurance', 'reset-password', email, code), context);
  await forgetDevicesExcept(customers, customerId, context.device);
  await setPasswordIn('customers', customerId, password);
  await endCustomerSessions(customerId, new Date());
  await rememberDevice(customers, customerId, context);
}

/** Uses the code up, ends all sessions and has the customer told, in one write; throws `code_incorrect`. */
async function beginReset(
  customerId: string,
  burn: Awaited<ReturnType<typeof codeBurnIn>>,
  context: CallContext,
): Promise<void> {
  const TransactItems = [
    burn,
    { Update: endSessionsUpdate(customers, customerId, context.now) },
    changedMail(customerId, context),
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('code_incorrect') : error;
  }
}

/** Everywhere; also whoever signed in with the old password while it was being replaced. */
export async function endCustomerSessions(customerId: string, now: Date): Promise<void> {
  await signOutEverywhereIn('customers', customerId);
  await dynamo.send(new UpdateCommand(endSessionsUpdate(customers, customerId, now)));
}

/**
 * The session in which it is changed goes on, all others end, in the order of an owner's (../accounts/change-password.ts).
 * Throws `password_wrong`, `account_locked`, `too_many_requests`, `password_format`, `password_common` or `password_leaked`.
 */
export async function changeCustomerPassword(
  { password, newPassword: typed }: { password: string; newPassword: string },
  context: CustomerContext,
): Promise<void> {
  const { actor } = context;
  const newPassword = await acceptNewPassword(typed);
  await foundOnce('password', () => provePasswordIn(customers, actor.id, trimPassword(password), context));
  await dynamo.send(new TransactWriteCommand({ TransactItems: [changedMail(actor.id, context)] }));
  await endOthers(context);
  await setPasswordIn('customers', actor.id, newPassword);
  await endOthers(context);
}

async function endOthers({ actor, device }: CustomerContext): Promise<void> {
  await endSessionsExceptIn(customers, actor.id, actor.signedInAt);
  await forgetDevicesExcept(customers, actor.id, device);
}

function changedMail(customerId: string, { now, newId }: Pick<CallContext, 'now' | 'newId'>) {
  const payload = { template: 'customer-password-changed', customerId };
  return outboxPut('insurance', { id: newId(), job: 'send-message', payload }, now);
}
