/** Whether a customer sees the policies of different agents together: decisions with their time and words (SECURITY.md T57). */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { MergeConsent } from '../../../shared/insurance/portal.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { mergeConsentKey, MergeConsentRow } from './portal-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['Query', 'PutItem'] }] };

/** The last decision; null while there was none. */
export async function findMergeConsent(customerId: string): Promise<MergeConsent | null> {
  const [last] = await listBelow('insurance', mergeConsentKey(customerId, ''), 1, 'newest');
  return last === undefined ? null : MergeConsentRow.parse(last);
}

/** Nothing is written where it is so already. */
export async function saveMergeConsent(
  { actor, now, newId }: CustomerContext,
  decision: Pick<MergeConsent, 'isGiven' | 'textVersion'>,
): Promise<MergeConsent> {
  const last = await findMergeConsent(actor.id);
  if (last?.isGiven === decision.isGiven && last.textVersion === decision.textVersion) return last;
  const consent = { ...decision, at: now.toISOString() };
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('insurance'),
      Item: { ...mergeConsentKey(actor.id, newId()), ...consent },
    }),
  );
  return consent;
}
