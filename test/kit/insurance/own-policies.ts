/** Policies of a customer in a test: issued for the example product, which gives everything back in its cooling-off period. */
import { ulid } from 'ulid';
import { selectMyPolicies } from '../../../functions/calls/customer-portal/select-my-policies.ts';
import { findPolicy } from '../../../functions/domain/insurance/find-policies.ts';
import {
  policyOrderKey,
  type PolicyOrderRow,
  type PolicyRow,
} from '../../../functions/domain/insurance/policy-rows.ts';
import { applicationKey, type ApplicationRow } from '../../../functions/domain/insurance/application-rows.ts';
import type { CustomerContext } from '../../../functions/kit/context.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import { exampleCustomer } from '../../../shared/calls/customer-portal.ts';
import { customerContext, customerRow, otherCustomerId } from '../customers.ts';
import type { Row } from '../dynamo.ts';
import { beginTrip, onDay, threeDays } from './applications.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { issue, policyOrderRow, readApplicationRow } from './policies.ts';

export const { email } = exampleCustomer;

let calls = 0;

/** A customer's call, `days` after the test's now; ids differ, as they do outside of tests. */
export function asCustomer(days = 0): CustomerContext {
  const { now, randomBytes } = onDay(days);
  return customerContext({ now, randomBytes, newId: () => ulid(now.getTime() + (calls += 1)) });
}

export function asOther(days = 0): CustomerContext {
  const context = asCustomer(days);
  return { ...context, actor: { ...context.actor, id: otherCustomerId, email: 'eve@example.com' } };
}

type Put = (rows: readonly Row[]) => void;

export const withEmail = (applicant: Answers['applicant'] = {}): Answers => ({
  ...threeDays,
  applicant: { email, ...applicant },
});

/** A quote that was begun with the customer's address. */
export async function ownQuote(changes: { agentName?: string } = {}): Promise<string> {
  const opened = await beginTrip(withEmail(), changes);
  await quotes(opened, onDay());
  return opened.applicationId;
}

let orders = 0;

/** A policy that was bought with the customer's address and paid for; bound once they look. */
export async function ownPolicy(
  put: Put,
  { agentName, changes = {} }: { agentName?: string; changes?: Partial<PolicyOrderRow> } = {},
): Promise<PolicyRow> {
  const applicationId = await ownQuote(agentName === undefined ? {} : { agentName });
  const orderId = `01KKBZJR000000000000000${String((orders += 1)).padStart(3, '0')}`;
  const row: ApplicationRow = { ...(await readApplicationRow(applicationId)), state: 'ordered', orderId };
  put([customerRow(), { ...applicationKey(applicationId), ...row }]);
  const policy = await issue(row, changes);
  const order = { ...policyOrderRow(row, changes), policyId: policy.policyId };
  put([{ ...policyOrderKey(order.orderId), ...order }]);
  await selectMyPolicies({}, asCustomer());
  return readPolicy(policy.policyId);
}

export async function readPolicy(policyId: string): Promise<PolicyRow> {
  const policy = await findPolicy(policyId);
  if (policy === null) throw new Error(`There is no policy ${policyId}.`);
  return policy;
}
