/**
 * What a provider tells us is only a hint to look: the payment itself is read from the provider by the job `settle-order`. One
 * transaction notes the event and queues that work, so that an event that comes twice does it once, and none is lost.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { PayWay } from '../../../../shared/model/billing.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../../kit/clients/dynamo.ts';
import type { CallContext } from '../../../kit/context.ts';
import { environment } from '../../../kit/environment.ts';
import { epochSeconds } from '../../../kit/epoch-seconds.ts';
import { outboxPut } from '../../../kit/outbox.ts';
import { providerEventKey } from '../billing-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['PutItem'] }] };

/** Providers send an event again for three days at most. */
const KEPT_SECONDS = 30 * 86_400;

/** A verified event; `reference` is the provider's id of the payment that it is about. */
export type ProviderEvent = { eventId: string; reference: string };

/** @param event null for events that say nothing to us */
export async function takeProviderEvent(
  payWay: PayWay,
  event: ProviderEvent | null,
  { now, newId }: Pick<CallContext, 'now' | 'newId'>,
): Promise<void> {
  if (!event) return;
  const row = {
    ...providerEventKey(payWay, event.eventId),
    reference: event.reference,
    takenAt: now.toISOString(),
    expiresAt: epochSeconds(now) + KEPT_SECONDS,
  };
  const once = {
    Put: {
      TableName: environment.table('billing'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now) },
    },
  };
  const work = outboxPut(
    'billing',
    { id: newId(), job: 'settle-order', payload: { payWay, reference: event.reference } },
    now,
  );
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [once, work] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
