import type { changeSubscription as contract } from '../../../shared/calls/billing.ts';
import { planChange } from '../../domain/billing/change-subscription.ts';
import { toSubscription } from '../../domain/billing/subscription-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const changeSubscription: Handler<typeof contract> = async (wish, context) =>
  toSubscription(await planChange(wish, context), context.now);
