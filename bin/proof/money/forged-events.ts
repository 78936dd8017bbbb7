/** Webhooks that no provider sent: unsigned, signed by others, changed, too old (SECURITY.md T50). */
import { generateKeyPairSync } from 'node:crypto';
import { payWays, type PayWay } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';
import { findWrongEffects, isPaid, untilSettled } from './check-purchases.ts';
import {
  CERTIFICATE,
  eventKinds,
  makeEvent,
  sendEvent,
  serverTime,
  signGoPay,
  signPayPal,
  signStripe,
  type ProviderEvent,
  type ProviderKeys,
} from './provider-events.ts';
import { payQuietly } from './webhook-orders.ts';

export type ForgeryResult = {
  sent: number;
  /** Forged events that were not refused with 400, by name. */
  accepted: string[];
  /** Ways of paying in which a forged event made a payment count. */
  believed: string[];
  /** What the genuine event, sent after them, has not made. */
  wrong: string[];
};

const MINUTE_MS = 60_000;

/** About payments that were really made: an event that is believed would settle them. */
export async function sendForged(proof: Proof, keys: ProviderKeys): Promise<ForgeryResult> {
  const result: ForgeryResult = { sent: 0, accepted: [], believed: [], wrong: [] };
  for (const payWay of payWays) {
    const payment = await payQuietly(proof, payWay);
    const genuine = makeEvent(proof, keys, payment, eventKinds[payWay].at(-1) ?? '');
    for (const [name, event] of Object.entries(forgeries[payWay](proof, keys, genuine))) {
      const status = await sendEvent(proof, event);
      result.sent += 1;
      if (status !== 400) result.accepted.push(`${payWay}, ${name}: ${status}`);
    }
    await untilSettled(proof);
    if (await isPaid(proof, payment)) result.believed.push(payWay);
    if ((await sendEvent(proof, genuine)) !== 200) result.wrong.push(`${payWay}: the genuine event is refused`);
    await untilSettled(proof);
    result.wrong.push(...(await findWrongEffects(proof, [payment.owner.accountId])));
  }
  return result;
}

type Forge = (proof: Proof, keys: ProviderKeys, genuine: ProviderEvent) => Record<string, ProviderEvent>;

const unsigned = (event: ProviderEvent): ProviderEvent => ({ ...event, headers: {} });
/** Another blank, which changes nothing of what it says. */
const changed = (event: ProviderEvent): ProviderEvent => ({ ...event, body: `${event.body} ` });
const withHeader = (event: ProviderEvent, name: string, value: string): ProviderEvent => ({
  ...event,
  headers: { ...event.headers, [name]: value },
});

const forgeries: Record<PayWay, Forge> = {
  card: (proof, { stripe, gopay }, genuine) => {
    const now = serverTime(proof);
    const signature = genuine.headers['stripe-signature'] ?? '';
    return {
      unsigned: unsigned(genuine),
      'changed after signing': changed(genuine),
      'another secret': signStripe(genuine.body, gopay.serverKey, now),
      'an empty secret': signStripe(genuine.body, '', now),
      'six minutes old': signStripe(genuine.body, stripe.webhookSecret, now - 6 * MINUTE_MS),
      'six minutes ahead': signStripe(genuine.body, stripe.webhookSecret, now + 6 * MINUTE_MS),
      'a new time over an old signature': withHeader(
        genuine,
        'stripe-signature',
        signature.replace(/^t=\d+/, `t=${Math.floor(now / 1_000) + 1}`),
      ),
      'signature of another scheme': withHeader(genuine, 'stripe-signature', signature.replace('v1=', 'v0=')),
    };
  },
  paypal: ({ system }, { paypal }, genuine) => {
    const origin = system.description().endpoints['PAYPAL'] ?? '';
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signingKey = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const certified = (address: string): ProviderEvent => signPayPal(genuine.body, paypal, address);
    return {
      unsigned: unsigned(genuine),
      'changed after signing': changed(genuine),
      'another key': signPayPal(genuine.body, { ...paypal, signingKey }, origin + CERTIFICATE),
      "another shop's webhook": signPayPal(genuine.body, { ...paypal, webhookId: 'WH-OTHER' }, origin + CERTIFICATE),
      'a certificate elsewhere': certified(`http://127.0.0.1:9${CERTIFICATE}`),
      'a host that looks alike': certified(`https://api.paypal.com.example${CERTIFICATE}`),
      'a host behind a name': certified(`http://api.paypal.com@127.0.0.1:9${CERTIFICATE}`),
      'another path of the host': certified(`${origin}/checkoutnow`),
      'another algorithm': withHeader(genuine, 'paypal-auth-algo', 'none'),
      'another transmission': withHeader(genuine, 'paypal-transmission-id', 'another'),
    };
  },
  gopay: (_, { gopay }, genuine) => {
    const said = JSON.parse(genuine.body) as Record<string, unknown>;
    const { signature_key: signature, ...bare } = said;
    const say = (other: Record<string, unknown>): ProviderEvent => ({ ...genuine, body: JSON.stringify(other) });
    return {
      unsigned: say(bare),
      'an empty signature': say({ ...bare, signature_key: '' }),
      'another key': signGoPay(bare, 'SB-Mid-server-other'),
      'another amount': say({ ...said, gross_amount: '1.00' }),
      'another status code': say({ ...said, status_code: '201' }),
      "another shop's": signGoPay({ ...bare, merchant_id: 'M0000' }, gopay.serverKey),
      'signature of half its length': say({ ...bare, signature_key: String(signature).slice(0, 64) }),
    };
  },
};
