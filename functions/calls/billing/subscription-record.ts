import type { subscriptionRecord as contract } from '../../../shared/calls/billing.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findEvents, findOpenOrder } from '../../domain/billing/find-orders.ts';
import { findSubscription } from '../../domain/billing/find-subscription.ts';
import { openStepOf } from '../../domain/billing/follow-order.ts';
import { presentSubscription, readMeters } from '../../domain/billing/subscription-view.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const subscriptionRecord: Handler<typeof contract> = async (_, { actor, now }) => {
  const [account, row, history, found] = await Promise.all([
    findAccount(actor.id),
    findSubscription(actor.id),
    findEvents(actor.id),
    findOpenOrder(actor.id),
  ]);
  if (!account) throw new AppError('not_found');
  const [meters, open] = await Promise.all([readMeters(account, now), found && openStepOf(found)]);
  return { subscription: presentSubscription(row, found?.order ?? null, now), history, meters, open };
};
