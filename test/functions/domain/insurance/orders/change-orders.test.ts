/** Changes of policies, from the quote of the difference to the policy, and everything that can come in between. */
import { describe, expect, test, vi } from 'vitest';
import { beginPolicyChange } from '../../../../../functions/calls/customer-portal/begin-policy-change.ts';
import { cancelPolicy } from '../../../../../functions/calls/customer-portal/cancel-policy.ts';
import { getMyPolicy } from '../../../../../functions/calls/customer-portal/get-my-policy.ts';
import { previewCancellation } from '../../../../../functions/calls/customer-portal/preview-cancellation.ts';
import { getQuestionJson } from '../../../../../functions/calls/insurance-quote/get-question-json.ts';
import { paymentCheckout } from '../../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { quotes } from '../../../../../functions/calls/insurance-quote/quotes.ts';
import { callBackCheckout } from '../../../../../functions/calls/payment/call-back-checkout.ts';
import { giveUpOrder } from '../../../../../functions/calls/payment/give-up-order.ts';
import type { Opened } from '../../../../../functions/domain/insurance/applications.ts';
import { findPolicyEvents } from '../../../../../functions/domain/insurance/find-policies.ts';
import { forgetPolicy } from '../../../../../functions/domain/insurance/forget-policy.ts';
import { chargeInstalments } from '../../../../../functions/domain/insurance/orders/charge-instalments.ts';
import {
  followUpPolicyOrder,
  followUpPolicyPayment,
} from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { policyKey, PolicyOrderRow, type PolicyRow } from '../../../../../functions/domain/insurance/policy-rows.ts';
import { dynamo } from '../../../../../functions/kit/clients/dynamo.ts';
import { onDay } from '../../../../kit/insurance/applications.ts';
import {
  boughtYear,
  FIRST_DAY,
  HUNDRED_LEFT,
  quotedChange,
  requoted,
  year,
  type Shop,
} from '../../../../kit/insurance/changes.ts';
import { applicationRowOf, beginPayment, consent, orderRowOf, orderTrip } from '../../../../kit/insurance/orders.ts';
import { asCustomer, readPolicy } from '../../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);
vi.mock('../../../../../functions/domain/billing/providers/stripe-cards.ts', () => ({
  makeStripeCustomer: async () => 'cus_1',
}));

const { put, table } = useInsurer();
const provider = useFakeProvider();
const shop = (): Shop => ({ put, provider: provider() });

const HKD = (amount: number) => ({ amount, currency: 'HKD' }) as const;
const rowsLike = (start: string) => [...table().rows.entries()].filter(([key]) => key.startsWith(start));
const ordersLike = (kind: PolicyOrderRow['kind']): PolicyOrderRow[] =>
  rowsLike('POLICY-ORDER#')
    .map(([, row]) => PolicyOrderRow.parse(row))
    .filter((order) => order.kind === kind);
const jobs = (job: string) => [...table().rows.values()].filter((row) => row['job'] === job);
const mails = (template: string) =>
  [...table().rows.values()].filter(({ payload }) => (payload as { template?: string })?.template === template);
const sumOf = (policy: PolicyRow): number => policy.price.lines.reduce((sum, { amount }) => sum + amount, 0);

/** Everything that waits for the clock or the queue: what is found to go back goes back by the next look. */
async function settleAll(day: number): Promise<void> {
  for (const orders of [rowsLike('POLICY-ORDER#'), rowsLike('POLICY-ORDER#')]) {
    for (const [, row] of orders) await followUpPolicyOrder(String(row['orderId']), onDay(day));
  }
}

/** Pays what a change costs, and tells of it. */
async function paid(opened: Opened, day: number): Promise<PolicyOrderRow> {
  const { orderId, reference } = await beginPayment(opened, onDay(day));
  provider().pay(reference);
  await followUpPolicyPayment('card', reference, onDay(day));
  return orderRowOf(orderId);
}

/** What came back to the payer in all. */
const backAtProvider = (): number => [...provider().refunds.values()].reduce((sum, { money }) => sum + money.amount, 0);

