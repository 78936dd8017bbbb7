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
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem', 'UpdateItem'] }] };

const LeadSettingsRow = z.object({
  quietHours: QuietHours.nullable().default(null),
  webhookUrl: z.string().optional(),
  /** What the secret is made from (webhook-secret.ts); another one makes another secret. */
  webhookSecretId: z.string().optional(),
  isWebhookOn: z.boolean().default(false),
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
  const { alertPhone: phone, alertChannel: channel, alertFailure: failure } = row;
  return {
    quietHours,
    webhook: url === undefined ? null : { url, isOn, failingSince },
    alert: phone === undefined ? null : { phone, channel, failure },
  };
}

/** Null: each mail comes at once. */
export async function saveQuietHours(accountId: string, quietHours: QuietHours | null): Promise<void> {
  await update(accountId, 'SET quietHours = :quietHours', { ':quietHours': quietHours });
}

/** The webhook is on, and what was before is forgotten. */
export async function setWebhook(
  accountId: string,
  { url, secretId }: { url: string; secretId: string },
): Promise<void> {
  await update(
    accountId,
    'SET webhookUrl = :url, webhookSecretId = :secretId, isWebhookOn = :on REMOVE webhookFailingSince',
    { ':url': url, ':secretId': secretId, ':on': true },
  );
}

export async function removeWebhook(accountId: string): Promise<void> {
  await update(accountId, 'REMOVE webhookUrl, webhookSecretId, isWebhookOn, webhookFailingSince');
}

type ProvenPhone = { phone: string; channel: AlertChannel };

/** The phone is the one that tells of leads. `codeBurn` uses its code up: who comes second gets `code_incorrect`. */
export async function setAlertPhone(
  accountId: string,
  { phone, channel }: ProvenPhone,
  codeBurn: TransactItem,
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
    await dynamo.send(new TransactWriteCommand({ TransactItems: [set, codeBurn] }));
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
