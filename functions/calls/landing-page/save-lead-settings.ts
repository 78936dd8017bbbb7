import type { saveLeadSettings as contract } from '../../../shared/calls/landing-page.ts';
import {
  readLeadSettings,
  removeAlertPhone,
  removeWebhook,
  saveQuietHours,
  setAlertChannel,
  setWebhook,
  toLeadSettings,
} from '../../domain/leads/lead-settings.ts';
import { listDeliveries } from '../../domain/leads/webhook-deliveries.ts';
import { webhookSecret } from '../../domain/leads/webhook-secret.ts';
import { parseWebhookUrl } from '../../domain/leads/webhook-url.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const saveLeadSettings: Handler<typeof contract> = async ({ quietHours, webhook, alert }, { actor, newId }) => {
  const chosen = webhook ? { url: parseUrlOrThrow(webhook.url), secretId: newId() } : null;
  if (quietHours !== undefined) await saveQuietHours(actor.id, quietHours);
  if (chosen) await setWebhook(actor.id, chosen);
  if (webhook === null) await removeWebhook(actor.id);
  if (alert) await setAlertChannel(actor.id, alert.channel);
  if (alert === null) await removeAlertPhone(actor.id);
  const [row, deliveries] = await Promise.all([readLeadSettings(actor.id), listDeliveries(actor.id)]);
  const secret = chosen && (await webhookSecret(actor.id, chosen.secretId));
  return { settings: toLeadSettings(row), deliveries, secret };
};

function parseUrlOrThrow(text: string): string {
  const url = parseWebhookUrl(text.trim(), { isLocal: environment.stage() === 'local' });
  if (url === null) throw new AppError('webhook_url_invalid', { fields: { url: 'webhook_url_invalid' } });
  return url;
}