describe('a change that costs more', () => {
  test('is quoted for the days that are left, and ordered for that alone', async () => {
    const policy = await boughtYear(shop());
    const opened = await quotedChange(policy, { plan: 'plus' }, HUNDRED_LEFT);
    const { application } = await getQuestionJson(opened, onDay(HUNDRED_LEFT));

    expect(application).toMatchObject({
      changes: { policyId: policy.policyId, number: policy.number, issuedOn: '2026-03-10', isOutdated: false },
      quote: {
        validUntil: '2026-12-22',
        prices: [
          { plan: 'standard', total: 365_00 },
          { plan: 'plus', total: 730_00 },
        ],
      },
    });
    expect(application.quote?.changes).toMatchObject([
      { plan: 'standard', difference: 0, due: 0, back: 0 },
      { plan: 'plus', before: 365_00, now: 730_00, difference: 100_00, daysLeft: 100, daysInAll: 365, due: 100_00 },
    ]);
    const { orderId } = await orderTrip(opened, onDay(HUNDRED_LEFT));
    expect(await orderRowOf(orderId)).toMatchObject({
      ...{ kind: 'change', policyId: policy.policyId, total: HKD(100_00), instalments: null, voucherCode: null },
    });
  });

  test('holds its price for the day of its quote alone: a day later the policy costs less to change', async () => {
    const policy = await boughtYear(shop());
    const opened = await quotedChange(policy, { plan: 'plus' }, HUNDRED_LEFT);

    await expect(orderTrip(opened, onDay(HUNDRED_LEFT + 1))).rejects.toMatchObject({ code: 'quote_needed' });
    expect(ordersLike('change')).toEqual([]);
    const { orderId } = await orderTrip(await requoted(opened, {}, HUNDRED_LEFT + 1), onDay(HUNDRED_LEFT + 1));
    expect((await orderRowOf(orderId)).total).toEqual(HKD(99_00));
  });

  test('takes effect once it is paid, in one transaction, once, whoever tells of it and how often', async () => {
    const policy = await boughtYear(shop());
    const opened = await quotedChange(policy, { plan: 'plus' }, HUNDRED_LEFT);
    const { orderId } = await paid(opened, HUNDRED_LEFT);
    await callBackCheckout({ ...opened, orderId }, onDay(HUNDRED_LEFT));
    await settleAll(HUNDRED_LEFT);
    await followUpPolicyPayment('card', `pi_${orderId}`, onDay(HUNDRED_LEFT + 1));

    const changed = await readPolicy(policy.policyId);
    expect(changed).toMatchObject({
      ...{ plan: 'plus', number: policy.number, start: policy.start, end: policy.end, orderId: policy.orderId },
      ...{ changedOn: '2026-12-22', paidForChanges: 100_00, files: {} },
      price: { plan: 'plus', total: 465_00, premium: 465_00, charges: 0 },
    });
    expect(changed.price.lines.at(-1)).toEqual({ id: '2026-12-22', kind: 'change', person: null, amount: 100_00 });
    expect(sumOf(changed)).toBe(465_00);
    const events = await findPolicyEvents(policy.policyId);
    expect(events.map(({ kind, money }) => [kind, money])).toEqual([
      ['issued', HKD(365_00)],
      ['bound', null],
      ['changed', HKD(100_00)],
    ]);
    expect(events.at(-1)?.detail).toMatchObject({ orderId, applicationId: opened.applicationId, plan: 'plus' });
    expect(await applicationRowOf(opened)).toMatchObject({
      ...{ state: 'issued', policyId: policy.policyId, policyNumber: policy.number },
    });
    expect(rowsLike('POLICY#').filter(([key]) => key.endsWith(' POLICY'))).toHaveLength(1);
    expect(rowsLike('POLICY-NUMBER#')).toHaveLength(1);
    expect(jobs('issue-policy').map(({ payload }) => payload)).toContainEqual({
      ...{ policyId: policy.policyId, occasion: 'changed' },
    });
    expect(mails('policy-cover-changed').map(({ payload }) => (payload as { to: string }).to)).toEqual(['insurer']);
    expect(mails('policy-sold')).toHaveLength(0);
    expect(provider().refunds.size).toBe(0);
  });

  test('stands in the customer’s policy with what it cost, in words', async () => {
    const policy = await boughtYear(shop());
    const answers = { ...year, answer: { ...year.answer, end: '2027-04-10' } };
    await paid(await quotedChange(policy, { plan: 'plus', answers }, 0), 0);
    const { timeline, policy: view } = await getMyPolicy({ policyId: policy.policyId }, asCustomer());

    expect(timeline.find(({ kind }) => kind === 'changed')).toMatchObject({
      ...{ money: HKD(385_00), text: 'plus · When are you back?' },
    });
    expect(view).toMatchObject({ total: HKD(750_00), end: '2027-04-10' });
  });

  test('of the term counts in full, and moves what hangs on its end', async () => {
    const changes = { renewal: { when: true, remindDays: [14] } };
    const policy = await boughtYear(shop(), { changes });
    const answers = { ...year, answer: { ...year.answer, end: '2027-04-30' } };
    const order = await paid(await quotedChange(policy, { answers }, HUNDRED_LEFT), HUNDRED_LEFT);

    expect(order.total).toEqual(HKD(30_00));
    expect(rowsLike('DUE#POLICY-RENEWAL#').map(([, { gsiSk }]) => gsiSk)).toEqual(['2027-04-16T01:00:00.000Z']);
    expect(rowsLike('DUE#FORGET-POLICY#').map(([, { gsiSk }]) => gsiSk)).toEqual(['2034-05-01T00:00:00.000Z']);
  });

  test('is given back with the rest when the policy is cancelled', async () => {
    const policy = await boughtYear(shop());
    await paid(await quotedChange(policy, { plan: 'plus' }, FIRST_DAY), FIRST_DAY);
    const { policyId } = policy;
    const { refund, paid: all } = await previewCancellation({ policyId }, asCustomer(FIRST_DAY));
    expect({ all, refund }).toEqual({ all: HKD(730_00), refund: HKD(728_00) });
    await cancelPolicy({ policyId, refund }, asCustomer(FIRST_DAY));
    await settleAll(FIRST_DAY);

    expect(provider().refunds.size).toBe(2);
    expect(backAtProvider()).toBe(728_00);
  });

  test('leaves nothing behind when the policy is forgotten', async () => {
    const policy = await boughtYear(shop());
    const opened = await quotedChange(policy, { plan: 'plus' }, 0);
    await paid(opened, 0);
    vi.spyOn((await import('@aws-sdk/client-s3')).S3Client.prototype, 'send').mockResolvedValue({} as never);
    await forgetPolicy(policy.policyId, onDay(3_000).now);

    expect(rowsLike('POLICY-ORDER#')).toEqual([]);
    expect(rowsLike(`APPLICATION#${opened.applicationId}`)).toEqual([]);
  });
});

