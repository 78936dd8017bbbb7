/** Sign-in of customers with their password; how tries are counted and locked: ../accounts/sign-in-tries.ts. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { customerSignIn as contract } from '../../../shared/calls/customer-portal.ts';
import type { OutputOf } from '../../../shared/calls/define-call.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { SessionMethod } from '../../../shared/model/session-methods.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { createLogger } from '../../kit/logger.ts';
import { customers } from '../../kit/realms.ts';
import { rememberDevice } from '../accounts/known-devices.ts';
import { sessionPut } from '../accounts/session-store.ts';
import { forgetMisses, getTokensOrThrow } from '../accounts/sign-in-tries.ts';
import { bindPolicies } from './bind-policies.ts';
import { toCustomer } from './customer-rows.ts';
import { findCustomer, findCustomerIdByEmail } from './find-customer.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'customers', actions: ['AdminInitiateAuth'] }],
  tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'UpdateItem', 'PutItem', 'DeleteItem'] }],
};

/**
 * Policies that came since the last time are bound with it. Throws `account_or_password_wrong` for an unknown address and a
 * wrong password alike, `account_locked` or `too_many_requests`.
 * @param email canonical
 */
export async function signInCustomer(
  { email, password, applicationId = null }: { email: string; password: string; applicationId?: string | null },
  context: CallContext,
  method: Extract<SessionMethod, 'password' | 'sign-up'> = 'password',
): Promise<OutputOf<typeof contract>> {
  const claimed = { accountId: await findCustomerIdByEmail(email), address: email };
  const { accountId, tokens, counted } = await getTokensOrThrow(customers, claimed, password, context);
  const customer = await findCustomer(accountId);
  if (!customer || customer.status === 'deleted') throw new AppError('account_or_password_wrong');
  await forgetMisses(customers, accountId, counted, context);
  const session = sessionPut(customers, accountId, tokens, method, context);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [session] }));
  createLogger().info('session.begun', { pool: customers.pool, way: method, accountId });
  await rememberDevice(customers, accountId, context);
  await bindPolicies(customer, applicationId, context);
  return { tokens, customer: toCustomer(customer) };
}
