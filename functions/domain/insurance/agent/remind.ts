/** An agent's own reminder of an application or policy: kept in the agent's row of it, mailed when its time has come. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../../kit/clients/dynamo.ts';
import { dueDelete, duePut } from '../../../kit/due-rows.ts';
import { environment } from '../../../kit/environment.ts';
import { agentApplicationKey, insuranceReminderId } from '../application-rows.ts';
import { agentPolicyKey } from '../policy-rows.ts';
import type { FoundCase } from './find-cases.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['UpdateItem'] }] };

/** Sets, moves or (null) takes back; throws `not_found` for what is gone in the meantime. */
export async function remindOfCase(accountId: string, found: FoundCase, remindAt: string | null): Promise<void> {
  const { key, caseId } = placeOf(accountId, found);
  const id = insuranceReminderId(accountId, caseId);
  const payload = { template: 'insurance-reminder', accountId, case: { kind: found.kind, id: caseId }, remindAt };
  const work = remindAt === null ? dueDelete(id) : duePut({ id, job: 'send-message', payload }, new Date(remindAt));
  const update = {
    Update: {
      TableName: environment.table('insurance'),
      Key: key,
      UpdateExpression: remindAt === null ? 'REMOVE remindAt' : 'SET remindAt = :at',
      ConditionExpression: 'attribute_exists(pk)',
      ...(remindAt === null ? {} : { ExpressionAttributeValues: { ':at': remindAt } }),
    },
  };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [update, work] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('not_found') : error;
  }
}

function placeOf(accountId: string, found: FoundCase): { key: { pk: string; sk: string }; caseId: string } {
  if (found.kind === 'policy') {
    const { policyId, issuedAt } = found.row;
    return { key: agentPolicyKey(accountId, issuedAt, policyId), caseId: policyId };
  }
  const { applicationId, createdAt } = found.row;
  return { key: agentApplicationKey(accountId, createdAt, applicationId), caseId: applicationId };
}