describe('a change that costs less', () => {
  const dear = async (): Promise<PolicyRow> => {
    const policy = await boughtYear(shop());
    await paid(await quotedChange(policy, { plan: 'plus' }, 0), 0);
    return readPolicy(policy.policyId);
  };
  const cheaper = async (policy: PolicyRow, day: number): Promise<Opened> => {
    const opened = await quotedChange(policy, { plan: 'standard' }, day);
    await orderTrip(opened, onDay(day));
    await settleAll(day);
    return opened;
  };

  test('needs no payment, and gives back the share of an order while the rest of it stays', async () => {
    const policy = await dear();
    await cheaper(policy, HUNDRED_LEFT);

    expect(await readPolicy(policy.policyId)).toMatchObject({
      ...{ plan: 'standard', price: { total: 630_00 }, paidForChanges: 265_00 },
    });
    expect(backAtProvider()).toBe(100_00);
    expect(ordersLike('return')).toMatchObject([{ state: 'refunded', total: HKD(100_00), returned: 0 }]);
    expect(ordersLike('change')[0]).toMatchObject({ state: 'paid', total: HKD(365_00), returned: 100_00 });
    const kinds = (await findPolicyEvents(policy.policyId)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['bound', 'changed', 'changed', 'issued', 'refunded']);
    expect(mails('policy-payment-refunded')).toHaveLength(1);
  });

  test('before the first day undoes the change before it, to the cent', async () => {
    const policy = await dear();
    await cheaper(policy, FIRST_DAY - 1);

    expect((await readPolicy(policy.policyId)).price.total).toBe(365_00);
    expect(backAtProvider()).toBe(365_00);
    expect(
      ordersLike('change')
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['paid', 'refunded']);
    expect(ordersLike('return')).toEqual([]);
  });

  test('and a cancellation after it give back each unit once, over all orders', async () => {
    const policy = await dear();
    await cheaper(policy, HUNDRED_LEFT);
    const { refund } = await previewCancellation({ policyId: policy.policyId }, asCustomer(HUNDRED_LEFT));
    await cancelPolicy({ policyId: policy.policyId, refund }, asCustomer(HUNDRED_LEFT));
    await settleAll(HUNDRED_LEFT);

    // 630.00 were paid, and 99 of 365 days are left.
    expect(refund).toEqual(HKD(170_88));
    expect(backAtProvider()).toBe(100_00 + 170_88);
    expect((await readPolicy(policy.policyId)).cancelledOn).toBe('2026-12-22');
  });

  test('gives nothing back once a loss was notified', async () => {
    const policy = await dear();
    put([{ ...policyKey(policy.policyId), ...policy, hasClaim: true }]);
    await cheaper(policy, HUNDRED_LEFT);

    expect(await readPolicy(policy.policyId)).toMatchObject({ plan: 'standard', price: { total: 730_00 } });
    expect(backAtProvider()).toBe(0);
  });
});

