/** What payment providers keep of a payer; it goes with the account. */
import type { CustomerRow } from './billing-rows.ts';

/** Who the payer is at each provider. */
export const providerIds = ({ stripeCustomerId, wallet, paypal }: CustomerRow): string[] =>
  [stripeCustomerId, wallet?.methodId, paypal?.methodId].filter((id) => typeof id === 'string');

/** Deletes the payer at every provider that knows them. Placeholder: the providers' own code takes its place. */
export async function deleteProviderCustomer(customer: CustomerRow): Promise<string[]> {
  return providerIds(customer);
}
