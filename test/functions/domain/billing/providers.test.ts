import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import type { PaymentProvider, PaymentRequest } from '../../../../functions/domain/billing/payment-port.ts';
import { offeredPayWays, providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { linkGoPayAccount } from '../../../../functions/domain/billing/providers/gopay-wallet.ts';
import {
  makeStripeCustomer,
  readSetupCard,
  startCardSetup,
} from '../../../../functions/domain/billing/providers/stripe-cards.ts';
import type { Money, PayWay } from '../../../../shared/model/billing.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import '../../../kit/function-environment.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();

let orders = 0;
const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId: `ORDER${(orders += 1)}`,
  money: { amount: 1_428, currency: 'EUR' },
  description: 'XPage Individual, monthly',
  providerCustomerId: null,
  isKept: true,
  ...changes,
});
const rupiah: Money = { amount: 19_900_000, currency: 'IDR' };

async function keptCard(number: string): Promise<{ customer: string; methodId: string }> {
  const customer = await makeStripeCustomer(`account-${(orders += 1)}`);
  const secret = await startCardSetup(customer, ulid());
  await standIns.typeCard(secret, number);
  await standIns.answerBank(secret, 'complete');
  const { cardId } = await readSetupCard(customer, secret.split('_secret_')[0] ?? '');
  return { customer, methodId: cardId };
}

describe('a card', () => {
  const start = async (changes: Partial<PaymentRequest> = {}) => {
    const provider = await providerOf('card');
    const sent = request(changes);
    const { reference, clientSecret } = await provider.start(sent);
    return { provider, sent, reference, secret: clientSecret ?? '' };
  };

  test('is open until it is typed in, then paid, to the order that asked', async () => {
    const { provider, sent, reference, secret } = await start();

    expect(await provider.read(reference)).toMatchObject({ state: 'open', orderId: sent.orderId, money: sent.money });
    expect(await standIns.typeCard(secret, '4242424242424242')).toMatchObject({ intent: { status: 'succeeded' } });
    expect(await provider.capture(reference, sent.orderId)).toMatchObject({ state: 'paid', money: sent.money });
  });

  test('makes one payment of an order that is begun twice', async () => {
    const { provider, sent, reference } = await start();

    expect((await provider.start(sent)).reference).toBe(reference);
  });

  test('whose bank asks is paid when the payer says yes, and stays open when they say no', async () => {
    const { provider, reference, secret } = await start();

    expect(await standIns.typeCard(secret, '4000002500003155')).toMatchObject({
      intent: { status: 'requires_action' },
    });
    await standIns.answerBank(secret, 'fail');
    expect(await provider.read(reference)).toMatchObject({
      state: 'open',
      errorLabel: expect.stringMatching('unable to authenticate'),
    });
    await standIns.typeCard(secret, '4000002500003155');
    await standIns.answerBank(secret, 'complete');
    expect(await provider.read(reference)).toMatchObject({ state: 'paid' });
  });

  test('that is declined leaves the payment open for another, with the words of the bank', async () => {
    const { provider, reference, secret } = await start();
    await standIns.typeCard(secret, '4000000000009995');

    expect(await provider.read(reference)).toMatchObject({
      state: 'open',
      errorLabel: 'Your card has insufficient funds.',
    });
    await standIns.typeCard(secret, '4242424242424242');
    expect(await provider.read(reference)).toMatchObject({ state: 'paid', errorLabel: null });
  });

  test.each([
    ['4242424242424241', {}, 'Your card number is invalid.'],
    ['', {}, 'Your card number is incomplete.'],
    ['4242424242424242', { year: 2020 }, 'Your card’s expiration year is in the past.'],
    ['4242424242424242', { cvc: '1' }, 'Your card’s security code is incomplete.'],
  ])('with the number "%s" and %j is told what is wrong with it', async (number, changes, message) => {
    const { secret } = await start();

    expect((await standIns.typeCard(secret, number, changes)).error?.message).toBe(message);
  });

  test('that was kept is charged without its holder, also where the bank has agreed to that before', async () => {
    for (const number of ['4242424242424242', '4000002500003155']) {
      const { customer, methodId } = await keptCard(number);
      const provider = await providerOf('card');

      expect(
        await provider.chargeKept(request({ providerCustomerId: customer }), { payWay: 'card', methodId }, false),
      ).toMatchObject({ state: 'paid' });
    }
  });

  test('that was kept fails with its words when it is declined, once for each order', async () => {
    const { customer, methodId } = await keptCard('4000000000000341');
    const provider = await providerOf('card');
    const sent = request({ providerCustomerId: customer });
    const first = await provider.chargeKept(sent, { payWay: 'card', methodId }, false);
    const second = await provider.chargeKept(sent, { payWay: 'card', methodId }, false);

    expect(first).toMatchObject({ state: 'failed', errorLabel: 'Your card was declined.' });
    expect(second.reference).toBe(first.reference);
    expect(await provider.read(first.reference)).toMatchObject({ state: 'failed' });
  });

  test('that was kept asks the bank when its holder is there', async () => {
    const { customer, methodId } = await keptCard('4000002500003155');
    const provider = await providerOf('card');
    const charge = await provider.chargeKept(
      request({ providerCustomerId: customer }),
      { payWay: 'card', methodId },
      true,
    );
    await standIns.answerBank(charge.clientSecret ?? '', 'complete');

    expect(charge.state).toBe('open');
    expect(await provider.read(charge.reference)).toMatchObject({ state: 'paid' });
  });

  test('paid in the fields is kept where that was asked', async () => {
    const customer = await makeStripeCustomer('keeper');
    const { provider, reference, secret } = await start({ providerCustomerId: customer });
    await standIns.typeCard(secret, '4242424242424242');
    const { kept } = await provider.read(reference);
    const again = await provider.chargeKept(
      request({ providerCustomerId: customer }),
      kept ?? { payWay: 'card', methodId: '' },
      false,
    );

    expect(again.state).toBe('paid');
  });

  test('of somebody else is never charged', async () => {
    const { methodId } = await keptCard('4242424242424242');
    const other = await makeStripeCustomer('somebody-else');
    const provider = await providerOf('card');
    const charge = provider.chargeKept(request({ providerCustomerId: other }), { payWay: 'card', methodId }, false);

    await expect(charge).rejects.toMatchObject({ code: 'provider_error' });
  });
});

