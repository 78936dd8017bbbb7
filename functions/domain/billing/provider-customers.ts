/** What payment providers keep of a payer; it goes with the account. */
import type { CustomerRow } from './billing-rows.ts';

/** Deletes the payer at every provider that knows them. Safe to repeat; throws when a provider does not answer. */
export async function deleteProviderCustomer({ stripeCustomerId, wallet, paypal }: CustomerRow): Promise<void> {
  if (stripeCustomerId !== null) {
    const { deleteStripeCustomer } = await import('./providers/stripe-cards.ts');
    await deleteStripeCustomer(stripeCustomerId);
  }
  if (wallet) {
    const { unlinkGoPayAccount } = await import('./providers/gopay-wallet.ts');
    await unlinkGoPayAccount(wallet.methodId);
  }
  if (paypal) {
    const { endAgreement } = await import('./providers/paypal-agreement.ts');
    await endAgreement(paypal.methodId);
  }
}
