import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { Actor } from '../../../kit/context.ts';
import { listBelow } from '../../../kit/list-below.ts';
import { findTie } from '../../accounts/agency.ts';
import { agentApplicationKey } from '../application-rows.ts';
import { insurerChannelKey } from '../channel-rows.ts';
import { agentPoliciesKey } from '../policy-rows.ts';
import { isUnderwriter } from '../referrals/decider.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['Query'] }] };

/** Whether somebody sells insurance as an agent, decides about it for an insurer, or has customers of it. */
export async function seesInsurance({ id, company }: Actor, now: Date): Promise<boolean> {
  const tie = await findTie(id, now);
  const insurers = [
    id,
    ...(tie?.state === 'bound' ? [tie.agencyId] : []),
    ...(company !== null && isUnderwriter({ company }, company.companyId) ? [company.companyId] : []),
  ];
  const { pk } = agentApplicationKey(id, '', '');
  const places = [
    ...insurers.map((companyId) => insurerChannelKey(companyId, '')),
    { pk, sk: 'APPLICATION#' },
    agentPoliciesKey(id),
  ];
  const found = await Promise.all(places.map((place) => listBelow('insurance', place, 1)));
  return found.some((rows) => rows.length > 0);
}
