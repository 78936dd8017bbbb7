/** One try of a webhook's delivery, and what follows from it. Safe to repeat: a receiver tells repetitions by the id. */
import { environment } from '../../kit/environment.ts';
import { findLead, type FoundLead } from '../conversations/find-lead.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readLeadSettings } from './lead-settings.ts';
import { postWebhook, type WebhookOutcome } from './post-webhook.ts';
import {
  findDelivery,
  giveUpDelivery,
  noteFailure,
  noteSuccess,
  recordTry,
  SWITCH_OFF_MS,
  switchWebhookOff,
  type DeliveryOrder,
  type DeliveryRow,
} from './webhook-deliveries.ts';
import { signatureHeaders } from './webhook-secret.ts';

export async function deliverWebhook(order: DeliveryOrder, now: Date): Promise<void> {
  const { accountId } = order;
  const [delivery, settings] = await Promise.all([findDelivery(order), readLeadSettings(accountId)]);
  const { webhookUrl: url, webhookSecretId: secretId, isWebhookOn, webhookPausedAt, webhookFailingSince } = settings;
  if (!delivery || delivery.state !== 'waiting') return;
  // It is sent once the owner says that the webhook is theirs.
  if (webhookPausedAt !== undefined) return;
  const body = await bodyOf(accountId, delivery, now);
  if (!isWebhookOn || !url || !secretId || body === null) return giveUpDelivery(order);
  const timestamp = epochSeconds(now);
  const headers = await signatureHeaders(accountId, secretId, { id: delivery.deliveryId, timestamp, body });
  const outcome = await postWebhook(url, headers, body);
  await noteOutcome(accountId, outcome, webhookFailingSince, now);
  await recordTry(order, delivery, outcome, now);
}

async function noteOutcome(
  accountId: string,
  outcome: WebhookOutcome,
  failingSince: string | undefined,
  now: Date,
): Promise<void> {
  if (outcome.isTaken) return noteSuccess(accountId);
  if (failingSince === undefined) return noteFailure(accountId, now);
  const isHopeless = now.getTime() - Date.parse(failingSince) >= SWITCH_OFF_MS;
  if (isHopeless) await switchWebhookOff(accountId, failingSince, now);
}

/** The same at every try (docs/webhooks.md); null when the lead is gone. */
async function bodyOf(accountId: string, { type, leadId, createdAt }: DeliveryRow, now: Date): Promise<string | null> {
  if (leadId === null) return JSON.stringify({ type, timestamp: createdAt, data: {} });
  const found = await findLead(accountId, leadId, now);
  return found && JSON.stringify({ type, timestamp: createdAt, data: leadData(found) });
}

function leadData({ lead, path }: FoundLead) {
  const { leadId, name, phone, country, message, asked, product, consentText, createdAt } = lead;
  const page = `${environment.appOrigin()}/${path}`;
  return { leadId, name, phone, country, message, asked, product, consentText, createdAt, page };
}
