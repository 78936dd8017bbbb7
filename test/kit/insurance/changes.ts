/** Changes of policies in a test: a year of cover in two plans, at 1.00 and 2.00 a day, that is paid for with the fake provider. */
import { beginPolicyChange } from '../../../functions/calls/customer-portal/begin-policy-change.ts';
import { selectMyPolicies } from '../../../functions/calls/customer-portal/select-my-policies.ts';
import { advancePayment } from '../../../functions/calls/insurance-quote/advance-payment.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { saveQuestionJson } from '../../../functions/calls/insurance-quote/save-question-json.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import { followUpPolicyPayment } from '../../../functions/domain/insurance/orders/follow-policy-order.ts';
import type { PolicyRow } from '../../../functions/domain/insurance/policy-rows.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { customerRow } from '../customers.ts';
import type { Row } from '../dynamo.ts';
import type { FakeProvider } from '../payment-provider.ts';
import { onDay, quotedTrip } from './applications.ts';
import { applicationRowOf, beginPayment } from './orders.ts';
import { asCustomer, email, readPolicy } from './own-policies.ts';
import { publishedRows } from './published.ts';

/** From 1 April 2026, 22 days after the test's now, to 31 March 2027. */
export const year: Answers = {
  answer: { start: '2026-04-01', end: '2027-03-31' },
  applicant: { email },
  insured: [],
};

/** Days from the test's now to the first day of cover, and to the one from which a hundred are left. */
export const FIRST_DAY = 22;
export const HUNDRED_LEFT = FIRST_DAY + 265;

const benefits = [{ id: 'medical', limit: 600_000 }];

export const twoPlans: Partial<ProductDefinition> = {
  tables: {
    day: {
      keys: ['plan'],
      rows: [
        { keys: ['standard'], value: 1 },
        { keys: ['plus'], value: 2 },
      ],
    },
  },
  plans: [
    { id: 'standard', benefits },
    { id: 'plus', benefits },
  ],
  refund: {
    ...{ coolingOffDays: 0, isOpenAfterStart: false, afterwards: 'pro-rata', scale: [], returnsCharges: true, fee: 0 },
  },
};

type Put = (rows: readonly Row[]) => void;
export type Shop = { put: Put; provider: FakeProvider };

export function publish(put: Put, changes: Partial<ProductDefinition> = {}): void {
  forgetProducts();
  put(publishedRows({ ...twoPlans, ...changes }));
}

/** A year of the standard plan, 365.00, bought and paid for, and bound to the customer. */
export async function boughtYear(
  { put, provider }: Shop,
  { changes = {}, instalments = null }: { changes?: Partial<ProductDefinition>; instalments?: string | null } = {},
): Promise<PolicyRow> {
  publish(put, changes);
  put([customerRow()]);
  const opened = await quotedTrip(year);
  if (instalments !== null) await advancePayment({ ...opened, instalments }, onDay());
  const { reference } = await beginPayment(opened, onDay());
  provider.pay(reference);
  await followUpPolicyPayment('card', reference, onDay());
  await selectMyPolicies({}, asCustomer());
  const { policyId } = await applicationRowOf(opened);
  return readPolicy(policyId ?? '');
}

/** What is to be different. */
export type Wanted = { plan?: string; answers?: Answers };

/** Begins a change, answers it and has it quoted. */
export async function quotedChange({ policyId }: PolicyRow, wanted: Wanted, day: number): Promise<Opened> {
  const { applicationId, key } = await beginPolicyChange({ policyId }, asCustomer(day));
  return requoted({ applicationId, key }, wanted, day);
}

export async function requoted(opened: Opened, { plan, answers }: Wanted, day: number): Promise<Opened> {
  const row = await applicationRowOf(opened);
  const content = { language: row.language, answers: answers ?? row.answers, plan: plan ?? row.plan };
  await saveQuestionJson({ kind: 'save', ...opened, revision: row.revision, ...content }, onDay(day));
  await quotes(opened, onDay(day));
  return opened;
}
