import type { paypal as contract } from '../../../shared/calls/payment.ts';
import { takeProviderEvent } from '../../domain/billing/webhooks/take-provider-event.ts';
import { readPayPalEvent } from '../../domain/billing/webhooks/paypal-events.ts';
import type { Handler } from '../../kit/call-group.ts';

export const paypal: Handler<typeof contract> = async (_, context) => {
  await takeProviderEvent('paypal', await readPayPalEvent(context), context);
  return {};
};