describe('a change of a policy that is paid in parts', () => {
  const monthly = [{ id: 'monthly', count: 5, everyMonths: 1, surchargePercent: 0 }];
  const inParts = () => boughtYear(shop(), { changes: { instalments: monthly }, instalments: 'monthly' });
  const partsOf = ({ instalments }: PolicyRow) => instalments.map(({ money }) => money.amount);

  test('is paid at once where it costs more; the parts stay', async () => {
    const policy = await inParts();
    const { total } = await paid(await quotedChange(policy, { plan: 'plus' }, 1), 1);
    const changed = await readPolicy(policy.policyId);

    expect(total).toEqual(HKD(365_00));
    expect(partsOf(changed)).toEqual([73_00, 73_00, 73_00, 73_00, 73_00]);
    const { paid: all, unpaid } = await previewCancellation({ policyId: policy.policyId }, asCustomer(1));
    expect({ all, unpaid }).toEqual({ all: HKD(438_00), unpaid: HKD(292_00) });
  });

  test('is taken off the last parts where it costs less, and what was paid already goes back', async () => {
    const policy = await inParts();
    const answers = { ...year, answer: { ...year.answer, end: '2026-08-28' } };
    await orderTrip(await quotedChange(policy, { answers }, 1), onDay(1));
    expect(partsOf(await readPolicy(policy.policyId))).toEqual([73_00, 73_00, 4_00]);
    expect(backAtProvider()).toBe(0);

    const shorter = { ...year, answer: { ...year.answer, end: '2026-05-10' } };
    await orderTrip(await quotedChange(policy, { answers: shorter }, 2), onDay(2));
    await settleAll(2);
    expect(partsOf(await readPolicy(policy.policyId))).toEqual([73_00]);
    expect(rowsLike('DUE#INSTALMENT#')).toEqual([]);
    expect(backAtProvider()).toBe(33_00);
    const { paid: all, unpaid } = await previewCancellation({ policyId: policy.policyId }, asCustomer(2));
    expect({ all, unpaid }).toEqual({ all: HKD(40_00), unpaid: HKD(0) });
  });

  test('gives a part back whose charge was under way, and asks for what it has become', async () => {
    const policy = await inParts();
    provider().charges = 'pending';
    await chargeInstalments(policy.policyId, onDay(31));
    const answers = { ...year, answer: { ...year.answer, end: '2026-07-09' } };
    await orderTrip(await quotedChange(policy, { answers }, 31), onDay(31));
    expect(partsOf(await readPolicy(policy.policyId))).toEqual([73_00, 27_00]);
    const [part] = ordersLike('instalment');
    provider().pay(`pi_${part?.orderId}`);
    await settleAll(31);
    provider().charges = 'paid';
    await chargeInstalments(policy.policyId, onDay(32));

    expect((await readPolicy(policy.policyId)).instalments.map(({ paidOn }) => paidOn)).toEqual([
      '2026-03-10',
      '2026-04-11',
    ]);
    expect(backAtProvider()).toBe(73_00);
    expect(provider().payments.size - 1).toBe(2);
  });
});

