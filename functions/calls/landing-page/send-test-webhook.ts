import type { sendTestWebhook as contract } from '../../../shared/calls/landing-page.ts';
import { readLeadSettings } from '../../domain/leads/lead-settings.ts';
import { createTestDelivery } from '../../domain/leads/webhook-deliveries.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendTestWebhook: Handler<typeof contract> = async (_, { actor, newId, now }) => {
  const { isWebhookOn } = await readLeadSettings(actor.id);
  if (!isWebhookOn) throw new AppError('webhook_off');
  const deliveryId = newId();
  await createTestDelivery({ accountId: actor.id, deliveryId }, now);
  return { deliveryId };
};
