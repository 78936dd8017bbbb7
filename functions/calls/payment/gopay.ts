import type { gopay as contract } from '../../../shared/calls/payment.ts';
import { takeProviderEvent } from '../../domain/billing/webhooks/take-provider-event.ts';
import { readGoPayEvent } from '../../domain/billing/webhooks/gopay-events.ts';
import type { Handler } from '../../kit/call-group.ts';

export const gopay: Handler<typeof contract> = async (_, context) => {
  await takeProviderEvent('gopay', await readGoPayEvent(context), context);
  return {};
};
