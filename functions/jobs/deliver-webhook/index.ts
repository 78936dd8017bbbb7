/** Job `deliver-webhook`: tells the owner's own systems of a lead. */
import { deliverWebhook } from '../../domain/leads/deliver-webhook.ts';
import { DeliveryOrder } from '../../domain/leads/webhook-deliveries.ts';
import { job } from '../../kit/job.ts';

export const handler = job(DeliveryOrder, (order, { now }) => deliverWebhook(order, now));
