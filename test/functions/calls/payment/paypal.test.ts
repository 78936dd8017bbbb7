import { describe, expect, test, vi } from 'vitest';
import { paypal } from '../../../../functions/calls/payment/paypal.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { hostileHosts, hostileShapes } from '../../../../bin/proof/addresses/hostile-addresses.ts';
import { certificateAddress } from '../../../../functions/domain/billing/webhooks/paypal-events.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns, type Webhook } from '../../../kit/payment-stand-ins.ts';
import { contextOf, webhookWith } from '../../../kit/provider-webhooks.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { table } = useMemoryTable();

const work = () => [...table().rows.values()].flatMap(({ job, payload }) => (job === 'settle-order' ? [payload] : []));

let orders = 0;
async function approved(): Promise<{ webhook: Webhook; reference: string; orderId: string }> {
  const orderId = `PAYPAL${(orders += 1)}`;
  const provider = await providerOf('paypal');
  const { reference } = await provider.start({
    orderId,
    money: { amount: 1_200, currency: 'EUR' },
    description: 'XPage',
    providerCustomerId: null,
    isKept: false,
  });
  await standIns.approve(reference);
  return { webhook: await webhookWith(standIns, 'CHECKOUT.ORDER.APPROVED'), reference, orderId };
}

describe('an event of PayPal', () => {
  test('queues one look at its order, however often it comes', async () => {
    const { webhook, reference } = await approved();
    for (let time = 0; time < 20; time += 1) await paypal({}, contextOf(webhook));

    expect(work()).toEqual([{ payWay: 'paypal', reference }]);
  });

  test('about a capture looks at the order that it belongs to', async () => {
    const { reference, orderId } = await approved();
    await (await providerOf('paypal')).capture(reference, orderId);
    await paypal({}, contextOf(await webhookWith(standIns, 'PAYMENT.CAPTURE.COMPLETED')));

    expect(work()).toEqual([{ payWay: 'paypal', reference }]);
  });

  test('of a kind that says nothing to us is taken and leads to nothing', async () => {
    const { reference, orderId } = await approved();
    const provider = await providerOf('paypal');
    await provider.capture(reference, orderId);
    await provider.refund(reference, orderId, { amount: 1_200, currency: 'EUR' });
    await paypal({}, contextOf(await webhookWith(standIns, 'PAYMENT.CAPTURE.REFUNDED')));

    expect(table().rows.size).toBe(0);
  });

  const changes: [string, (webhook: Webhook) => Pick<Webhook, 'body' | 'headers'>][] = [
    ['with another body', ({ body, headers }) => ({ body: `${body} `, headers })],
    [
      'sent under another id',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-id': 'x' } }),
    ],
    [
      'sent at another time',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-time': '2026' } }),
    ],
    ['without a signature', ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-sig': '' } })],
    ['signed in another way', ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-auth-algo': 'none' } })],
    [
      'with the certificate of another host',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-local' },
      }),
    ],
  ];
  test.each(changes)('%s is refused without a reason', async (_, change) => {
    const { webhook } = await approved();

    await expect(paypal({}, contextOf(change(webhook)))).rejects.toMatchObject({ code: 'body_malformed', details: {} });
    expect(table().rows.size).toBe(0);
  });

  test('is asked for again while its certificate cannot be read', async () => {
    const { webhook } = await approved();
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    const headers = { ...webhook.headers, 'paypal-cert-url': `${String(webhook.headers['paypal-cert-url'])}-new` };

    await expect(paypal({}, contextOf({ ...webhook, headers }))).rejects.toMatchObject({ code: 'unavailable' });
    vi.restoreAllMocks();
  });
});

describe('the certificate of PayPal', () => {
  const path = '/v1/notifications/certs/CERT-1';

  test.each([
    `http://api.sandbox.paypal.com${path}`,
    `https://api.sandbox.paypal.com.evil.example${path}`,
    `https://api.sandbox.paypal.com@evil.example${path}`,
    `https://user@api.sandbox.paypal.com${path}`,
    `https://:password@api.sandbox.paypal.com${path}`,
    `https://api.sandbox.paypal.com${path}#again`,
    ...hostileHosts.map((host) => `https://${host}${path}`),
    ...hostileShapes,
    `https://api.sandbox.paypal.com:8443${path}`,
    'https://api.sandbox.paypal.com/v1/notifications/certs/../../evil',
    `https://api.sandbox.paypal.com${path}?a=b`,
    'https://www.paypal.com/v1/notifications/certs/CERT-1',
    'CERT-1',
  ])('is never fetched from %s', (address) => {
    const { AWS_ENDPOINT_URL_PAYPAL: local } = process.env;
    delete process.env['AWS_ENDPOINT_URL_PAYPAL'];
    const taken = [certificateAddress(address), certificateAddress(`https://api.sandbox.paypal.com${path}`)];
    process.env['AWS_ENDPOINT_URL_PAYPAL'] = local;

    expect(taken).toEqual([null, `https://api.sandbox.paypal.com${path}`]);
  });
});
