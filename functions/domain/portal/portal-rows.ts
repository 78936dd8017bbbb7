/**
 * Rows of the `insurance` table: what the portal keeps of a customer. Policies: ../insurance/policy-rows.ts; customers:
 * ../customers/customer-rows.ts.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | chosen agent | CUSTOMER#<customer> | CHOSEN-AGENT |
 * | decision about merging | CUSTOMER#<customer> | MERGE-CONSENT#<id> |
 * | application of a customer | CUSTOMER#<customer> | APPLICATION#<application> |
 *
 * Decisions about merging are never changed: the last one counts, and the others say what was so before.
 */
import * as z from 'zod';
import { MergeConsent } from '../../../shared/insurance/portal.ts';

export const ChosenAgentRow = z.object({ agentId: z.string(), chosenAt: z.string() });
export const MergeConsentRow = z.object(MergeConsent.shape);

const customer = (customerId: string): string => `CUSTOMER#${customerId}`;

export const chosenAgentKey = (customerId: string) => ({ pk: customer(customerId), sk: 'CHOSEN-AGENT' });
export const mergeConsentKey = (customerId: string, id: string) => ({
  pk: customer(customerId),
  sk: `MERGE-CONSENT#${id}`,
});
export const customerApplicationKey = (customerId: string, applicationId: string) => ({
  pk: customer(customerId),
  sk: `APPLICATION#${applicationId}`,
});
