/** One of the demo's owners pays: two months of Individual, by hand, with an invoice each. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { TERMS_VERSION } from '../../shared/model/account.ts';
import type { AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import { findAccount, findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { reserveOrder } from '../../functions/domain/billing/begin-order.ts';
import { customerKey, type CustomerRow, type OrderRow } from '../../functions/domain/billing/billing-rows.ts';
import { findSubscription } from '../../functions/domain/billing/find-subscription.ts';
import { markPaid } from '../../functions/domain/billing/mark-paid.ts';
import type { ProviderPayment } from '../../functions/domain/billing/payment-port.ts';
import { chargeFor, renewing, type Buyer, type Charge } from '../../functions/domain/billing/price-purchase.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import { createLogger } from '../../functions/kit/logger.ts';
import { jonas } from './people/jonas.ts';
import { demoId, demoIdAt } from './random.ts';

const DAY_MS = 86_400_000;
const wish = { planId: 'individual', cycle: 'monthly' } as const;

export async function seedBilling(now: Date): Promise<void> {
  const accountId = (await findAccountIdByEmail(jonas.email)) ?? '';
  const account = await findAccount(accountId);
  if (!account || (await findSubscription(accountId))) return;
  const customer = customerOf(accountId);
  const TableName = environment.table('billing');
  await dynamo.send(new PutCommand({ TableName, Item: { ...customerKey(accountId), ...customer } }));
  // Bought when the trial was over.
  const plan = { id: 'free', trialEndsAt: null } as const;
  const buyer: Buyer = { account: { ...account, plan }, customer, subscription: null };
  const start = new Date(now.getTime() - 44 * DAY_MS);
  const first = chargeFor(buyer, wish, start);
  if (first) await pay(account, first, start);
  const subscription = await findSubscription(accountId);
  if (!subscription) return;
  await pay(account, renewing({ ...buyer, subscription }, subscription), new Date(now.getTime() - 15 * DAY_MS));
}

function customerOf(accountId: string): CustomerRow {
  const details = {
    ...{ billingEmail: jonas.email, name: jonas.profile.displayName, company: '', vatNumber: '' },
    ...{ addressLine: 'Lindenallee 8', city: 'Leipzig', postcode: '04109', country: jonas.country },
  };
  return { accountId, details, stripeCustomerId: null, cards: [], wallet: null, paypal: null };
}

/** The order as buying writes it, and its payment as it is settled. */
async function pay({ accountId, language }: AccountRow, charge: Charge, at: Date): Promise<void> {
  const orderId = demoIdAt(at, `order ${accountId}`);
  const order: OrderRow = {
    ...charge,
    ...{ orderId, accountId, payWay: 'card', method: null, isAutoRenewing: false, termsVersion: TERMS_VERSION },
    language,
    ...{ state: 'open', reference: null, errorLabel: null, createdAt: at.toISOString(), paidAt: null },
  };
  const subscription = await findSubscription(accountId);
  if (!(await reserveOrder(order, subscription, at))) return;
  const payment: ProviderPayment = {
    ...{ reference: `pi_${demoId(orderId)}`, orderId, money: order.total },
    ...{ state: 'paid', errorLabel: null, kept: null, clientSecret: null },
  };
  let ids = 0;
  const newId = (): string => demoIdAt(at, `${orderId} ${(ids += 1)}`);
  await markPaid(order, payment, { now: at, newId, log: createLogger() });
}
