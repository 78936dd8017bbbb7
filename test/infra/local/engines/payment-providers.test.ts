import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { linkGoPayAccount } from '../../../../functions/domain/billing/providers/gopay-wallet.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import '../../../kit/function-environment.ts';
import { GOPAY_SECRET, STRIPE_SECRET, useSecrets } from '../../../kit/secrets.ts';
import { soon } from '../../../kit/soon.ts';

useSecrets();
const standIns = usePaymentStandIns();

/** Webhooks are looked for a few times a second; a busy machine may take its time. */

let orders = 0;
async function startGoPay(): Promise<string> {
  const { reference } = await (
    await providerOf('gopay')
  ).start({
    orderId: `ENGINE${(orders += 1)}`,
    money: { amount: 19_900_000, currency: 'IDR' },
    description: 'XPage',
    providerCustomerId: null,
    isKept: false,
  });
  return reference;
}
async function startPayPal(): Promise<string> {
  const { reference } = await (
    await providerOf('paypal')
  ).start({
    orderId: `ENGINE${(orders += 1)}`,
    money: { amount: 1_200, currency: 'EUR' },
    description: 'XPage <b>',
    providerCustomerId: null,
    isKept: true,
  });
  return reference;
}
const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

describe('the stand-ins for payment providers', () => {
  test('say on each page that they are only on this machine', async () => {
    const [gopay, paypal] = [await startGoPay(), await startPayPal()];
    const { methodId } = await linkGoPayAccount('+6281234567890', ulid());
    const pages = [
      `${standIns.url('PAYPAL')}/checkoutnow?token=${paypal}`,
      `${standIns.url('GOPAY')}/wallet`,
      `${standIns.url('GOPAY')}/wallet/pay/${gopay}`,
      `${standIns.url('GOPAY')}/wallet/link/${methodId}`,
    ];

    for (const page of pages) expect(await textOf(page)).toContain('on this machine only');
    expect(await textOf(`${standIns.url('STRIPE')}/v3/fields`)).toContain('on this machine only');
    expect(await textOf(pages[0] ?? '')).toContain('XPage &lt;b&gt;');
  });

  const stripeKey = { authorization: `Bearer ${STRIPE_SECRET.key}` };
  const goPayKey = { authorization: `Basic ${Buffer.from(`${GOPAY_SECRET.serverKey}:`).toString('base64')}` };

  test.each([
    ['STRIPE', '/v1/subscriptions', stripeKey, 501, 'The local Stripe has no POST /v1/subscriptions.'],
    ['STRIPE', '/v1/customers', {}, 401, 'Invalid API Key provided.'],
    ['STRIPE', '/v3/else', {}, 501, 'The local Stripe.js has no POST /v3/else.'],
    ['PAYPAL', '/v2/checkout/orders', {}, 401, 'Token signature verification failed'],
    ['PAYPAL', '/v1/oauth2/token', {}, 401, 'Client Authentication failed'],
    ['GOPAY', '/v2/charge', {}, 401, 'Unknown Merchant server_key/id'],
    ['GOPAY', '/v2/else', goPayKey, 501, 'The local Midtrans has no POST /v2/else.'],
  ] as const)('%s refuses POST %s with %j', async (service, path, headers, status, words) => {
    const response = await fetch(`${standIns.url(service)}${path}`, { method: 'POST', headers });
    standIns.sent().length = 0;

    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  test('refuse a parameter that they do not know', async () => {
    const response = await fetch(`${standIns.url('STRIPE')}/v1/customers`, {
      method: 'POST',
      headers: stripeKey,
      body: 'metadata[a]=b&shoe_size=42',
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Received unknown parameter: shoe_size');
  });

  test('refuse an idempotency key that was used for something else', async () => {
    const send = (body: string) =>
      fetch(`${standIns.url('STRIPE')}/v1/customers`, {
        method: 'POST',
        headers: { ...stripeKey, 'idempotency-key': 'key-1' },
        body,
      });
    const [one, same, other] = [await send('metadata[a]=b'), await send('metadata[a]=b'), await send('metadata[a]=c')];

    expect(await same.json()).toEqual(await one.json());
    expect(other.status).toBe(400);
  });

  test('keep nothing of a card number but its last four digits', async () => {
    const { clientSecret, reference } = await (
      await providerOf('card')
    ).start({
      orderId: `ENGINE${(orders += 1)}`,
      money: { amount: 1_200, currency: 'EUR' },
      description: 'XPage',
      providerCustomerId: null,
      isKept: false,
    });
    await standIns.typeCard(clientSecret ?? '', '4242424242424242');
    await soon(() => expect(standIns.webhooks()).toHaveLength(1));

    expect(JSON.stringify(standIns.webhooks())).toContain(reference);
    expect(JSON.stringify(standIns.webhooks())).not.toContain('4242424242424242');
  });

  test('forget a PayPal order that nobody approves for three hours', async () => {
    const reference = await startPayPal();
    standIns.clock.now += 3 * 3_600_000;

    expect((await fetch(`${standIns.url('PAYPAL')}/checkoutnow?token=${reference}`)).status).toBe(404);
  });
});

describe('webhooks of the stand-ins', () => {
  const pay = async (): Promise<void> => void (await standIns.answerWallet('pay', await startGoPay(), 'pay'));

  test('come as often as the control port says', async () => {
    standIns.deliveries.set({ delayMs: 0, copies: 3, isReversed: false });
    await pay();
    await soon(() => expect(standIns.webhooks()).toHaveLength(3));

    expect(new Set(standIns.webhooks().map(({ body }) => body)).size).toBe(1);
  });

  test('come when the clock has passed their delay, and not before', async () => {
    standIns.deliveries.set({ delayMs: 3_600_000, copies: 1, isReversed: false });
    await pay();
    standIns.deliveries.set({ delayMs: 0, copies: 1, isReversed: false });
    await pay();
    await soon(() => expect(standIns.webhooks()).toHaveLength(1));
    standIns.clock.now += 3_600_000;
    await soon(() => expect(standIns.webhooks()).toHaveLength(2));

    const [first, second] = standIns.webhooks().map(({ body }) => (JSON.parse(body) as { order_id: string }).order_id);
    expect(first).toBe(`ENGINE${orders}`);
    expect(second).toBe(`ENGINE${orders - 1}`);
  });

  test('come in the opposite order when that is asked for', async () => {
    standIns.deliveries.set({ delayMs: 60_000, copies: 1, isReversed: true });
    await pay();
    await pay();
    standIns.clock.now += 120_000;
    await soon(() => expect(standIns.webhooks()).toHaveLength(2));

    const order = standIns.webhooks().map(({ body }) => (JSON.parse(body) as { order_id: string }).order_id);
    expect(order).toEqual([`ENGINE${orders}`, `ENGINE${orders - 1}`]);
  });

  test('come again until they are taken', async () => {
    standIns.answerWebhooksWith(503);
    await pay();
    await soon(() => expect(standIns.webhooks()).toHaveLength(1));
    standIns.clock.now += 1_000;
    await soon(() => expect(standIns.webhooks()).toHaveLength(2));
    standIns.answerWebhooksWith(200);
    standIns.clock.now += 5_000;
    await soon(() => expect(standIns.webhooks()).toHaveLength(3));
    standIns.clock.now += 86_400_000;
    await pay();
    await soon(() => expect(standIns.webhooks()).toHaveLength(4));
  });
});
