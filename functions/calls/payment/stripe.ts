import type { stripe as contract } from '../../../shared/calls/payment.ts';
import { takeProviderEvent } from '../../domain/billing/webhooks/take-provider-event.ts';
import { readStripeEvent } from '../../domain/billing/webhooks/stripe-events.ts';
import type { Handler } from '../../kit/call-group.ts';

export const stripe: Handler<typeof contract> = async (_, context) => {
  await takeProviderEvent('card', await readStripeEvent(context), context);
  return {};
};
