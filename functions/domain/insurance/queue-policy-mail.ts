import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { outboxPut } from '../../kit/outbox.ts';
import type { PolicyMessage } from '../messages/policy-mails.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem'] }] };

/** The mail that leads the holder to their documents, once more. */
export async function queuePolicyMail(policyId: string, { now, newId }: { now: Date; newId(): string }): Promise<void> {
  const payload: PolicyMessage = { template: 'policy-issued', policyId };
  const mail = outboxPut('insurance', { id: newId(), job: 'send-message', payload }, now);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [mail] }));
}
