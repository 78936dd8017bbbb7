/** How an owner wants to be told of leads. Row: functions/domain/conversations/conversation-rows.ts. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { QuietHours, type LeadSettings } from '../../../shared/model/lead-settings.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem', 'UpdateItem'] }] };

const LeadSettingsRow = z.object({
  quietHours: QuietHours.nullable().default(null),
  webhookUrl: z.string().optional(),
  /** What the secret is made from (webhook-secret.ts); another one makes another secret. */
  webhookSecretId: z.string().optional(),
  isWebhookOn: z.boolean().default(false),
  webhookFailingSince: z.string().optional(),
});
export type LeadSettingsRow = z.infer<typeof LeadSettingsRow>;

export const leadSettingsKey = (accountId: string) => ({ pk: `PAGE#${accountId}`, sk: 'LEAD-SETTINGS' });

/** Without a row: mails at once, no webhook. */
export async function readLeadSettings(accountId: string): Promise<LeadSettingsRow> {
  return LeadSettingsRow.parse((await readRow('conversations', leadSettingsKey(accountId))) ?? {});
}

/** What the owner sees of the row. */
export function toLeadSettings(row: LeadSettingsRow): LeadSettings {
  const { quietHours, webhookUrl: url, isWebhookOn: isOn, webhookFailingSince: failingSince = null } = row;
  return { quietHours, webhook: url === undefined ? null : { url, isOn, failingSince } };
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

async function update(accountId: string, expression: string, values?: Record<string, unknown>): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: leadSettingsKey(accountId),
      UpdateExpression: expression,
      ...(values ? { ExpressionAttributeValues: values } : {}),
    }),
  );
}