describe('PayPal', () => {
  const start = async (changes: Partial<PaymentRequest> = {}) => {
    const provider = await providerOf('paypal');
    const sent = request(changes);
    const started = await provider.start(sent);
    return { provider, sent, reference: started.reference, approvalUrl: started.approvalUrl };
  };

  test('is open until the payer approves and we take it, then it is paid', async () => {
    const { provider, sent, reference, approvalUrl } = await start();

    expect(approvalUrl).toBe(`${standIns.url('PAYPAL')}/checkoutnow?token=${reference}`);
    expect(await provider.capture(reference, sent.orderId)).toMatchObject({ state: 'open' });
    expect(await standIns.approve(reference)).toBe(
      `https://xpage.example/app/payment/paypal?token=${reference}&PayerID=GOOD`,
    );
    expect(await provider.capture(reference, sent.orderId)).toMatchObject({
      state: 'paid',
      money: sent.money,
      orderId: sent.orderId,
    });
    expect(await provider.capture(reference, `${sent.orderId}-again`)).toMatchObject({ state: 'paid' });
  });

  test('goes back to where it says that the payer cancelled', async () => {
    const { reference } = await start();

    expect(await standIns.approve(reference, 'good', 'cancel')).toBe(
      `https://xpage.example/app/payment/paypal?cancelled=yes&token=${reference}`,
    );
  });

  test('fails with its words when the payer’s bank declines', async () => {
    const { provider, sent, reference } = await start();
    await standIns.approve(reference, 'empty');

    expect(await provider.capture(reference, sent.orderId)).toMatchObject({
      state: 'failed',
      errorLabel: 'The instrument presented was declined by the processor or bank.',
    });
  });

  test('leaves an agreement that is charged later, or declined later', async () => {
    const charge = async (payer: string) => {
      const { provider, sent, reference } = await start();
      await standIns.approve(reference, payer);
      const { kept } = await provider.capture(reference, sent.orderId);
      if (!kept) throw new Error('Nothing was kept.');
      return provider.chargeKept(request(), kept, false);
    };

    expect(await charge('good')).toMatchObject({ state: 'paid' });
    expect(await charge('later')).toMatchObject({ state: 'failed', errorLabel: expect.stringMatching('declined') });
  });

  test.each([
    [{ amount: 1_428, currency: 'EUR' }, '14.28'],
    [{ amount: 5, currency: 'USD' }, '0.05'],
    [{ amount: 1_980, currency: 'JPY' }, '1980'],
  ] as const)('is asked for %j as "%s"', async (money, value) => {
    const { provider, reference } = await start({ money });
    const body = standIns.sent().find(({ what }) => what === 'POST /v2/checkout/orders')?.body ?? '{}';

    expect(JSON.parse(body)).toMatchObject({ purchase_units: [{ amount: { currency_code: money.currency, value } }] });
    expect((await provider.read(reference)).money).toEqual(money);
  });
});

