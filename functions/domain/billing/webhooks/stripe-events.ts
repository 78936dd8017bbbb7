/** Events of Stripe: `Stripe-Signature: t=…,v1=…`, an HMAC over time and body (docs.stripe.com/webhooks, "Verify manually"). */
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { CallContext, RawRequest } from '../../../kit/context.ts';
import { parseJsonBody } from '../../../kit/read-body.ts';
import { readKeys, StripeSecret } from '../providers/provider-secrets.ts';
import type { ProviderEvent } from './take-provider-event.ts';
import { isSameText, rawOrThrow, refuseForged } from './verify-text.ts';

export const needs: StoreNeeds = { secrets: ['stripe'] };

const TOLERANCE_SECONDS = 300;

const Event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string().optional(), payment_intent: z.string().nullish() }) }),
});

const kinds = ['succeeded', 'payment_failed', 'canceled', 'processing'];
const aboutIntents = new Set(kinds.map((kind) => `payment_intent.${kind}`));

/** Null for kinds that say nothing to us. Throws a refusal without a reason for what Stripe did not sign, or not just now. */
export async function readStripeEvent(context: Pick<CallContext, 'raw' | 'now'>): Promise<ProviderEvent | null> {
  const raw = rawOrThrow(context);
  const { webhookSecret } = await readKeys('stripe', StripeSecret);
  if (!isSigned(raw, webhookSecret, context.now)) refuseForged('card');
  const { id, type, data } = Event.parse(parseJsonBody(raw.body));
  const { id: ownId, payment_intent: intentId } = data.object;
  const reference = aboutIntents.has(type) ? ownId : type === 'charge.refunded' ? intentId : null;
  return reference ? { eventId: id, reference } : null;
}

function isSigned({ body, header }: RawRequest, secret: string, now: Date): boolean {
  const parts = (header('stripe-signature') ?? '').split(',').map((part) => part.split('=', 2) as [string, string?]);
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value);
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  // While the secret is being replaced there is one signature for each.
  return valuesOf('v1').some((signature) => isSameText(signature, expected));
}
