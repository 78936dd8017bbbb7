import type { CustomerContext } from '../../kit/context.ts';
import { policyChange } from '../insurance/change-policy.ts';
import type { PolicyEventRow } from '../insurance/policy-rows.ts';
import { checkIsOpen, getOwnPolicy, writeOwnPolicy } from './own-policy.ts';
import { responsibleFor, tellOf } from './portal-mail-items.ts';

/** A change that the agent or the insurer has to make: an event of the policy, and a mail to each. Throws `policy_closed`. */
export function askChange(
  policyId: string,
  text: string,
  { actor, now, newId }: CustomerContext,
): Promise<{ sentTo: ('agent' | 'insurer')[] }> {
  const eventId = newId();
  return writeOwnPolicy(
    () => getOwnPolicy(actor.id, policyId, now),
    async (own) => {
      checkIsOpen(own);
      const { policy } = own;
      const sentTo = responsibleFor(policy);
      const event: PolicyEventRow = {
        ...{ eventId, at: now.toISOString(), kind: 'change-asked', by: 'customer', money: null },
        detail: { text },
      };
      const mails = tellOf('policy-change-asked', { policyId, eventId, to: sentTo }, now);
      return { items: [...policyChange(policy, {}, event), ...mails], answer: { sentTo } };
    },
  );
}
