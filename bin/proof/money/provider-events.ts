/** Webhooks as the three providers sign them, made with their keys: so they come when, as often and in the order that a proof wants. */
import { createHash, createHmac, createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import type { PayWay } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';
import { randomAddress, viewerHeaders } from '../client/system-client.ts';
import type { Payment } from './purchases.ts';

/** What an event is about. */
export type ToldOf = Pick<Payment, 'payWay' | 'orderId' | 'reference' | 'total'>;

export type ProviderEvent = { path: string; body: string; headers: Record<string, string> };

const Keys = z.object({
  stripe: z.object({ key: z.string(), webhookSecret: z.string() }),
  paypal: z.object({ webhookId: z.string(), signingKey: z.string() }),
  gopay: z.object({ serverKey: z.string() }),
});
export type ProviderKeys = z.infer<typeof Keys>;

/** Where the stand-in for PayPal has its certificate. */
export const CERTIFICATE = '/v1/notifications/certs/CERT-local';

export async function readProviderKeys({ system }: Proof): Promise<ProviderKeys> {
  const { endpoints, region, rootCredentials } = system.description();
  const client = new SecretsManagerClient({
    endpoint: endpoints['SECRETS_MANAGER'] ?? '',
    region,
    credentials: rootCredentials,
  });
  const read = async (name: string): Promise<[string, unknown]> => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: `xpage/local/${name}` }));
    return [name, JSON.parse(SecretString ?? '')];
  };
  return Keys.parse(Object.fromEntries(await Promise.all(['stripe', 'paypal', 'gopay'].map(read))));
}

/** What a provider can say while one payment is made, in its natural order; the last one is that it is paid. */
export const eventKinds: Record<PayWay, readonly string[]> = {
  card: ['payment_intent.processing', 'payment_intent.payment_failed', 'charge.refunded', 'payment_intent.succeeded'],
  paypal: [
    'CHECKOUT.ORDER.APPROVED',
    'CHECKOUT.ORDER.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.COMPLETED',
  ],
  gopay: ['pending', 'expire', 'settlement'],
};

/** A new event of that kind about the payment, signed as its provider signs. */
export function makeEvent(proof: Proof, keys: ProviderKeys, payment: ToldOf, kind: string): ProviderEvent {
  const said = sayings[payment.payWay](payment, kind);
  return signers[payment.payWay](proof, keys, said);
}

/** From another address each time: providers have many. */
export async function sendEvent({ system }: Proof, { path, body, headers }: ProviderEvent): Promise<number> {
  const description = system.description();
  const response = await fetch(description.urls.app + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...viewerHeaders(description, randomAddress()), ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

type Said = Record<string, unknown>;

const sayings: Record<PayWay, (payment: ToldOf, kind: string) => Said> = {
  card: ({ reference }, type) => {
    const object =
      type === 'charge.refunded' ? { id: 'ch_proof', payment_intent: reference } : { id: reference, status: 'proof' };
    return { id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', type, data: { object } };
  },
  paypal: ({ reference }, kind) => {
    const resource = kind.startsWith('CHECKOUT')
      ? { id: reference }
      : { id: 'proof', supplementary_data: { related_ids: { order_id: reference } } };
    return { id: `WH-${randomUUID()}`, event_type: kind, resource };
  },
  gopay: ({ reference, orderId, total }, status) => ({
    order_id: orderId,
    status_code: { pending: '201', settlement: '200' }[status] ?? '202',
    // Rupiah are said whole.
    gross_amount: `${total.amount / 100}.00`,
    transaction_id: reference,
    transaction_status: status,
  }),
};

/** By the clock of the small cloud, which a proof may have moved. */
export const serverTime = ({ client }: Proof): number => Date.now() + client.session().aheadMs;

const signers: Record<PayWay, (proof: Proof, keys: ProviderKeys, said: Said) => ProviderEvent> = {
  card: (proof, { stripe }, said) => signStripe(JSON.stringify(said), stripe.webhookSecret, serverTime(proof)),
  paypal: ({ system }, { paypal }, said) => {
    const origin = system.description().endpoints['PAYPAL'] ?? '';
    return signPayPal(JSON.stringify(said), paypal, origin + CERTIFICATE);
  },
  gopay: (_, { gopay }, said) => signGoPay(said, gopay.serverKey),
};

/** docs.stripe.com/webhooks, "Verify manually". */
export function signStripe(body: string, secret: string, at: number): ProviderEvent {
  const time = Math.floor(at / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { path: '/v1/callBack/stripe', body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
}

/** developer.paypal.com/api/rest/webhooks/rest, "Self verification method". */
export function signPayPal(
  body: string,
  { webhookId, signingKey }: ProviderKeys['paypal'],
  certificate: string,
): ProviderEvent {
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const text = [id, time, webhookId, crc32(Buffer.from(body))].join('|');
  const headers = {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(text).sign(signingKey, 'base64'),
    'paypal-cert-url': certificate,
    'paypal-auth-algo': 'SHA256withRSA',
  };
  return { path: '/v1/callBack/paypal', body, headers };
}

/** docs.midtrans.com/docs/https-notification-webhooks, "Verifying the authenticity". */
export function signGoPay(said: Said, serverKey: string): ProviderEvent {
  const text = ['order_id', 'status_code', 'gross_amount'].map((name) => String(said[name])).join('');
  const signature = createHash('sha512')
    .update(text + serverKey)
    .digest('hex');
  return { path: '/v1/callBack/gopay', body: JSON.stringify({ ...said, signature_key: signature }), headers: {} };
}
