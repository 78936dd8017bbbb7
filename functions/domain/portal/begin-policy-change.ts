/**
 * Changes of cover: an application with the answers of the policy, in the version and as on the day that it was bought, so that
 * the questions, underwriting and the payment are those of a purchase (docs/decisions/0027-changes-are-applications.md).
 */
import type { CustomerContext } from '../../kit/context.ts';
import type { ApplicationRow, ChangesRow } from '../insurance/application-rows.ts';
import { beginChange, changeApplication } from '../insurance/applications.ts';
import { basisOf, changedPolicyOf, isUnchanged } from '../insurance/changed-policy.ts';
import { findPolicyEvents } from '../insurance/find-policies.ts';
import { quotesOfCustomer } from './find-quotes.ts';
import { keepCustomerQuote } from './keep-customer-quote.ts';
import { openQuote, type OpenedQuote } from './open-quote.ts';
import { checkIsOpen, getOwnPolicy, type OwnPolicy } from './own-policy.ts';

/** One that is begun already goes on, from the policy's answers where the policy is not what it was. Throws `policy_closed`. */
export async function beginPolicyChange(policyId: string, context: CustomerContext): Promise<OpenedQuote> {
  const { actor, now } = context;
  const own = await getOwnPolicy(actor.id, policyId, now);
  checkIsOpen(own);
  const begun = (await quotesOfCustomer(actor, now)).find(({ changes }) => changes?.policyId === policyId);
  return begun ? openQuote(await asItIs(begun, own, now), context) : begin(own, context);
}

async function begin(own: OwnPolicy, context: CustomerContext): Promise<OpenedQuote> {
  const { productCode, version, companyId, channelCode, agentId, agentName, language, plan, answers } = own.policy;
  const { applicationId, key } = await beginChange(
    {
      ...{ productCode, version, companyId, channelCode, agentId, agentName, language, plan, answers },
      changes: await changesOf(own),
    },
    context,
  );
  await keepCustomerQuote(context.actor.id, applicationId);
  return { applicationId, key, channelCode, agentName, productCode };
}

/** What is being paid for is settled or given up first, whatever became of the policy. */
async function asItIs(row: ApplicationRow, own: OwnPolicy, now: Date): Promise<ApplicationRow> {
  const { policy, today } = own;
  const isSame = row.changes !== null && isUnchanged(policy, row.changes, today);
  if (isSame || row.state === 'ordered') return row;
  const { answers, plan } = policy;
  const changes = await changesOf(own);
  return changeApplication(row, { answers, plan, changes, state: 'draft', quote: null, decided: null }, now);
}

async function changesOf({ policy, definition }: OwnPolicy): Promise<ChangesRow> {
  const events = await findPolicyEvents(policy.policyId);
  const applications = events.map(({ detail }) => detail['applicationId']).filter((id) => typeof id === 'string');
  return {
    ...changedPolicyOf(policy, definition),
    ...{ basis: basisOf(policy), filesOf: [...new Set([policy.applicationId, ...applications])] },
  };
}
