/** What payment providers tell us, under /v1/callBack: unsigned by our session, signed by the provider over the raw body. */
import * as z from 'zod';
import { defineCall } from './define-call.ts';
import { providerEvents } from './limits.ts';

const webhook = {
  group: 'payment',
  origin: 'ours',
  caller: 'unsigned',
  method: 'POST',
  plan: 'any',
  limits: providerEvents,
  bodyBytes: 65_536,
  /** Read from the raw body, once its signature is verified. */
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
  example: { input: {}, output: {} },
  streaming: false,
  // An event is known by the provider's own id of it.
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'raw',
} as const;

export const stripe = defineCall({
  ...webhook,
  name: 'stripe',
  path: '/v1/callBack/stripe',
  summary: 'Events of Stripe, signed with the secret of the webhook.',
});

export const paypal = defineCall({
  ...webhook,
  name: 'paypal',
  path: '/v1/callBack/paypal',
  summary: 'Events of PayPal, signed with the key of a certificate of theirs.',
});

export const gopay = defineCall({
  ...webhook,
  name: 'gopay',
  path: '/v1/callBack/gopay',
  summary: 'Notifications of Midtrans about GoPay, signed with the server key.',
});
