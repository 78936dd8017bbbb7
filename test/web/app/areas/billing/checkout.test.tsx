// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '../../../../../shared/model/account.ts';
import type { ChangePreview } from '../../../../../shared/model/billing.ts';
import { askBank } from '../../../../../web/app/payment/stripe-js.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import {
  afterAMoment,
  answerBilling,
  answerSubscribed,
  confirmCard,
  customer,
  dateOf,
  euros,
  inDays,
  paidStep,
  preview,
  record,
  subscription,
  withoutSubscription,
} from './billing-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/payment/card-fields.tsx', () => import('./fake-card-fields.tsx'));
vi.mock('../../../../../web/app/payment/stripe-js.ts', () => ({ askBank: vi.fn() }));

beforeEach(() => {
  forgetCalls();
  answerBilling();
  answer('startCard', () => ({ clientSecret: 'seti_1_secret' }));
  confirmCard.mockReset().mockResolvedValue({ errorLabel: null, setupId: 'seti_1' });
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const openCheckout = (query = 'plan=individual&cycle=monthly'): Promise<void> =>
  openApp(`/app/payment/checkout?${query}`, { isSignedIn: true });
const agree = async (): Promise<void> => person.click(await screen.findByRole('checkbox', { name: /I agree/ }));
const pay = (): Promise<void> => press('Confirm payment · €15.00');
const purchase = {
  planId: 'individual',
  cycle: 'monthly',
  total: euros(15),
  termsVersion: TERMS_VERSION,
  isAutoRenewing: true,
};

describe('the rehearsal of a purchase', () => {
  it('says what is paid today, line by line, and what comes next', async () => {
    await openCheckout();

    const summary = await screen.findByText('Due today', { selector: 'dt' });
    const lines = summary.closest('dl')?.textContent;
    expect(lines).toBe('Plan€12.00VAT 25%€3.00Due today€15.00');
    expect(screen.getByText(`The next payment is €15.00 on ${dateOf(preview.next?.at ?? '')}.`)).toBeDefined();
    expect(screen.getByText('It counts from now.')).toBeDefined();
  });

  it('says what is in an upgrade for the time not used', async () => {
    answer('previewSubscription', () => ({
      ...preview,
      kind: 'upgrade',
      planId: 'pro',
      lines: [...preview.lines, { kind: 'credit', money: euros(-4), percent: null }],
    }));
    await openCheckout('plan=pro&cycle=monthly');

    expect(await screen.findByText('Credit for the time not used')).toBeDefined();
    expect(screen.getByText('-€4.00')).toBeDefined();
  });
});

describe('billing details', () => {
  it('come first, because the tax goes by them', async () => {
    answer('customerDetail', () => ({ customer: null }));
    answer('createCustomer', () => customer);
    await openCheckout();

    expect(await screen.findByText(/comes next, with the tax/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Confirm payment/ })).toBeNull();
    await fill('Street and number', 'Sveavägen 12');
    await fill('City', 'Stockholm');
    await press('Continue');

    expect(await screen.findByRole('button', { name: 'Confirm payment · €15.00' })).toBeDefined();
    expect(callsTo('createCustomer')[0]?.input).toMatchObject({
      name: 'Mara Lindqvist',
      billingEmail: 'mara@example.com',
      country: 'SE',
    });
    expect(callsTo('previewSubscription')).toHaveLength(2);
  });

  it('want a name, a billing e-mail and an address', async () => {
    answer('customerDetail', () => ({ customer: null }));
    await openCheckout();
    await fill('Billing e-mail', 'nobody');

    await press('Continue');

    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    expect(callsTo('createCustomer')).toEqual([]);
  });

  it('say beside the VAT number that it is not one', async () => {
    answer('createCustomer', () => {
      throw failure('vat_number_invalid');
    });
    await openCheckout();
    await press('Change billing details');
    await fill('VAT number optional', 'XX1');

    await press('Save');

    expect(await screen.findByText('Please enter a valid VAT number.')).toBeDefined();
    expect(screen.getByLabelText(/VAT number/).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('paying by card', () => {
  it('with a kept one sends the shown total and the agreed terms, and ends in the active plan', async () => {
    answer('createSubscription', () => paidStep);
    await openCheckout();

    await agree();
    await pay();

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
    expect(screen.getByText(/€15.00 is paid/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Set up your assistant' })).toBeDefined();
    expect(callsTo('createSubscription').map(({ input }) => input)).toEqual([{ ...purchase, cardId: 'pm_1' }]);
  });

  it('still says that it is paid when the server, asked again, knows of nothing to change', async () => {
    answer('createSubscription', () => {
      answer('previewSubscription', () => ({ ...preview, kind: 'none', lines: [], total: null, next: null }));
      return paidStep;
    });
    await openCheckout();
    await agree();
    await pay();

    await waitFor(() => expect(callsTo('previewSubscription')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Individual is active' })).toBeDefined();
    expect(screen.queryByText('You have this plan already.')).toBeNull();
  });

  it('asks for consent first, which nobody has given yet', async () => {
    await openCheckout();
    const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
    expect(consent.checked).toBe(false);
    expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/legal/terms');

    await pay();

    expect(await screen.findByText('Please agree to the terms before you pay.')).toBeDefined();
    expect(callsTo('createSubscription')).toEqual([]);
  });

  it('pressed twice pays once', async () => {
    const answered = later<typeof paidStep>();
    answer('createSubscription', () => answered.promise);
    await openCheckout();
    await agree();

    await person.dblClick(await screen.findByRole('button', { name: /Confirm payment/ }));
    answered.give(paidStep);

    await screen.findByRole('heading', { name: 'Individual is active' });
    expect(callsTo('createSubscription')).toHaveLength(1);
  });

  it('with another card keeps it under its name, and pays with it', async () => {
    const kept = { ...customer, cards: [{ ...customer.cards[0], cardId: 'pm_2' }, ...customer.cards] };
    answer('bindCreditCard', () => kept as typeof customer);
    answer('createSubscription', () => paidStep);
    await openCheckout();
    await person.click(await screen.findByRole('radio', { name: 'Another card' }));
    expect(await screen.findByText('setup fields of seti_1_secret')).toBeDefined();

    await agree();
    await pay();
    expect(await screen.findByText('Please enter the name on the card.')).toBeDefined();
    await fill('Name on card', 'M. Lindqvist');
    await pay();

    await screen.findByRole('heading', { name: 'Individual is active' });
    expect(callsTo('bindCreditCard').map(({ input }) => input)).toEqual([
      { setupId: 'seti_1', nameOnCard: 'M. Lindqvist' },
    ]);
    expect(confirmCard).toHaveBeenCalledWith('M. Lindqvist');
    expect(callsTo('createSubscription')[0]?.input).toMatchObject({ cardId: 'pm_2' });
  });

  it.each([
    ['the number is not one', null, 'Please enter a valid card number.'],
    ['the provider says no', 'Your card was declined.', 'Your card was declined.'],
  ])('says it at the card when %s, and orders nothing', async (_, errorLabel, words) => {
    confirmCard.mockResolvedValue({ errorLabel, setupId: null });
    answer('customerDetail', () => ({ customer: { ...customer, cards: [] } }));
    await openCheckout();
    await fill('Name on card', 'M. Lindqvist');

    await agree();
    await pay();

    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(callsTo('createSubscription')).toEqual([]);
  });

  it('that fails says so in the specified words with the provider’s label, and is tried again from the same form', async () => {
    answer('createSubscription', () => ({ ...paidStep, state: 'failed', errorLabel: 'Your card was declined.' }));
    await openCheckout();
    await agree();
    await pay();

    expect(
      await screen.findByText('Payment could not be processed: check details or try later, then retry'),
    ).toBeDefined();
    expect(screen.getByText('Your card was declined.')).toBeDefined();
    answer('createSubscription', () => paidStep);
    afterAMoment();
    await press('Retry payment · €15.00');

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
  });

  it('lets the bank ask its question, and goes on when it was answered', async () => {
    const asked = { ...paidStep, state: 'open', clientSecret: 'pi_1_secret' } as const;
    answer('createSubscription', () => asked);
    answer('checkCardPayment', () => ({ ...asked, clientSecret: null }));
    vi.mocked(askBank).mockResolvedValue('Your bank said no.');
    await openCheckout();
    await agree();
    await pay();

    await press('Confirm with your bank');
    expect(await screen.findByText('Your bank said no.')).toBeDefined();
    vi.mocked(askBank).mockImplementation(() => {
      answer('checkCardPayment', () => paidStep);
      return Promise.resolve(null);
    });
    await press('Confirm with your bank');

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
    expect(vi.mocked(askBank)).toHaveBeenCalledWith('pi_1_secret', 'en-US');
  });

  it('waits in Pending Confirmation until the provider is sure', async () => {
    const checked = later<typeof paidStep>();
    answer('createSubscription', () => ({ ...paidStep, state: 'pending' }));
    answer('checkCardPayment', () => checked.promise);
    await openCheckout();
    await agree();
    await pay();

    expect(await screen.findByRole('heading', { name: 'Pending Confirmation' })).toBeDefined();
    checked.give(paidStep);

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
  });

  it('shows the new price before anything is paid when it has changed', async () => {
    answer('createSubscription', () => {
      throw failure('price_changed');
    });
    await openCheckout();
    await agree();
    answer('previewSubscription', () => ({ ...preview, total: euros(18) }));
    await pay();

    expect(await screen.findByText(/The price has changed/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Confirm payment · €18.00' })).toBeDefined();
  });

  it('offers to finish or give up a payment that is open already', async () => {
    answer('createSubscription', () => {
      answer('subscriptionRecord', () => ({ ...withoutSubscription, open: { ...paidStep, state: 'pending' } }));
      throw failure('payment_open');
    });
    await openCheckout();
    await agree();
    await pay();

    expect(await screen.findByText(/A payment of €15.00 by Card is being confirmed/)).toBeDefined();
  });
});

describe('paying by PayPal', () => {
  const open = { ...paidStep, state: 'open', payWay: 'paypal', approvalUrl: 'https://paypal.example/approve' } as const;

  it('leads to where the payer approves', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answer('createPaypalPaymentLink', () => open);
    await openCheckout();
    await person.click(await screen.findByRole('radio', { name: /PayPal/ }));

    await agree();
    await pay();

    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://paypal.example/approve'));
    expect(callsTo('createPaypalPaymentLink').map(({ input }) => input)).toEqual([purchase]);
  });

  it('takes the payment on return', async () => {
    answer('paypalPaymentSuccess', () => ({ ...paidStep, payWay: 'paypal' }));
    answer('subscriptionRecord', () => record);
    await openApp('/app/payment/paypal?token=5O1', { isSignedIn: true });

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
    expect(callsTo('paypalPaymentSuccess')[0]?.input).toEqual({ token: '5O1' });
  });

  it('says on return why it failed, and leads back to the plans', async () => {
    answer('paypalPaymentSuccess', () => ({ ...paidStep, state: 'failed', errorLabel: 'INSTRUMENT_DECLINED' }));
    await openApp('/app/payment/paypal?token=5O1', { isSignedIn: true });

    expect(await screen.findByText('INSTRUMENT_DECLINED')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toBe('/app/plan');
  });

  it('is given up when the payer comes back without paying', async () => {
    answer('subscriptionRecord', () => ({ ...withoutSubscription, open }));
    answer('giveUpPayment', () => ({ ...open, state: 'failed' }));
    await openApp('/app/payment/paypal?cancelled=yes&token=5O1', { isSignedIn: true });

    expect(await screen.findByRole('heading', { name: 'You came back without paying' })).toBeDefined();
    await waitFor(() => expect(callsTo('giveUpPayment').map(({ input }) => input)).toEqual([{ orderId: 'order-1' }]));
    expect(callsTo('paypalPaymentSuccess')).toEqual([]);
  });
});

describe('paying by GoPay', () => {
  const qr = { text: '00020101021226', deepLink: 'https://gopay.example/pay', expiresAt: inDays(0.01) };
  const open = { ...paidStep, state: 'open', payWay: 'gopay', qr } as const;
  const begin = async (): Promise<void> => {
    await openCheckout();
    await person.click(await screen.findByRole('radio', { name: /GoPay/ }));
    await agree();
    await pay();
  };

  it('shows the code, how long it is good and the way into the wallet, and goes on when it is paid', async () => {
    const checked = later<typeof paidStep>();
    answer('createGoPayQRCodeLink', () => open);
    answer('checkGoPayPaymentStatus', () => checked.promise);
    await begin();

    expect(await screen.findByRole('img', { name: 'QR code for GoPay' })).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^Good for 14:\d\d$/);
    expect(screen.getByRole('link', { name: 'Open GoPay' }).getAttribute('href')).toBe('https://gopay.example/pay');
    checked.give({ ...paidStep, payWay: 'gopay' });

    expect(await screen.findByRole('heading', { name: 'Individual is active' })).toBeDefined();
  });

  it('makes a new code when the first is over', async () => {
    const over = { ...open, qr: { ...qr, expiresAt: inDays(-0.01) } };
    answer('createGoPayQRCodeLink', () => over);
    answer('checkGoPayPaymentStatus', () => over);
    answer('giveUpPayment', () => ({ ...over, state: 'failed' }));
    await begin();
    expect(await screen.findByText('This code is no longer good.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open GoPay' })).toBeNull();

    const next = { ...open, orderId: 'order-2' };
    answer('createGoPayQRCodeLink', () => next);
    answer('checkGoPayPaymentStatus', () => next);
    afterAMoment();
    await press('New code');

    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^Good for/));
    expect(callsTo('giveUpPayment').map(({ input }) => input)).toEqual([{ orderId: 'order-1' }]);
    expect(callsTo('createGoPayQRCodeLink')).toHaveLength(2);
  });
});

describe('a change without a payment', () => {
  const cancelling: ChangePreview = {
    kind: 'cancel',
    planId: 'free',
    cycle: null,
    from: subscription.periodEnd,
    lines: [],
    total: null,
    next: null,
    // oxlint-disable-next-line unicorn/no-thenable -- a figure beside `now`, which nobody awaits
    locks: [{ kind: 'questions', at: subscription.periodEnd, now: 10_000, then: 0 }],
    payWays: [],
  };

  it('to Free says exactly what locks and when, cancels by one press, and offers to resume', async () => {
    answerSubscribed();
    answer('previewSubscription', () => cancelling);
    answer('cancelSubscription', () => ({ ...subscription, status: 'cancelled', nextBillingAt: null }));
    await openCheckout('plan=free&cycle=monthly');

    const locks = within(await screen.findByRole('complementary', { name: 'What this change means' }));
    expect(locks.getByText(/10,000 now, 0 then/)).toBeDefined();
    expect(locks.getByText(new RegExp(`From ${dateOf(subscription.periodEnd)}`))).toBeDefined();
    expect(locks.getByText('Nothing is charged today.')).toBeDefined();
    await press('Cancel subscription');

    expect(await screen.findByRole('heading', { name: 'Your subscription is cancelled' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Resume subscription' })).toBeDefined();
    expect(callsTo('cancelSubscription')).toHaveLength(1);
  });

  it('to another cycle is planned for the end of the period', async () => {
    const next = { planId: 'individual', cycle: 'yearly' } as const;
    answerSubscribed();
    answer('previewSubscription', () => ({ ...cancelling, ...next, kind: 'downgrade', locks: [] }));
    answer('changeSubscription', () => ({ ...subscription, next }));
    await openCheckout('plan=individual&cycle=yearly');

    await press('Confirm change');

    const words = `From ${dateOf(subscription.periodEnd)} you are on Individual, yearly.`;
    expect(await screen.findByText(words)).toBeDefined();
    expect(callsTo('changeSubscription').map(({ input }) => input)).toEqual([next]);
  });

  it('that is none says so', async () => {
    answerSubscribed();
    answer('previewSubscription', () => ({ ...cancelling, kind: 'none' }));
    await openCheckout();

    expect(await screen.findByText('You have this plan already.')).toBeDefined();
  });

  it('says what went wrong when it could not be made', async () => {
    answerSubscribed();
    answer('previewSubscription', () => cancelling);
    answer('cancelSubscription', () => {
      throw failure('billed_by_store');
    });
    await openCheckout('plan=free&cycle=monthly');

    await press('Cancel subscription');

    expect(await screen.findByText(/bought in an app store/)).toBeDefined();
  });
});
