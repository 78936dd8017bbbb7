/** A card on Stripe's own page, at the stand-in: known by its session, whatever tells of it. */
import { describe, expect, test } from 'vitest';
import type { PaymentRequest } from '../../../../../functions/domain/billing/payment-port.ts';
import { providerOf } from '../../../../../functions/domain/billing/provider-of.ts';
import { makeStripeCustomer } from '../../../../../functions/domain/billing/providers/stripe-cards.ts';
import { APP_ORIGIN } from '../../../../kit/function-environment.ts';
import { usePaymentStandIns } from '../../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();

let orders = 0;

async function start(changes: Partial<PaymentRequest> = {}) {
  const provider = await providerOf('card');
  const request: PaymentRequest = {
    ...{
      orderId: `HOSTED${(orders += 1)}`,
      money: { amount: 138_14, currency: 'HKD' },
      description: 'Wayfarer Travel',
    },
    ...{ providerCustomerId: null, isKept: false, isHosted: true, returnPath: '/insurance/-/A?order=O' },
    ...changes,
  };
  return { provider, request, ...(await provider.start(request)) };
}

/** The PaymentIntent that the last webhook told of. */
function intentOf(): string {
  const body = JSON.parse(standIns.webhooks().at(-1)?.body ?? '{}') as { data: { object: { id: string } } };
  return body.data.object.id;
}

describe('a card on the page of the provider', () => {
  test('is paid there, and its payer comes back with the payment', async () => {
    const { provider, request, reference, approvalUrl, clientSecret } = await start();
    const page = await (await fetch(approvalUrl ?? '')).text();

    expect(page).toContain('Wayfarer Travel');
    expect(page).toContain('138.14');
    expect(clientSecret).toBeNull();
    expect(await provider.read(reference)).toMatchObject({
      state: 'open',
      orderId: request.orderId,
      money: request.money,
    });
    expect(await standIns.payOnPage(reference, 'pays')).toBe(
      `${APP_ORIGIN}/insurance/-/A?order=O&reference=${reference}`,
    );
    expect(await provider.capture(reference, request.orderId)).toMatchObject({
      reference,
      state: 'paid',
      money: request.money,
    });
  });

  test('is the same payment when it is told of by its PaymentIntent', async () => {
    const { provider, request, reference } = await start();
    await standIns.payOnPage(reference, 'pays');
    await expect.poll(() => standIns.webhooks().length).toBe(1);

    expect(await provider.read(intentOf())).toMatchObject({ reference, orderId: request.orderId, state: 'paid' });
  });

  test('that is declined can be tried again, and one who goes back has paid nothing', async () => {
    const { provider, reference } = await start();
    expect(await standIns.payOnPage(reference, 'declines')).toBe(`/c/pay/${reference}`);
    expect(await provider.read(reference)).toMatchObject({
      state: 'open',
      errorLabel: 'Your card has insufficient funds.',
    });
    expect(await standIns.payOnPage(reference, 'pays', 'cancel')).toBe(
      `${APP_ORIGIN}/insurance/-/A?order=O&cancelled=yes`,
    );
    expect(await provider.read(reference)).toMatchObject({ state: 'open' });
    await standIns.payOnPage(reference, 'pays');

    expect(await provider.read(reference)).toMatchObject({ state: 'paid' });
  });

  test('that is given up cannot be paid, and one that was paid stays paid', async () => {
    const given = await start();
    expect(await given.provider.giveUp(given.reference)).toMatchObject({ state: 'failed' });
    await standIns.payOnPage(given.reference, 'pays');
    expect(await given.provider.read(given.reference)).toMatchObject({ state: 'failed' });

    const paid = await start();
    await standIns.payOnPage(paid.reference, 'pays');
    expect(await paid.provider.giveUp(paid.reference)).toMatchObject({ state: 'paid' });
  });

  test('goes back once', async () => {
    const { provider, request, reference } = await start();
    await standIns.payOnPage(reference, 'pays');
    for (let time = 0; time < 2; time += 1) await provider.refund(reference, request.orderId, request.money);

    expect(await provider.read(reference)).toMatchObject({ reference, state: 'refunded' });
  });

  test('is kept for later parts where that was asked for', async () => {
    const providerCustomerId = await makeStripeCustomer('hosted');
    const { provider, request, reference } = await start({ providerCustomerId, isKept: true });
    await standIns.payOnPage(reference, 'pays');
    const { kept } = await provider.read(reference);
    if (kept === null) throw new Error('The card was not kept.');
    const later = { ...request, orderId: `${request.orderId}-2`, isHosted: false };

    expect(await provider.chargeKept(later, kept, false)).toMatchObject({ state: 'paid', orderId: later.orderId });
  });
});
