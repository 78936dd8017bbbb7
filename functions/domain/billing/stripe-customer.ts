/** The customer at Stripe, made when a card is first asked for. */
import type { CustomerRow } from './billing-rows.ts';
import { changeCustomer } from './customers.ts';
import { makeStripeCustomer } from './providers/stripe-cards.ts';

/** @returns its id at Stripe */
export async function stripeCustomerOf({ accountId, stripeCustomerId }: CustomerRow): Promise<string> {
  if (stripeCustomerId !== null) return stripeCustomerId;
  const made = await makeStripeCustomer(accountId);
  // Whoever was first counts; Stripe gives the same customer to both.
  const row = await changeCustomer(accountId, (now) => ({ ...now, stripeCustomerId: now.stripeCustomerId ?? made }));
  return row.stripeCustomerId ?? made;
}
