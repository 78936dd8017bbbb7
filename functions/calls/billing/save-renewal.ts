import type { saveRenewal as contract } from '../../../shared/calls/billing.ts';
import { saveRenewal as save } from '../../domain/billing/change-subscription.ts';
import { toSubscription } from '../../domain/billing/subscription-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveRenewal: Handler<typeof contract> = async (renewal, context) =>
  toSubscription(await save(renewal, context), context.now);
