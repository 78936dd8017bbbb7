// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Meter } from '../../../../../shared/model/billing.ts';
import { account as trialAccount, address, closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import {
  answerBilling,
  answerSubscribed,
  dateOf,
  inDays,
  paidStep,
  record,
  subscription,
  useWidth,
} from './billing-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  answerBilling();
  useWidth(false);
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const openPlans = (query = ''): Promise<void> => openApp(`/app/plan${query}`, { isSignedIn: true });
const plan = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('the plans', () => {
  it('cost what they do in the currency of the account, with what each holds beyond the one before', async () => {
    await openPlans();

    const pro = within(await plan('Pro for documents'));
    expect(pro.getByText('€29')).toBeDefined();
    expect(pro.getByText('Everything in Individual')).toBeDefined();
    expect(pro.getByText('5 products')).toBeDefined();
    expect(within(await plan('Team 1')).getByText('Unlimited connections')).toBeDefined();
    expect(within(await plan('Free')).getByText('€0')).toBeDefined();
    expect(screen.getByText(/VAT excluded/)).toBeDefined();
    expect(callsTo('officialWebsiteList')[0]?.input).toEqual({ country: 'SE' });
  });

  it('are compared in a table where there is room', async () => {
    useWidth(true);
    await openPlans();

    const table = within(await screen.findByRole('table', { name: 'What each plan holds' }));
    const questions = table.getByRole('row', { name: /Questions a month/ });
    expect(questions.textContent).toBe('Questions a month–Not included10,00010,000100,000200,000');
    expect(table.getByRole('link', { name: 'Choose Pro for documents, monthly' })).toBeDefined();
  });

  it('save two months by the year', async () => {
    await openPlans();
    expect(await screen.findByText('Save 2 Months')).toBeDefined();

    await person.click(screen.getByRole('radio', { name: 'Yearly' }));

    const individual = within(await plan('Individual'));
    expect(individual.getByText('€120')).toBeDefined();
    expect(individual.getByText('a year, €10.00 a month')).toBeDefined();
    expect(individual.getByRole('link').getAttribute('href')).toBe(
      '/app/payment/checkout?plan=individual&cycle=yearly',
    );
  });

  it('put the plan forward that holds what led here', async () => {
    await openPlans('?want=document-chat');

    expect(await screen.findByText('Chat with your documents comes with Pro for documents.')).toBeDefined();
  });

  it('say when the trial ends and that its days are not lost', async () => {
    await openPlans();

    const ends = dateOf(trialAccount.plan.trialEndsAt ?? '');
    expect(await screen.findByText(new RegExp(`Your trial ends on ${ends}.*loses none of the days`))).toBeDefined();
    expect(within(await plan('Individual')).getByRole('link', { name: 'Keep Individual, monthly' })).toBeDefined();
  });

  it('say that Free counts once the trial is over', async () => {
    answer('getUserInfo', () => ({ ...trialAccount, plan: { ...trialAccount.plan, trialEndsAt: inDays(-2) } }));
    await openPlans();

    expect(within(await plan('Free')).getByText('Your plan')).toBeDefined();
    expect(screen.getByText(/Your trial ended on/)).toBeDefined();
  });

  it('that have no price are asked for', async () => {
    answer('planEnquiry', () => ({ sent: true }));
    await openPlans();

    await press('Ask us about Team 2');
    await press('Send');
    await fill('Company', 'Studio Lindqvist');
    await fill('Professionals', '25');
    await press('Send');

    await screen.findByText(/We have your enquiry/);
    expect(callsTo('planEnquiry').map(({ input }) => input)).toEqual([
      { name: 'Mara Lindqvist', email: 'mara@example.com', company: 'Studio Lindqvist', people: 25, text: '' },
    ]);
  });

  it('can be asked for again when they do not come', async () => {
    answer('subscriptionRecord', () => {
      throw failure('internal');
    });
    await openPlans();

    await screen.findByRole('button', { name: 'Try again' });
    answerBilling();
    await press('Try again');

    expect(await plan('Individual')).toBeDefined();
  });
});

describe('a subscription', () => {
  it('shows status, dates, cycle, price and use against limits', async () => {
    answerSubscribed();
    await openPlans();

    expect(await screen.findByText('Active')).toBeDefined();
    const facts = screen.getByText('Next billing date').closest('dl')?.textContent;
    expect(facts).toContain(`Next billing date${dateOf(subscription.periodEnd)}`);
    expect(facts).toContain(`End date${dateOf(subscription.periodEnd)}`);
    expect(facts).toContain('Billing cycleMonthly');
    expect(facts).toContain('€12.00 a month, VAT excluded');
    expect(screen.getByRole('meter', { name: 'Questions a month' }).getAttribute('aria-valuenow')).toBe('9320');
    expect(screen.getByText('9,320 of 10,000')).toBeDefined();
  });

  it('is metered by what its plan holds, and by what is left of a plan before', async () => {
    const none = { limit: 0, resetsAt: null };
    const meters: Meter[] = [
      { ...none, name: 'products', used: 0 },
      { ...none, name: 'connections', used: 2 },
    ];
    answer('subscriptionRecord', () => ({ ...record, meters }));
    await openPlans();

    expect((await screen.findByRole('list', { name: 'Use' })).textContent).toBe('Connections2 of 0');
  });

  it('says the same day for the next payment wherever it says it', async () => {
    answerSubscribed({ nextBillingAt: inDays(17) });
    await openPlans();

    const nextDate = dateOf(inDays(17));
    const facts = (await screen.findByText('Next billing date')).closest('dl')?.textContent;
    expect(facts).toContain(`Next billing date${nextDate}`);
    expect(screen.getByText(new RegExp(`The next payment is taken on ${nextDate}`))).toBeDefined();
  });

  it.each([
    ['pending', 'Pending Confirmation'],
    ['cancelled', 'Cancelled'],
  ] as const)('that is %s says so in the specified words', async (status, words) => {
    answerSubscribed({ status });
    await openPlans();

    expect(await screen.findByText(words)).toBeDefined();
  });

  it('whose renewal failed says why, when it is tried again, and how to pay now', async () => {
    const failed = { at: inDays(-1), label: 'Your card has insufficient funds.', nextTryAt: inDays(1) };
    answerSubscribed({ failure: failed });
    await openPlans();

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Your card has insufficient funds.')).toBeDefined();
    expect(alert.getByText(new RegExp(`We try again on ${dateOf(failed.nextTryAt)}`))).toBeDefined();
    expect(alert.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
      '/app/payment/checkout?plan=individual&cycle=monthly',
    );
  });

  it('renews by itself or not, as the switch says', async () => {
    answerSubscribed();
    answer('saveRenewal', ({ isAutoRenewing }) => ({ ...subscription, isAutoRenewing }));
    await openPlans();

    await person.click(await screen.findByRole('switch', { name: 'Auto-renewal', checked: true }));

    await screen.findByText('successfully saved');
    expect(callsTo('saveRenewal').map(({ input }) => input)).toEqual([
      { isAutoRenewing: false, payWay: 'card', cardId: 'pm_1' },
    ]);
  });

  it('that has nothing to renew with says what to keep first', async () => {
    answerSubscribed({ isAutoRenewing: false, payWay: null, cardId: null });
    answer('customerDetail', () => ({ customer: null }));
    await openPlans();

    const link = await screen.findByRole('link', { name: 'keep a card or a wallet' });
    await person.click(screen.getByRole('switch', { name: 'Auto-renewal' }));

    expect(link.getAttribute('href')).toBe('/app/payment');
    expect(callsTo('saveRenewal')).toEqual([]);
  });

  it('that was cancelled is resumed by one press', async () => {
    answerSubscribed({ status: 'cancelled', nextBillingAt: null, isAutoRenewing: false });
    answer('resumeSubscription', () => subscription);
    await openPlans();
    await screen.findByText('End date');
    expect(screen.queryByText('Next billing date')).toBeNull();

    await press('Resume subscription');

    await screen.findByText('Your subscription goes on');
    expect(callsTo('resumeSubscription')).toHaveLength(1);
  });

  it('whose change is planned can stay as it is', async () => {
    answerSubscribed({ next: { planId: 'individual', cycle: 'yearly' } });
    answer('changeSubscription', () => subscription);
    await openPlans();

    await press('Stay with Individual, monthly');

    await screen.findByText('successfully saved');
    expect(callsTo('changeSubscription')[0]?.input).toEqual({ planId: 'individual', cycle: 'monthly' });
  });

  it('from an app store is referred to it', async () => {
    answerSubscribed({ billedBy: 'store' });
    await openPlans();

    expect(await screen.findByText(/bought in an app store/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Cancel subscription' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Auto-renewal' })).toBeNull();
  });

  it('keeps its history', async () => {
    answerSubscribed();
    await openPlans();

    await person.click(await screen.findByText('History'));

    expect(screen.getByText('€15.00')).toBeDefined();
    expect(screen.getByText('Subscription started')).toBeDefined();
  });
});

