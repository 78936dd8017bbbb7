/** What staff decide on a complaint: done, told to the owner and noted in one transaction. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffAct, StaffDecision } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { actPut } from './staff-acts.ts';
import { complaintKey, DONE, type ComplaintRow } from './support-rows.ts';
import { liftItems, suspendItems } from './suspension.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

export type Decision = { decision: StaffDecision; reason: string; by: string };

/** Throws `already_decided` when somebody else came first, or the page is not in the state to be changed so. */
export async function decide(
  { complaintId, accountId, agentName }: ComplaintRow,
  { decision, reason, by }: Decision,
  moment: { now: Date; newId(): string },
): Promise<ComplaintRow['decided']> {
  const { now, newId } = moment;
  const decided = { decision, by, at: now.toISOString() };
  const act: StaffAct = { at: decided.at, by, act: decision, complaintId, reason };
  const mail = { template: 'staff-decision', accountId, agentName, decision, reason };
  const items: TransactItem[] = [
    ...(await pageItems(accountId, { decision, reason }, moment)),
    decidedUpdate(complaintId, decided),
    actPut(accountId, newId(), act),
    ...(decision === 'dismiss' ? [] : [outboxPut('pages', { id: newId(), job: 'send-message', payload: mail }, now)]),
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw new AppError('already_decided');
    throw error;
  }
  return decided;
}

function pageItems(
  accountId: string,
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  moment: { now: Date; newId(): string },
): TransactItem[] | Promise<TransactItem[]> {
  if (decision === 'suspend') return suspendItems(accountId, reason, moment);
  return decision === 'lift' ? liftItems(accountId, 'page', moment) : [];
}

/** A complaint is decided once; a suspension is lifted whenever it is, by the complaint that led to it or an appeal. */
function decidedUpdate(complaintId: string, decided: NonNullable<ComplaintRow['decided']>): TransactItem {
  const isLift = decided.decision === 'lift';
  return {
    Update: {
      TableName: environment.table('pages'),
      Key: complaintKey(complaintId),
      UpdateExpression: 'SET decided = :decided, gsiPk = :done',
      ConditionExpression: isLift ? 'attribute_exists(pk)' : 'attribute_exists(pk) AND gsiPk <> :done',
      ExpressionAttributeValues: { ':decided': decided, ':done': DONE },
    },
  };
}
