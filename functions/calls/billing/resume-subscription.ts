import type { resumeSubscription as contract } from '../../../shared/calls/billing.ts';
import { resumeSubscription as resume } from '../../domain/billing/change-subscription.ts';
import { toSubscription } from '../../domain/billing/subscription-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const resumeSubscription: Handler<typeof contract> = async (_, context) =>
  toSubscription(await resume(context), context.now);
