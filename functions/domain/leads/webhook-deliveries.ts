/**
 * Deliveries of an owner's webhook: what is to be sent, what became of it, and when it is tried again. A delivery has one
 * id however often it is tried (at least once), and is given up after 24 hours. Each is kept for 30 days.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { SHOWN_DELIVERIES, WebhookDelivery } from '../../../shared/model/lead-settings.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { duePut } from '../../kit/due-rows.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { leadSettingsKey } from './lead-settings.ts';
import type { WebhookOutcome } from './post-webhook.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] }],
};

const KEPT_DAYS = 30;
/** Deliveries of the days in which a webhook is paused. */
const MOST_WAITING = 1_000;
const MINUTE_MS = 60_000;
/** Pauses after the first, second, … failure: eight tries within 24 hours. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720];
/** After so long without a success the webhook is switched off. */
export const SWITCH_OFF_MS = 3 * 86_400_000;

const DeliveryRow = WebhookDelivery.extend({ leadId: z.string().nullable() }).strip();
export type DeliveryRow = z.infer<typeof DeliveryRow>;

/** What an outbox row of the job `deliver-webhook` holds. */
export const DeliveryOrder = z.strictObject({ accountId: z.string(), deliveryId: z.string() });
export type DeliveryOrder = z.infer<typeof DeliveryOrder>;

const keyOf = ({ accountId, deliveryId }: DeliveryOrder) => ({ pk: `PAGE#${accountId}`, sk: `WEBHOOK#${deliveryId}` });

/** The transaction items that make a delivery: of a lead, or (null) a test. */
export function deliveryItems(order: DeliveryOrder, leadId: string | null, now: Date): TransactItem[] {
  const delivery: DeliveryRow = {
    deliveryId: order.deliveryId,
    type: leadId === null ? 'test' : 'lead.created',
    leadId,
    createdAt: now.toISOString(),
    state: 'waiting',
    tries: 0,
    httpStatus: null,
    failure: null,
    nextTryAt: null,
  };
  const expiresAt = epochSeconds(now) + KEPT_DAYS * 86_400;
  return [
    { Put: { TableName: environment.table('conversations'), Item: { ...keyOf(order), ...delivery, expiresAt } } },
    orderPut(order, now),
  ];
}

/** The transaction item that has a delivery tried. */
function orderPut(order: DeliveryOrder, now: Date): TransactItem {
  return outboxPut('conversations', { id: `WEBHOOK#${order.deliveryId}`, job: 'deliver-webhook', payload: order }, now);
}

export async function createTestDelivery(order: DeliveryOrder, now: Date): Promise<void> {
  await dynamo.send(new TransactWriteCommand({ TransactItems: deliveryItems(order, null, now) }));
}

export async function findDelivery(order: DeliveryOrder): Promise<DeliveryRow | null> {
  const item = await readRow('conversations', keyOf(order));
  return item ? DeliveryRow.parse(item) : null;
}

/** The last twenty of the last thirty days, newest first. */
export async function listDeliveries(accountId: string, now: Date): Promise<WebhookDelivery[]> {
  const items = await listBelow(
    'conversations',
    { pk: `PAGE#${accountId}`, sk: 'WEBHOOK#' },
    SHOWN_DELIVERIES,
    'newest',
  );
  const kept = items.filter(({ expiresAt }) => Number(expiresAt) > epochSeconds(now));
  return kept.map((item) => WebhookDelivery.strip().parse(item));
}

/** What has waited goes on: it is sent, or given up where there is no webhook any more. Safe to repeat. */
export async function sendWaiting(accountId: string, now: Date): Promise<void> {
  const items = await listBelow('conversations', { pk: `PAGE#${accountId}`, sk: 'WEBHOOK#' }, MOST_WAITING);
  const waiting = items.map((item) => DeliveryRow.parse(item)).filter(({ state }) => state === 'waiting');
  for (const { deliveryId } of waiting) {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [orderPut({ accountId, deliveryId }, now)] }));
  }
}

/** When it is tried again; null when it is given up. */
function nextTry({ type, tries, createdAt }: DeliveryRow, now: Date): Date | null {
  const pause = PAUSES_MINUTES[tries];
  if (type === 'test' || pause === undefined) return null;
  const at = new Date(now.getTime() + pause * MINUTE_MS);
  return at.getTime() <= Date.parse(createdAt) + 86_400_000 ? at : null;
}

/** Notes a try, and in the same write has the next one done in its time. A try that was noted already changes nothing. */
export async function recordTry(
  order: DeliveryOrder,
  before: DeliveryRow,
  outcome: WebhookOutcome,
  now: Date,
): Promise<void> {
  const again = outcome.isTaken ? null : nextTry(before, now);
  const state = outcome.isTaken ? 'delivered' : again ? 'waiting' : 'failed';
  const id = `WEBHOOK#${order.accountId}#${order.deliveryId}`;
  const update = {
    Update: {
      TableName: environment.table('conversations'),
      Key: keyOf(order),
      UpdateExpression:
        'SET #state = :state, tries = :tries, httpStatus = :status, failure = :failure, nextTryAt = :next',
      ConditionExpression: '#state = :waiting AND tries = :before',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':state': state,
        ':waiting': 'waiting',
        ':tries': before.tries + 1,
        ':before': before.tries,
        ':status': outcome.httpStatus,
        ':failure': outcome.isTaken ? null : outcome.failure,
        ':next': again?.toISOString() ?? null,
      },
    },
  };
  const later = again ? [duePut({ id, job: 'deliver-webhook', payload: order }, again)] : [];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [update, ...later] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** For what nobody wants any more: the webhook is off, or the lead is gone. */
export async function giveUpDelivery(order: DeliveryOrder): Promise<void> {
  await ifCondition(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: keyOf(order),
      UpdateExpression: 'SET #state = :failed, nextTryAt = :none',
      ConditionExpression: '#state = :waiting',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':failed': 'failed', ':waiting': 'waiting', ':none': null },
    }),
  );
}

/** A success ends what was failing. */
export async function noteSuccess(accountId: string): Promise<void> {
  await ifCondition(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: 'REMOVE webhookFailingSince',
      ConditionExpression: 'attribute_exists(webhookFailingSince)',
    }),
  );
}

/** The first failure begins the three days. */
export async function noteFailure(accountId: string, now: Date): Promise<void> {
  await ifCondition(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: 'SET webhookFailingSince = :now',
      ConditionExpression: 'isWebhookOn = :on AND attribute_not_exists(webhookFailingSince)',
      ExpressionAttributeValues: { ':now': now.toISOString(), ':on': true },
    }),
  );
}

async function ifCondition(update: UpdateCommand): Promise<void> {
  try {
    await dynamo.send(update);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Switches the webhook off that has failed since then, and has its owner told: once, by one write. */
export async function switchWebhookOff(accountId: string, failingSince: string, now: Date): Promise<void> {
  const switchOff = {
    Update: {
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: 'SET isWebhookOn = :off',
      ConditionExpression: 'isWebhookOn = :on AND webhookFailingSince = :since',
      ExpressionAttributeValues: { ':on': true, ':off': false, ':since': failingSince },
    },
  };
  const payload = { template: 'webhook-off', accountId };
  const mail = outboxPut(
    'conversations',
    { id: `WEBHOOK-OFF#${accountId}#${failingSince}`, job: 'send-message', payload },
    now,
  );
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [switchOff, mail] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
