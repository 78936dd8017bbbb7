import type { startCard as contract } from '../../../shared/calls/billing.ts';
import { getCustomerOrThrow } from '../../domain/billing/customers.ts';
import { checkOffered } from '../../domain/billing/provider-of.ts';
import { stripeCustomerOf } from '../../domain/billing/stripe-customer.ts';
import { startCardSetup } from '../../domain/billing/providers/stripe-cards.ts';
import type { Handler } from '../../kit/call-group.ts';

export const startCard: Handler<typeof contract> = async (_, { actor, newId }) => {
  const row = await getCustomerOrThrow(actor.id);
  checkOffered('card');
  return { clientSecret: await startCardSetup(await stripeCustomerOf(row), newId()) };
};
