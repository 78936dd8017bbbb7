import type { cancelSubscription as contract } from '../../../shared/calls/billing.ts';
import { cancelSubscription as cancel } from '../../domain/billing/change-subscription.ts';
import { toSubscription } from '../../domain/billing/subscription-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const cancelSubscription: Handler<typeof contract> = async (_, context) =>
  toSubscription(await cancel(context), context.now);