describe('nothing is changed, and what was paid goes back,', () => {
  /** A change that is ordered, and its payment. */
  async function begun(policy: PolicyRow) {
    const opened = await quotedChange(policy, { plan: 'plus' }, 1);
    return { ...(await beginPayment(opened, onDay(1))), opened };
  }
  async function isRefused({ opened, orderId, reference }: Awaited<ReturnType<typeof begun>>, day = 1) {
    provider().pay(reference);
    const step = await callBackCheckout({ ...opened, orderId }, onDay(day));
    await settleAll(day);
    expect(step).toMatchObject({ state: 'failed', applicationState: 'accepted' });
    expect(provider().refunds.get(orderId)?.money).toEqual(HKD(365_00));
    const { application } = await getQuestionJson(opened, onDay(day));
    expect(application.changes?.isOutdated).toBe(true);
    await expect(quotes(opened, onDay(day))).rejects.toMatchObject({ code: 'change_outdated' });
    const total = HKD(365_00);
    await expect(paymentCheckout({ ...opened, total, consent }, onDay(day))).rejects.toMatchObject({
      code: 'change_outdated',
    });
  }

  test('when the policy was cancelled in between', async () => {
    const policy = await boughtYear(shop());
    const change = await begun(policy);
    const { refund } = await previewCancellation({ policyId: policy.policyId }, asCustomer(1));
    await cancelPolicy({ policyId: policy.policyId, refund }, asCustomer(1));

    await isRefused(change);
    expect(await readPolicy(policy.policyId)).toMatchObject({ plan: 'standard', price: { total: 365_00 } });
  });

  test('when another change was quicker', async () => {
    const policy = await boughtYear(shop());
    const { policyId } = policy;
    const both = await Promise.all([1, 2].map(() => beginPolicyChange({ policyId }, asCustomer(1))));
    expect(new Set(both.map(({ applicationId }) => applicationId)).size).toBe(2);
    const change = await begun(policy);
    const other = both.find(({ applicationId }) => applicationId !== change.opened.applicationId);
    const first = { applicationId: other?.applicationId ?? '', key: other?.key ?? '' };
    await paid(await requoted(first, { plan: 'plus' }, 1), 1);

    await isRefused(change);
    expect(await readPolicy(policyId)).toMatchObject({ plan: 'plus', price: { total: 730_00 } });
  });

  test('when a loss was notified in between', async () => {
    const policy = await boughtYear(shop());
    const change = await begun(policy);
    put([{ ...policyKey(policy.policyId), ...(await readPolicy(policy.policyId)), hasClaim: true }]);

    await isRefused(change);
  });

  test('when it comes days after the price held', async () => {
    const policy = await boughtYear(shop());
    const { reference, orderId } = await begun(policy);
    provider().pay(reference);
    await followUpPolicyPayment('card', reference, onDay(5));
    await settleAll(5);

    expect((await orderRowOf(orderId)).state).toBe('refunded');
    expect((await readPolicy(policy.policyId)).plan).toBe('standard');
  });

  test('and one that is given up can be made again', async () => {
    const policy = await boughtYear(shop());
    const { opened, orderId } = await begun(policy);
    await giveUpOrder({ ...opened, orderId }, onDay(1));
    await paid(opened, 1);

    expect((await readPolicy(policy.policyId)).plan).toBe('plus');
    expect(provider().refunds.size).toBe(0);
  });
});

test('two who pay at the same moment change the policy once', async () => {
  const policy = await boughtYear(shop());
  const { policyId } = policy;
  const both = await Promise.all([1, 2].map(() => beginPolicyChange({ policyId }, asCustomer(1))));
  const begun = await Promise.all(
    both.map(async ({ applicationId, key }) =>
      beginPayment(await requoted({ applicationId, key }, { plan: 'plus' }, 1), onDay(1)),
    ),
  );
  for (const { reference } of begun) provider().pay(reference);
  await Promise.all(begun.map(({ reference }) => followUpPolicyPayment('card', reference, onDay(1))));
  await settleAll(1);

  expect(await readPolicy(policyId)).toMatchObject({ plan: 'plus', price: { total: 730_00 } });
  expect(begun.map(({ orderId }) => provider().refunds.has(orderId)).toSorted()).toEqual([false, true]);
  expect((await findPolicyEvents(policyId)).filter(({ kind }) => kind === 'changed')).toHaveLength(1);
});

test('documents that are drawn and a part that is paid in between hinder no change', async () => {
  const policy = await boughtYear(shop());
  const opened = await quotedChange(policy, { plan: 'plus' }, 1);
  const drawn = { schedule: 'policies/p/schedule-1.pdf', wording: 'wordings/w.pdf' };
  put([{ ...policyKey(policy.policyId), ...(await readPolicy(policy.policyId)), files: drawn, revision: 99 }]);
  await paid(opened, 1);

  expect(await readPolicy(policy.policyId)).toMatchObject({ plan: 'plus', files: { wording: 'wordings/w.pdf' } });
});

test('a crash at any moment leaves all of it or nothing, and the next look does the rest', async () => {
  const policy = await boughtYear(shop());
  const { orderId, reference } = await beginPayment(await quotedChange(policy, { plan: 'plus' }, 1), onDay(1));
  provider().pay(reference);
  const whole = vi.mocked(dynamo.send).getMockImplementation() as unknown as (command: unknown) => unknown;
  for (let writes = 0; writes < 3; writes += 1) {
    vi.mocked(dynamo.send).mockImplementation(((command: { input: object }) =>
      'TransactItems' in command.input ? Promise.reject(new Error('crash')) : whole(command)) as never);
    await expect(followUpPolicyPayment('card', reference, onDay(1))).rejects.toThrow('crash');
    vi.mocked(dynamo.send).mockImplementation(whole as never);
    expect((await readPolicy(policy.policyId)).plan).toBe('standard');
    expect((await orderRowOf(orderId)).state).toBe('open');
  }
  await followUpPolicyOrder(orderId, onDay(1));

  expect((await readPolicy(policy.policyId)).plan).toBe('plus');
});
