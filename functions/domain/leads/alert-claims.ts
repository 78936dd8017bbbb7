/**
 * Who may send an alert. Neither service for SMS nor for WhatsApp tells repetitions apart, so an alert is claimed before it
 * is sent and never sent again: what is lost between the two stands in the mail.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { MOST_ALERTS_A_DAY } from '../../../shared/model/lead-settings.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem', 'UpdateItem'] }] };

const KEPT_SECONDS = 30 * 86_400;

/** What an outbox row of the job `send-alert` holds: one lead, or all since then (ISO), which waited for the morning. */
export const AlertOrder = z.union([
  z.strictObject({ accountId: z.string(), leadId: z.string() }),
  z.strictObject({ accountId: z.string(), since: z.string() }),
]);
export type AlertOrder = z.infer<typeof AlertOrder>;

/**
 * `claimed` once for an order, `done` ever after; `used_up` when the owner's day (yyyy-mm-dd) has had all of its alerts.
 */
export async function claimAlert(order: AlertOrder, day: string, now: Date): Promise<'claimed' | 'done' | 'used_up'> {
  const TableName = environment.table('conversations');
  const pk = `PAGE#${order.accountId}`;
  const expiresAt = epochSeconds(now) + KEPT_SECONDS;
  const claim = {
    Put: {
      TableName,
      Item: { pk, sk: `ALERT#${'leadId' in order ? order.leadId : order.since}`, expiresAt },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const count = {
    Update: {
      TableName,
      Key: { pk, sk: `ALERTS#${day}` },
      UpdateExpression: 'ADD begun :one SET expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(begun) OR begun < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': MOST_ALERTS_A_DAY, ':expiresAt': expiresAt },
    },
  };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [claim, count] }));
    return 'claimed';
  } catch (error) {
    const [claimed, counted] = cancellationReasons(error) ?? [];
    if (claimed === 'ConditionalCheckFailed') return 'done';
    if (counted === 'ConditionalCheckFailed') return 'used_up';
    throw error;
  }
}
