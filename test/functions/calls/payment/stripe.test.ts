import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stripe } from '../../../../functions/calls/payment/stripe.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns, type Webhook } from '../../../kit/payment-stand-ins.ts';
import { contextOf, webhookWith } from '../../../kit/provider-webhooks.ts';
import { STRIPE_SECRET, useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { table } = useMemoryTable();

const work = () => [...table().rows.values()].flatMap(({ job, payload }) => (job === 'settle-order' ? [payload] : []));

let orders = 0;
async function paid(): Promise<{ webhook: Webhook; reference: string }> {
  const provider = await providerOf('card');
  const { reference, clientSecret } = await provider.start({
    orderId: `STRIPE${(orders += 1)}`,
    money: { amount: 1_200, currency: 'EUR' },
    description: 'XPage',
    providerCustomerId: null,
    isKept: false,
  });
  await standIns.typeCard(clientSecret ?? '', '4242424242424242');
  return { webhook: await webhookWith(standIns, 'payment_intent.succeeded'), reference };
}

function signedAt(body: string, at: Date, secret = STRIPE_SECRET.webhookSecret): Webhook {
  const time = Math.floor(at.getTime() / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { path: '', body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
}
const event = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } });

describe('an event of Stripe', () => {
  test('queues one look at its payment, however often it comes', async () => {
    const { webhook, reference } = await paid();
    for (let time = 0; time < 20; time += 1) await stripe({}, contextOf(webhook));

    expect(webhook.path).toBe('/v1/callBack/stripe');
    expect(work()).toEqual([{ payWay: 'card', reference }]);
  });

  test('that came a second time long after it was forgotten is looked at again', async () => {
    const later = new Date(NOW.getTime() + 31 * 86_400_000);
    await stripe({}, contextOf(signedAt(event, NOW)));
    await stripe({}, contextOf(signedAt(event, later), { now: later, newId: () => 'later' }));

    expect(work()).toHaveLength(2);
  });

  test('about a refund looks at the payment that it belongs to', async () => {
    const { reference } = await paid();
    await (await providerOf('card')).refund(reference, 'o', { amount: 1_200, currency: 'EUR' });
    await stripe({}, contextOf(await webhookWith(standIns, 'charge.refunded')));

    expect(work()).toEqual([{ payWay: 'card', reference }]);
  });

  test.each([
    '{"id":"evt_1","type":"balance.available","data":{"object":{}}}',
    event.replace('payment_intent.succeeded', 'new.kind'),
  ])('of a kind that says nothing to us is taken and leads to nothing: %s', async (body) => {
    await stripe({}, contextOf(signedAt(body, NOW)));

    expect(table().rows.size).toBe(0);
  });

  test.each([
    ['with another body', { ...signedAt(event, NOW), body: `${event} ` }],
    ['with another secret', signedAt(event, NOW, 'whsec_other')],
    ['older than five minutes', signedAt(event, new Date(NOW.getTime() - 301_000))],
    ['of the future', signedAt(event, new Date(NOW.getTime() + 301_000))],
    ['without a signature', { body: event, headers: {} }],
    ['with an empty signature', { body: event, headers: { 'stripe-signature': `t=${NOW.getTime() / 1_000},v1=` } }],
    [
      'with a signature of an older kind alone',
      {
        body: event,
        headers: {
          'stripe-signature': signedAt(event, NOW).headers['stripe-signature']?.toString().replace('v1', 'v0'),
        },
      },
    ],
  ])('%s is refused without a reason', async (_, webhook) => {
    await expect(stripe({}, contextOf(webhook))).rejects.toMatchObject({
      code: 'body_malformed',
      http: 400,
      details: {},
    });
    expect(table().rows.size).toBe(0);
  });

  test('is taken with the second of two signatures, while the secret is being replaced', async () => {
    const { headers } = signedAt(event, NOW);
    const signature = String(headers['stripe-signature']).replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    await stripe({}, contextOf({ body: event, headers: { 'stripe-signature': signature } }));

    expect(work()).toHaveLength(1);
  });
});
