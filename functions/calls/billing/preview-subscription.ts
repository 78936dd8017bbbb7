import type { previewSubscription as contract } from '../../../shared/calls/billing.ts';
import { rehearseChange } from '../../domain/billing/rehearse-change.ts';
import type { Handler } from '../../kit/call-group.ts';

export const previewSubscription: Handler<typeof contract> = (wish, { actor, now }) =>
  rehearseChange(actor.id, wish, now);
