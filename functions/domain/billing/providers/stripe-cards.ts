/** Customers and cards at Stripe. What we know of a card is what Stripe tells: its brand, its last four, its expiry. */
import type Stripe from 'stripe';
import type { Card } from '../../../../shared/model/billing.ts';
import { AppError } from '../../../kit/app-error.ts';
import { askStripe } from './stripe-client.ts';

/**
 * The same account gets the same customer, also when two requests ask at once. Stripe learns no name and no address of it:
 * invoices are ours.
 */
export async function makeStripeCustomer(accountId: string): Promise<string> {
  const options = { idempotencyKey: `customer-${accountId}` };
  const customer = await askStripe((stripe) => stripe.customers.create({ metadata: { accountId } }, options));
  return customer.id;
}

/** With all its cards. A customer that is deleted already is no error. */
export async function deleteStripeCustomer(customerId: string): Promise<void> {
  await askStripe(async (stripe) => {
    const customer = await stripe.customers.retrieve(customerId);
    if (!customer.deleted) await stripe.customers.del(customerId);
  });
}

/** Opens the hosted fields for a card that is to be kept, once for a request. @returns the client secret */
export async function startCardSetup(customerId: string, requestId: string): Promise<string> {
  const setup = {
    customer: customerId,
    usage: 'off_session' as const,
    allowed_payment_method_types: ['card' as const],
  };
  const options = { idempotencyKey: `setup-${requestId}` };
  const intent = await askStripe((stripe) => stripe.setupIntents.create(setup, options));
  if (intent.client_secret === null) throw new Error('Stripe gave a SetupIntent without a client secret.');
  return intent.client_secret;
}

/** The card that the hosted fields took. Throws `card_invalid` unless it is confirmed, and the customer's own. */
export async function readSetupCard(customerId: string, setupId: string): Promise<Card> {
  const intent = await askStripe((stripe) => stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] }));
  const { status, customer, payment_method: method } = intent;
  const isOwn = (typeof customer === 'string' ? customer : customer?.id) === customerId;
  if (status !== 'succeeded' || !isOwn || method === null || typeof method === 'string') {
    throw new AppError('card_invalid');
  }
  return cardOf(method);
}

/** Null for one that was detached: it cannot be charged any more. */
export async function readCard(cardId: string): Promise<Card | null> {
  const method = await askStripe((stripe) => stripe.paymentMethods.retrieve(cardId));
  return method.customer === null ? null : cardOf(method);
}

/** A card that is detached already is no error. */
export async function detachCard(cardId: string): Promise<void> {
  await askStripe(async (stripe) => {
    const method = await stripe.paymentMethods.retrieve(cardId);
    if (method.customer !== null) await stripe.paymentMethods.detach(cardId);
  });
}

function cardOf({ id, card, billing_details: details }: Stripe.PaymentMethod): Card {
  if (!card) throw new AppError('card_invalid');
  return {
    cardId: id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    nameOnCard: details.name ?? '',
  };
}
