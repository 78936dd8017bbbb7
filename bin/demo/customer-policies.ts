/** What the customer of the demo has bought: a trip ahead with an agent, a cat that is paid for monthly, a trip that is over; and a quote. */
import { ulid } from 'ulid';
import { findCustomerIdByEmail } from '../../functions/domain/customers/find-customer.ts';
import { bindPolicies } from '../../functions/domain/customers/bind-policies.ts';
import {
  beginApplication,
  changeApplication,
  openApplication,
  type NewApplication,
} from '../../functions/domain/insurance/applications.ts';
import { policiesOfCustomer } from '../../functions/domain/insurance/find-policies.ts';
import { openPolicyOrder } from '../../functions/domain/insurance/orders/open-policy-order.ts';
import { payAsTest } from '../../functions/domain/insurance/orders/pay-as-test.ts';
import { priceOrder } from '../../functions/domain/insurance/orders/price-order.ts';
import { quoteApplication } from '../../functions/domain/insurance/quote-application.ts';
import type { CallContext } from '../../functions/kit/context.ts';
import { createLogger } from '../../functions/kit/logger.ts';
import { DECLARATION_VERSION } from '../../shared/insurance/payment.ts';
import type { Answers } from '../../shared/insurance/answers.ts';
import { addDays } from '../../shared/rules/zoned-time.ts';
import { randomBytes } from 'node:crypto';
import { CUSTOMER_EMAIL } from './people.ts';
import { jonas } from './people/jonas.ts';

const DAY_MS = 86_400_000;

type Purchase = Pick<NewApplication, 'productCode' | 'agentName' | 'plan'> & {
  daysAgo: number;
  answers: (today: string) => Answers;
  instalments?: string;
};

const names = { firstName: 'Wei', lastName: 'Chan' };
const wei: Answers['applicant'] = { email: CUSTOMER_EMAIL, telephone: '+85291234567' };
const trip =
  (destination: string, startIn: number, days: number) =>
  (today: string): Answers => ({
    answer: {
      ...{ trips: 'single', destinations: [destination], start: addDays(today, startIn) },
      ...{ end: addDays(today, startIn + days - 1), extras: [], treatment: false },
    },
    applicant: { ...wei, ...names },
    insured: [{ relation: 'self', birth: '1991-04-18', ...names }],
  });

const cat = (today: string): Answers => ({
  answer: {
    ...{ species: 'cat', breed: 'domesticShorthair', birth: addDays(today, -900), sex: 'femaleNeutered', price: 120 },
    ...{ vaccinated: true, conditions: false, excess: '99', start: addDays(today, 1), petName: 'Mochi' },
  },
  applicant: {
    ...{ ...wei, ...names, birth: '1991-04-18', telephone: '+447400123456' },
    ...{ postcode: 'EC1A 1BB', addressLine: '4 Cloth Court', town: 'London' },
  },
  insured: [],
});

const agentName = jonas.profile.agentName;

/**
 * All of them younger than an application is kept (`INTERACTION_DAYS`): until its policy is issued, an older one would have
 * expired as it was written, and be swept away between two of its writes.
 */
export const purchases: readonly Purchase[] = [
  { productCode: 'travel-hk', agentName: null, plan: 'essential', daysAgo: 45, answers: trip('TH', 4, 8) },
  { productCode: 'pet-gb', agentName: null, plan: 'lifetime', daysAgo: 24, answers: cat, instalments: 'monthly' },
  { productCode: 'travel-hk', agentName, plan: 'standard', daysAgo: 2, answers: trip('JP', 20, 9) },
];

/** Repeating it changes nothing. */
export async function seedCustomerPolicies(now: Date): Promise<void> {
  const customerId = (await findCustomerIdByEmail(CUSTOMER_EMAIL)) ?? '';
  if ((await policiesOfCustomer(customerId)).length > 0) return;
  for (const purchase of purchases) await buy(purchase, now);
  await begin({ productCode: 'travel-hk', agentName, plan: 'standard', daysAgo: 1, answers: trip('KR', 40, 5) }, now);
  // Last: their presence says that all of it is there.
  await bindPolicies({ customerId, email: CUSTOMER_EMAIL }, null, contextAt(now));
}

async function begin({ answers, daysAgo, ...content }: Purchase, now: Date) {
  const { productCode, plan, agentName: agent, instalments } = content;
  const context = contextAt(new Date(now.getTime() - daysAgo * DAY_MS));
  const today = context.now.toISOString().slice(0, 10);
  const opened = await beginApplication(
    {
      ...{ productCode, plan, agentName: agent, channelCode: 'harbour-vale', language: 'en_us' },
      answers: answers(today),
    },
    context,
  );
  const { row, problems } = await quoteApplication(opened.row, context);
  if (problems.length > 0) throw new Error(`${productCode}: ${JSON.stringify(problems)}`);
  const chosen = instalments === undefined ? row : await changeApplication(row, { instalments }, context.now);
  return { opened: { applicationId: opened.applicationId, key: opened.key }, row: chosen, context };
}

async function buy(purchase: Purchase, now: Date): Promise<void> {
  const { opened, context } = await begin(purchase, now);
  const row = await openApplication(opened, context.now);
  const { total } = await priceOrder(row, context.now);
  const checkout = { total, consent: { declaration: true, termsVersion: DECLARATION_VERSION } } as const;
  const { orderId } = await openPolicyOrder(row, checkout, context);
  await payAsTest({ ...opened, orderId }, context);
}

function contextAt(now: Date): CallContext {
  return {
    ...{ now, newId: (at = now) => ulid(at.getTime()), randomBytes, requestId: 'demo', actor: null, raw: null },
    client: { address: '', country: null, userAgent: '', isPrefetch: false },
    device: { name: null, keep: () => undefined },
    ...{ paging: { nowPage: 1, pageSize: 20, orderBy: '' }, language: 'en_us', log: createLogger() },
    signal: new AbortController().signal,
  };
}