describe('a payment that was left open', () => {
  const open = { ...paidStep, state: 'open', payWay: 'paypal', approvalUrl: 'https://paypal.example/approve' } as const;

  it('is gone on with', async () => {
    answer('subscriptionRecord', () => ({ ...record, subscription: null, open }));
    await openPlans();

    await person.click(await screen.findByRole('link', { name: 'Continue payment' }));

    const link = await screen.findByRole('link', { name: 'Go to PayPal' });
    expect(link.getAttribute('href')).toBe('https://paypal.example/approve');
    expect(address()).toBe('/app/payment/checkout');
  });

  it('is given up', async () => {
    answer('subscriptionRecord', () => ({ ...record, subscription: null, open }));
    answer('giveUpPayment', () => {
      answer('subscriptionRecord', () => ({ ...record, subscription: null }));
      return { ...open, state: 'failed' };
    });
    await openPlans();

    await press('Cancel payment');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull());
    expect(callsTo('giveUpPayment')[0]?.input).toEqual({ orderId: 'order-1' });
  });
});

describe('in Arabic', () => {
  it('the plans speak it, with western digits', async () => {
    await openApp('/app/plan', { isSignedIn: true, language: 'ar_ae' });

    const individual = within(await plan('الفردية'));
    expect(individual.getByText(/12/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/[٠-٩]/);
  });
});
