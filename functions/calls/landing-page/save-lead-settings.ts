import type { saveLeadSettings as contract } from '../../../shared/calls/landing-page.ts';
import {
  readLeadSettings,
  removeAlertPhone,
  removeWebhook,
  resumeWebhook,
  saveQuietHours,
  setAlertChannel,
  setWebhook,
  toLeadSettings,
} from '../../domain/leads/lead-settings.ts';
import { watchRedirection } from '../../domain/leads/watch-redirection.ts';
import { listDeliveries, sendWaiting } from '../../domain/leads/webhook-deliveries.ts';
import { webhookSecret } from '../../domain/leads/webhook-secret.ts';
import { parseWebhookUrl } from '../../domain/leads/webhook-url.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const saveLeadSettings: Handler<typeof contract> = async (input, context) => {
  const { quietHours, webhook, alert } = input;
  const { actor, now, newId } = context;
  const chosen = webhook ? { url: parseUrlOrThrow(webhook.url), secretId: newId() } : null;
  const isWebhookChanged = webhook !== undefined || input.resumeWebhook === true;
  // Who is told of leads is the owner's to say, and not that of somebody who has found their session.
  if (isWebhookChanged || alert !== undefined) await requireRecentSignIn(context);
  if (quietHours !== undefined) await saveQuietHours(actor.id, quietHours);
  if (chosen) {
    await setWebhook(actor.id, chosen, context);
    await watchRedirection('webhook', context);
  }
  if (webhook === null) await removeWebhook(actor.id, context);
  if (input.resumeWebhook) await resumeWebhook(actor.id);
  if (isWebhookChanged) await sendWaiting(actor.id, now);
  if (alert) await setAlertChannel(actor.id, alert.channel);
  if (alert === null) await removeAlertPhone(actor.id);
  const [row, deliveries] = await Promise.all([readLeadSettings(actor.id), listDeliveries(actor.id, now)]);
  const secret = chosen && (await webhookSecret(actor.id, chosen.secretId));
  return { settings: toLeadSettings(row), deliveries, secret };
};

function parseUrlOrThrow(text: string): string {
  const url = parseWebhookUrl(text.trim(), { isLocal: environment.stage() === 'local' });
  if (url === null) throw new AppError('webhook_url_invalid', { fields: { url: 'webhook_url_invalid' } });
  return url;
}
