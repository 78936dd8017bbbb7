/** How an owner wants to be told of leads. Row: functions/domain/conversations/conversation-rows.ts. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  alertChannels,
  LeadAlert,
  QuietHours,
  type AlertChannel,
  type LeadSettings,
} from '../../../shared/model/lead-settings.ts';
import type { SignInWayChange } from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { waysChangedPuts } from '../lock/ways-changed.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem', 'UpdateItem'] }] };

const LeadSettingsRow = z.object({
  quietHours: QuietHours.nullable().default(null),
  webhookUrl: z.string().optional(),
  /** What the secret is made from (webhook-secret.ts); another one makes another secret. */
  webhookSecretId: z.string().optional(),
  isWebhookOn: z.boolean().default(false),
  /** Absent in rows of before it was kept. */
  webhookSetAt: z.string().optional(),
  /** Deliveries wait since then, until the owner says that the webhook is theirs; absent while they do not. */
  webhookPausedAt: z.string().optional(),
  webhookFailingSince: z.string().optional(),
  /** Proven; absent when there is none. */
  alertPhone: z.string().optional(),
  alertChannel: z.enum(alertChannels).nullable().default(null),
  alertFailure: LeadAlert.shape.failure.default(null),
});
export type LeadSettingsRow = z.infer<typeof LeadSettingsRow>;

export const leadSettingsKey = (accountId: string) => ({ pk: `PAGE#${accountId}`, sk: 'LEAD-SETTINGS' });

/** Without a row: mails at once, no webhook, no phone. */
export async function readLeadSettings(accountId: string): Promise<LeadSettingsRow> {
  return LeadSettingsRow.parse((await readRow('conversations', leadSettingsKey(accountId))) ?? {});
}

/** What the owner sees of the row. */
export function toLeadSettings(row: LeadSettingsRow): LeadSettings {
  const { quietHours, webhookUrl: url, isWebhookOn: isOn, webhookFailingSince: failingSince = null } = row;
  const isPaused = row.webhookPausedAt !== undefined;
  const { alertPhone: phone, alertChannel: channel, alertFailure: failure } = row;
  return {
    quietHours,
    webhook: url === undefined ? null : { url, isOn, isPaused, failingSince },
    alert: phone === undefined ? null : { phone, channel, failure },
  };
}

/** Null: each mail comes at once. */
export async function saveQuietHours(accountId: string, quietHours: QuietHours | null): Promise<void> {
  await update(accountId, 'SET quietHours = :quietHours', { ':quietHours': quietHours });
}

type Moment = { now: Date; newId(): string };

/** The webhook is on, and what was before is forgotten. The owner is told. */
export async function setWebhook(
  accountId: string,
  { url, secretId }: { url: string; secretId: string },
  context: Moment,
): Promise<void> {
  await tellAndUpdate(accountId, 'webhook-set', context, {
    UpdateExpression:
      'SET webhookUrl = :url, webhookSecretId = :secretId, isWebhookOn = :on, webhookSetAt = :now REMOVE webhookFailingSince, webhookPausedAt',
    ExpressionAttributeValues: { ':url': url, ':secretId': secretId, ':on': true, ':now': context.now.toISOString() },
  });
}

/** The owner is told. */
export async function removeWebhook(accountId: string, context: Moment): Promise<void> {
  await tellAndUpdate(accountId, 'webhook-removed', context, {
    UpdateExpression:
      'REMOVE webhookUrl, webhookSecretId, isWebhookOn, webhookSetAt, webhookFailingSince, webhookPausedAt',
  });
}

type SettingsChange = { UpdateExpression: string; ExpressionAttributeValues?: Record<string, unknown> };

async function tellAndUpdate(
  accountId: string,
  change: SignInWayChange,
  context: Moment,
  settings: SettingsChange,
): Promise<void> {
  const Update = { TableName: environment.table('conversations'), Key: leadSettingsKey(accountId), ...settings };
  const told = waysChangedPuts(accountId, change, context);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Update }, ...told] }));
}

/** A webhook that was set since then may be somebody else's: its deliveries wait for the owner's word. Safe to repeat. */
export async function pauseWebhookSince(accountId: string, since: Date, now: Date): Promise<void> {
  try {
    await update(
      accountId,
      'SET webhookPausedAt = :now',
      { ':now': now.toISOString(), ':since': since.toISOString(), ':on': true },
      'isWebhookOn = :on AND webhookSetAt >= :since AND attribute_not_exists(webhookPausedAt)',
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

export async function resumeWebhook(accountId: string): Promise<void> {
  await update(accountId, 'REMOVE webhookPausedAt');
}

type ProvenPhone = { phone: string; channel: AlertChannel };

/** The phone is the one that tells of leads. `codeBurn` uses its code up: who comes second gets `code_incorrect`. The owner is told. */
export async function setAlertPhone(
  accountId: string,
  { phone, channel }: ProvenPhone,
  codeBurn: TransactItem,
  context: Moment,
): Promise<void> {
  const set = {
    Update: {
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: 'SET alertPhone = :phone, alertChannel = :channel REMOVE alertFailure',
      ExpressionAttributeValues: { ':phone': phone, ':channel': channel },
    },
  };
  try {
    const told = waysChangedPuts(accountId, 'alert-phone-set', context);
    await dynamo.send(new TransactWriteCommand({ TransactItems: [set, codeBurn, ...told] }));
  } catch (error) {
    if (cancellationReasons(error)?.[1] === 'ConditionalCheckFailed') throw new AppError('code_incorrect');
    throw error;
  }
}

/** The number that a new account was made with tells of leads, until its owner decides otherwise. */
export async function startAlerts(accountId: string, { phone, channel }: ProvenPhone): Promise<void> {
  await update(accountId, 'SET alertPhone = :phone, alertChannel = :channel', { ':phone': phone, ':channel': channel });
}

/** Null: none are sent for now. Throws `alert_phone_unproven` when there is no phone. */
export async function setAlertChannel(accountId: string, channel: AlertChannel | null): Promise<void> {
  try {
    await update(
      accountId,
      'SET alertChannel = :channel REMOVE alertFailure',
      { ':channel': channel },
      'attribute_exists(alertPhone)',
    );
  } catch (error) {
    if (isConditionFailure(error)) throw new AppError('alert_phone_unproven');
    throw error;
  }
}

export async function removeAlertPhone(accountId: string): Promise<void> {
  await update(accountId, 'REMOVE alertPhone, alertChannel, alertFailure');
}

/** What became of the last alert to this phone, for its owner to see; a phone that was changed since hears nothing of it. */
export async function noteAlertOutcome(accountId: string, phone: string, failure: LeadAlert['failure']): Promise<void> {
  const isStopped = failure?.reason === 'stopped';
  try {
    await update(
      accountId,
      isStopped ? 'SET alertFailure = :failure, alertChannel = :none' : 'SET alertFailure = :failure',
      { ':failure': failure, ':phone': phone, ...(isStopped ? { ':none': null } : {}) },
      'alertPhone = :phone',
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

async function update(
  accountId: string,
  expression: string,
  values?: Record<string, unknown>,
  condition?: string,
): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: expression,
      ...(values ? { ExpressionAttributeValues: values } : {}),
      ...(condition ? { ConditionExpression: condition } : {}),
    }),
  );
}
