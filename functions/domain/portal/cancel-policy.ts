/** Cancellation: the policy, its event, the refund and what follows, in one transaction. */
import type { Money } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { policyChange } from '../insurance/change-policy.ts';
import { findPolicyEvents } from '../insurance/find-policies.ts';
import { refundItems } from '../insurance/orders/refund-policy.ts';
import type { PolicyEventRow } from '../insurance/policy-rows.ts';
import { getOwnPolicy, writeOwnPolicy, type OwnPolicy } from './own-policy.ts';
import { responsibleFor, tellOf } from './portal-mail-items.ts';
import { rehearseCancellation } from './rehearse-cancellation.ts';
import { noReminders } from '../insurance/renewal-reminders.ts';

export type Cancelled = { cancelledOn: string; refund: Money };

/**
 * As it was shown: throws `refund_changed` when today pays back another amount, `policy_closed` when it has ended. One that is
 * cancelled already answers as it was cancelled.
 */
export function cancelPolicy(policyId: string, shown: Money, context: CustomerContext): Promise<Cancelled> {
  const { actor, now } = context;
  return writeOwnPolicy(
    () => getOwnPolicy(actor.id, policyId, now),
    async (own) => {
      if (own.policy.cancelledOn !== null) return { items: [], answer: await asCancelled(own, own.policy.cancelledOn) };
      const { cancelledOn, refund, reason } = rehearseCancellation(own);
      if (refund.amount !== shown.amount || refund.currency !== shown.currency) throw new AppError('refund_changed');
      const eventId = context.newId();
      const event: PolicyEventRow = {
        ...{ eventId, at: now.toISOString(), kind: 'cancelled', by: 'customer', money: refund },
        detail: { reason },
      };
      const to = ['holder', ...responsibleFor(own.policy)] as const;
      const items = [
        ...policyChange(own.policy, { cancelledOn }, event),
        ...(refund.amount === 0
          ? []
          : await refundItems(own.policy, { money: refund, reason, goesOn: false }, context)),
        ...noReminders(own.policy, own.definition),
        ...tellOf('policy-cancelled', { policyId, eventId, to }, now),
      ];
      return { items, answer: { cancelledOn, refund } };
    },
  );
}

async function asCancelled({ policy, definition }: OwnPolicy, cancelledOn: string): Promise<Cancelled> {
  const events = await findPolicyEvents(policy.policyId);
  const money = events.findLast(({ kind }) => kind === 'cancelled')?.money;
  return { cancelledOn, refund: money ?? { amount: 0, currency: definition.currency } };
}
