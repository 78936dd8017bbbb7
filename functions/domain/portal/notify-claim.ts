/** First notice of loss: an event of the policy with a number, and mails to who handles it. */
import type { ClaimNotice } from '../../../shared/insurance/portal.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { policyChange } from '../insurance/change-policy.ts';
import { findPolicyEvents } from '../insurance/find-policies.ts';
import type { PolicyEventRow } from '../insurance/policy-rows.ts';
import { checkClaimPhotos } from './claim-photos.ts';
import { getOwnPolicy, writeOwnPolicy, type OwnPolicy } from './own-policy.ts';
import { responsibleFor, tellOf } from './portal-mail-items.ts';

export type ClaimNoticed = { noticeNumber: string; sentTo: ('agent' | 'insurer')[] };

/** Notices of the same policy are counted: `TR26-00000042-17-L2` is its second. */
const numberOf = (policyNumber: string, count: number): string => `${policyNumber}-L${count + 1}`;

/**
 * Also for a policy that has ended, for what happened while it held; a trip can be called off before it begins. Throws
 * `claim_day_invalid` for a day on which it
 * did not, or that has not come yet, and `not_found` for a photo that is not the policy's.
 */
export async function notifyClaim(
  policyId: string,
  notice: ClaimNotice,
  { actor, now, newId }: CustomerContext,
): Promise<ClaimNoticed> {
  const read = (): Promise<OwnPolicy> => getOwnPolicy(actor.id, policyId, now);
  const own = await read();
  checkDay(own, notice);
  await checkClaimPhotos(own.policy, notice.photos);
  const eventId = newId();
  return writeOwnPolicy(read, async ({ policy }) => {
    const events = await findPolicyEvents(policyId);
    // Its own is there already when it was broken off.
    const before = events.filter((event) => event.kind === 'claim-notified' && event.eventId !== eventId).length;
    const noticeNumber = numberOf(policy.number, before);
    const event: PolicyEventRow = {
      ...{ eventId, at: now.toISOString(), kind: 'claim-notified', by: 'customer', money: null },
      detail: { number: noticeNumber, ...notice },
    };
    const sentTo = responsibleFor(policy);
    const mails = tellOf('claim-notified', { policyId, eventId, to: ['holder', ...sentTo] }, now);
    return { items: [...policyChange(policy, { hasClaim: true }, event), ...mails], answer: { noticeNumber, sentTo } };
  });
}

function checkDay({ policy, definition, today }: OwnPolicy, { happenedOn, event }: ClaimNotice): void {
  const last = policy.cancelledOn ?? policy.end;
  if (happenedOn < policy.issuedOn || happenedOn > last || happenedOn > today) throw new AppError('claim_day_invalid');
  if (event !== 'other' && !definition.events.includes(event)) {
    throw new AppError('input_invalid', { fields: { event: 'one of the events that the policy covers, or other' } });
  }
}
