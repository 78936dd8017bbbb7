// @vitest-environment happy-dom
/** What a customer sees who changes the cover of a policy: the difference instead of the price, and what becomes of it. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../../../../../web/app/i18n.ts';
import { ApplicationStore } from '../../../../../../web/app/areas/insurance/flow/application-store.ts';
import { FlowScreen } from '../../../../../../web/app/areas/insurance/flow/flow-screen.tsx';
import type { ApplicationView, ChangePrice } from '../../../../../../shared/insurance/application.ts';
import { exampleApplication, examplePrice, exampleQuote } from '../../../../../../shared/calls/insurance-examples.ts';
import type { PaymentStepView } from '../../../../../../shared/insurance/payment.ts';
import { exampleProduct } from '../../../../../../shared/insurance/example-product.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

const number = 'TR26-00000042-17';
const changes: NonNullable<ApplicationView['changes']> = {
  ...{ policyId: 'P'.repeat(22), number, issuedOn: '2026-01-01', start: '2026-02-01', end: '2026-02-03' },
  ...{ isRenewal: false, plan: 'standard', before: { total: 56_00, charges: 0 }, isOutdated: false },
};
const change: ChangePrice = {
  ...{ plan: 'standard', currency: 'HKD', before: 56_00, now: 93_00, difference: 12_00, charges: 0 },
  ...{ daysLeft: 10, daysInAll: 30, due: 12_00, takenOff: 0, back: 0 },
};
/** Far enough ahead for whatever day the test runs on. */
const quote = { ...exampleQuote, validUntil: '2999-01-01', prices: [{ ...examplePrice, total: 93_00 }] };

const nothing = { amount: 0, currency: 'HKD' } as const;
const order = {
  ...{ orderId: 'o1', orderNumber: 'PO26-00000007-22', state: 'paid' as const, total: nothing },
  ...{ payWay: null, createdAt: exampleQuote.quotedAt, paidAt: exampleQuote.quotedAt },
};
const paid: PaymentStepView = {
  ...{ orderId: 'o1', state: 'paid', payWay: null, total: nothing, clientSecret: null, approvalUrl: null, qr: null },
  ...{ errorLabel: null, applicationState: 'issued', policyId: changes.policyId, policyNumber: number },
};

type Shown = { state?: ApplicationView['state']; money?: Partial<ChangePrice>; isOutdated?: boolean };

const application = ({ state = 'accepted', money = {}, isOutdated = false }: Shown): ApplicationView => ({
  ...exampleApplication,
  answers: { ...exampleApplication.answers, applicant: { email: 'ana@example.com' } },
  ...{ state, changes: { ...changes, isOutdated } },
  quote: { ...quote, prices: state === 'declined' ? [] : quote.prices, changes: [{ ...change, ...money }] },
});

function open(at: string, shown: Shown = {}): void {
  const server = application(shown);
  const due = { amount: server.quote?.changes?.[0]?.due ?? 0, currency: 'HKD' } as const;
  answer('addPreMemberV2', () => ({ application: server, problems: [] }));
  answer('getPaymentInfo', () => ({
    ...{ application: server, lines: [], total: due, dueNow: due, problems: [], payWays: [], offersTestPayment: true },
    ...{ instalments: null, validUntil: '2999-01-01', declarationVersion: '1', order: null },
  }));
  const store = new ApplicationStore({ opened: { application: server, key: 'A'.repeat(43) } }, 'en_us');
  const channel = { channelCode: 'harbour-vale', name: 'Harbour & Vale', languages: ['en_us'], products: [] };
  render(
    <MemoryRouter initialEntries={[`/insurance/-/${server.applicationId}?at=${at}`]}>
      <FlowScreen
        store={store}
        product={{ ...exampleProduct, language: 'en_us' }}
        channel={channel as never}
        agentName={null}
      />
    </MemoryRouter>,
  );
}

beforeEach(async () => {
  forgetCalls();
  await startTexts('en_us');
});
afterEach(cleanup);

const price = () => screen.queryByRole('complementary', { name: 'Your price' });
const link = () => screen.getByRole('link', { name: 'Open my policy' }).getAttribute('href');

describe('a change on the screen', () => {
  it('names its policy, says that nothing has happened yet, and shows what each plan costs more', async () => {
    open('plans');

    expect(await screen.findByText(new RegExp(`You are changing policy .*${number}`))).toBeTruthy();
    const [plan] = screen.getAllByRole('listitem');
    expect(within(plan as HTMLElement).getByText('Your plan now')).toBeTruthy();
    expect(within(plan as HTMLElement).getByText('Extra for this change')).toBeTruthy();
    expect(within(plan as HTMLElement).getAllByText(/12\.00/).length).toBeGreaterThan(0);
  });

  it('shows lines that add up to what is to be paid, and asks for neither voucher nor parts', async () => {
    open('review');
    expect(await screen.findByRole('heading', { name: 'Check and confirm' })).toBeTruthy();
    expect(price()).toBeTruthy();
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);

    expect(cells).toEqual(['93.00', '-56.00', '37.00', '12.00', '12.00']);
    expect(screen.getByText('Counts for 10 of 30 days')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Pay .*12\.00$/ })).toBeTruthy();
    expect(screen.queryByText('I have a voucher')).toBeNull();
    expect(callsTo('advancePayment')).toEqual([]);
    expect(screen.queryByText('ana@example.com')).toBeNull();
  });

  it('that gives money back is confirmed without a way to pay', async () => {
    answer('paymentCheckout', () => ({ order, payWays: [], offersTestPayment: true }));
    answer('callBackCheckout', () => paid);
    open('review', { money: { now: 30_00, difference: -8_67, due: 0, back: 8_67 } });
    expect((await screen.findAllByText('Comes back to you')).length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the change' }));

    expect(await screen.findByRole('heading', { name: 'Your policy is changed' })).toBeTruthy();
    expect(callsTo('paymentCheckout')[0]?.input).toMatchObject({ total: { amount: 0, currency: 'HKD' } });
    expect(callsTo('fakePayment')).toEqual([]);
    expect(link()).toBe(`/portal/policies/${changes.policyId}`);
  });

  it('says why nothing goes back on a policy with a claim', async () => {
    open('review', { money: { now: 30_00, difference: -8_67, due: 0, back: 0 } });

    expect(await screen.findByText('Nothing is paid back on a policy with a claim.')).toBeTruthy();
  });

  it('that is declined leaves the policy as it is, and leads back to it', async () => {
    open('review', { state: 'declined' });

    expect(await screen.findByRole('heading', { name: 'We cannot make this change' })).toBeTruthy();
    expect(price()).toBeNull();
    expect(screen.getByText(/stays as it is/)).toBeTruthy();
    expect(link()).toBe(`/portal/policies/${changes.policyId}`);
  });

  it('that is referred says so of a change', async () => {
    open('review', { state: 'referred' });

    expect(await screen.findByRole('heading', { name: 'We look at this change ourselves' })).toBeTruthy();
    expect(screen.getByText('Until then your policy stays as it is, and nothing is paid.')).toBeTruthy();
  });

  it('whose policy is not what it was ends, whatever step it was at', async () => {
    open('plans', { isOutdated: true });

    expect(await screen.findByRole('heading', { name: 'This change can no longer be made' })).toBeTruthy();
    expect(screen.getByText(/goes back by itself/)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