describe('GoPay', () => {
  const start = async () => {
    const provider = await providerOf('gopay');
    const sent = request({ money: rupiah });
    return { provider, sent, started: await provider.start(sent) };
  };

  test('shows a code that is good for a quarter of an hour', async () => {
    const { provider, started } = await start();
    const { qr, reference } = started;

    expect(qr?.expiresAt).toBe('2026-03-10T12:15:00.000Z');
    expect(qr?.deepLink).toBe(`${standIns.url('GOPAY')}/wallet/pay/${reference}`);
    expect(await provider.read(reference)).toMatchObject({ state: 'open', money: rupiah });
    standIns.clock.now += 15 * 60_000;
    expect(await provider.read(reference)).toMatchObject({ state: 'failed' });
  });

  test.each([
    ['pay', 'paid'],
    ['refuse', 'failed'],
  ])('that the holder answers with "%s" is %s', async (answer, state) => {
    const { provider, started } = await start();
    await standIns.answerWallet('pay', started.reference, answer);

    expect(await provider.read(started.reference)).toMatchObject({ state });
  });

  test('is asked for whole rupiah, and never for parts of one', async () => {
    const { provider } = await start();
    const body = standIns.sent().find(({ what }) => what === 'POST /v2/charge')?.body ?? '{}';

    expect(JSON.parse(body)).toMatchObject({ transaction_details: { gross_amount: 199_000 } });
    await expect(provider.start(request({ money: { amount: 19_900_050, currency: 'IDR' } }))).rejects.toThrow(
      'whole rupiah',
    );
  });

  test.each([
    ['+6281234567890', 'paid', null],
    ['+6281234567000', 'failed', 'Customer’s GoPay balance is insufficient'],
  ])('charges the linked wallet of %s without its holder: %s', async (phone, state, errorLabel) => {
    const provider = await providerOf('gopay');
    const { methodId } = await linkGoPayAccount(phone, ulid());
    await standIns.answerWallet('link', methodId, 'agree');

    expect(await provider.chargeKept(request({ money: rupiah }), { payWay: 'gopay', methodId }, false)).toMatchObject({
      state,
      errorLabel,
    });
  });

  test('never charges a wallet whose holder did not agree', async () => {
    const provider = await providerOf('gopay');
    const { methodId } = await linkGoPayAccount('+6281234567890', ulid());

    expect(await provider.chargeKept(request({ money: rupiah }), { payWay: 'gopay', methodId }, false)).toMatchObject({
      state: 'failed',
      errorLabel: 'The wallet is not linked any more.',
    });
  });
});

/** A payment of each provider, and what its payer does to pay it. */
const everyWay: [PayWay, Money, (reference: string, secret: string) => Promise<unknown>][] = [
  ['card', { amount: 1_428, currency: 'EUR' }, (_, secret) => standIns.typeCard(secret, '4242424242424242')],
  ['paypal', { amount: 1_428, currency: 'EUR' }, (reference) => standIns.approve(reference)],
  ['gopay', rupiah, (reference) => standIns.answerWallet('pay', reference, 'pay')],
];

describe.each(everyWay)('a payment by %s', (payWay, money, payIt) => {
  async function begin(): Promise<{
    provider: PaymentProvider;
    orderId: string;
    reference: string;
    pay(): Promise<unknown>;
  }> {
    const provider = await providerOf(payWay);
    const sent = request({ money, isKept: false });
    const { reference, clientSecret } = await provider.start(sent);
    const pay = async () => {
      await payIt(reference, clientSecret ?? '');
      return provider.capture(reference, sent.orderId);
    };
    return { provider, orderId: sent.orderId, reference, pay };
  }

  test('that is given up is over, and giving it up again changes nothing', async () => {
    const { provider, reference } = await begin();

    expect(await provider.giveUp(reference)).toMatchObject({ state: 'failed' });
    expect(await provider.giveUp(reference)).toMatchObject({ state: 'failed' });
  });

  test('that is paid cannot be given up any more', async () => {
    const { provider, reference, pay } = await begin();
    await pay();

    expect(await provider.giveUp(reference)).toMatchObject({ state: 'paid' });
  });

  test('is refunded once, however often it is asked', async () => {
    const { provider, orderId, reference, pay } = await begin();
    await pay();
    await provider.refund(reference, orderId, money);
    await provider.refund(reference, orderId, money);

    expect(await provider.read(reference)).toMatchObject({ state: 'refunded' });
  });

  test.each(['error', 'cut', 'throttle'] as const)('is unavailable while the provider fails (%s)', async (fault) => {
    const { provider, reference } = await begin();
    standIns.faults[payWay === 'card' ? 'STRIPE' : payWay.toUpperCase()] = fault;

    await expect(provider.read(reference)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('that the provider does not know is an error with its own words', async () => {
    const provider = await providerOf(payWay);
    const error = await provider.read(payWay === 'card' ? 'pi_unknown' : 'UNKNOWN0').catch((caught: unknown) => caught);

    expect(error).toMatchObject({
      code: 'provider_error',
      details: { label: expect.stringMatching(/No such|not exist|doesn’t exist/) },
    });
  });
});

describe('ways of paying', () => {
  test('are offered by country and currency', () => {
    expect(offeredPayWays('DE', 'EUR')).toEqual(['card', 'paypal']);
    expect(offeredPayWays('ID', 'IDR')).toEqual(['card', 'gopay']);
    expect(offeredPayWays('DE', 'IDR')).toEqual(['card']);
    expect(offeredPayWays('HU', 'HUF')).toEqual(['card']);
  });

  test('are offered only where the stage has their provider', async () => {
    const { PAY_WAYS: all } = process.env;
    process.env['PAY_WAYS'] = '';
    const none = offeredPayWays('DE', 'EUR');
    const refused = await providerOf('card').catch((error: unknown) => error);
    process.env['PAY_WAYS'] = all;

    expect(none).toEqual([]);
    expect(refused).toMatchObject({ code: 'pay_way_not_offered' });
  });
});
