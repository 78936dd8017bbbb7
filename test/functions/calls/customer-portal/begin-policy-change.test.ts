import { describe, expect, test, vi } from 'vitest';
import { askPolicyChange } from '../../../../functions/calls/customer-portal/ask-policy-change.ts';
import { beginPolicyChange } from '../../../../functions/calls/customer-portal/begin-policy-change.ts';
import { cancelPolicy } from '../../../../functions/calls/customer-portal/cancel-policy.ts';
import { mailQuote } from '../../../../functions/calls/customer-portal/mail-quote.ts';
import { previewCancellation } from '../../../../functions/calls/customer-portal/preview-cancellation.ts';
import { selectMyPolicies } from '../../../../functions/calls/customer-portal/select-my-policies.ts';
import { advancePayment } from '../../../../functions/calls/insurance-quote/advance-payment.ts';
import { findPriceByVoucher } from '../../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { paymentCheckout } from '../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { policyKey, type PolicyRow } from '../../../../functions/domain/insurance/policy-rows.ts';
import { onDay, voucherRow } from '../../../kit/insurance/applications.ts';
import { boughtYear, FIRST_DAY, publish, quotedChange, requoted, year } from '../../../kit/insurance/changes.ts';
import { applicationRowOf, consent } from '../../../kit/insurance/orders.ts';
import { asCustomer, asOther, email, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

const { put } = useInsurer();
const provider = useFakeProvider();
const bought = (): Promise<PolicyRow> => boughtYear({ put, provider: provider() });

describe('beginning a change', () => {
  test('takes answers, plan and version of the policy, whatever is sold by now, and its number', async () => {
    const { policyId, number } = await bought();
    publish(put, { version: 2, onSale: { from: '2026-01-01', until: '2026-03-10' } });
    const opened = await beginPolicyChange({ policyId }, asCustomer(5));

    expect(await applicationRowOf(opened)).toMatchObject({
      ...{ productCode: 'travel-hk', version: 1, state: 'draft', plan: 'standard', answers: year },
      ...{ policyNumber: number, policyId: null, renews: null, agentName: null, channelCode: 'harbour-vale' },
      changes: { policyId, number, issuedOn: '2026-03-10', before: { total: 365_00, charges: 0 } },
    });
    expect((await quotes(opened, onDay(5))).application).toMatchObject({ state: 'accepted', version: 1 });
  });

  test('opens one that is begun already, which stands among the quotes without a price', async () => {
    const { policyId, number } = await bought();
    const first = await beginPolicyChange({ policyId }, asCustomer(1));
    await quotes(first, onDay(1));
    const again = await beginPolicyChange({ policyId }, asCustomer(1));

    expect(again.applicationId).toBe(first.applicationId);
    const { groups } = await selectMyPolicies({}, asCustomer(1));
    expect(groups.flatMap((group) => group.quotes)).toMatchObject([{ changes: number, price: null, daysLeft: null }]);
    const { applicationId } = first;
    await expect(mailQuote({ applicationId }, asCustomer(1))).rejects.toMatchObject({ code: 'quote_needed' });
  });

  test('begins anew, in the same place, where the policy is not what it was', async () => {
    const policy = await bought();
    const { policyId } = policy;
    const opened = await quotedChange(policy, { plan: 'plus' }, 1);
    const answers = { ...year, answer: { ...year.answer, end: '2027-04-10' } };
    put([{ ...policyKey(policyId), ...(await readPolicy(policyId)), answers }]);
    const again = await beginPolicyChange({ policyId }, asCustomer(1));

    expect(again.applicationId).toBe(opened.applicationId);
    expect(await applicationRowOf(again)).toMatchObject({ state: 'draft', plan: 'standard', quote: null, answers });
    expect((await getQuestionJson(again, onDay(1))).application.changes?.isOutdated).toBe(false);
  });

  test('is refused once the policy has ended or is cancelled', async () => {
    const { policyId } = await bought();
    await expect(beginPolicyChange({ policyId }, asCustomer(400))).rejects.toMatchObject({ code: 'policy_closed' });
    const { refund } = await previewCancellation({ policyId }, asCustomer());
    await cancelPolicy({ policyId, refund }, asCustomer());

    await expect(beginPolicyChange({ policyId }, asCustomer())).rejects.toMatchObject({ code: 'policy_closed' });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await bought();
    const call = (id: string) => beginPolicyChange({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a change that is begun', () => {
  test('keeps the holder’s address, takes no voucher and is not paid in parts', async () => {
    const policy = await bought();
    put([voucherRow()]);
    const opened = await quotedChange(policy, { plan: 'plus' }, 0);
    const { revision } = await applicationRowOf(opened);
    const answers = { ...year, applicant: { email: 'eve@example.com' } };
    const content = { language: 'en_us', answers, plan: 'plus' } as const;
    const saved = await saveQuestionJson({ kind: 'save', ...opened, revision, ...content }, onDay());

    expect(saved.application.answers.applicant['email']).toBe(email);
    await quotes(opened, onDay());
    await expect(findPriceByVoucher({ ...opened, code: 'GO10' }, onDay())).rejects.toMatchObject({
      code: 'voucher_invalid',
    });
    expect(await advancePayment(opened, onDay())).toMatchObject({ ways: [], dueNow: 365_00 });
  });

  test('is not ordered while nothing is different', async () => {
    const policy = await bought();
    const opened = await quotedChange(policy, {}, 0);
    const total = { amount: 0, currency: 'HKD' } as const;

    await expect(paymentCheckout({ ...opened, total, consent }, onDay())).rejects.toMatchObject({
      code: 'change_empty',
    });
  });

  test('leaves days of cover that have passed as they were', async () => {
    const policy = await bought();
    const day = FIRST_DAY + 10;
    const opened = await quotedChange(policy, {}, day);
    const problemsWith = async (answer: Record<string, string>) => {
      await requoted(opened, { answers: { ...year, answer: { ...year.answer, ...answer } } }, day);
      return (await quotes(opened, onDay(day))).problems.map(({ code }) => code);
    };

    expect(await problemsWith({ start: '2026-05-01' })).toEqual(['term_passed']);
    expect(await problemsWith({ end: '2026-04-05' })).toEqual(['term_passed']);
    expect(await problemsWith({ end: '2026-04-20' })).toEqual([]);
  });

  test('stands beside a change that is asked for in words', async () => {
    const { policyId } = await bought();
    await beginPolicyChange({ policyId }, asCustomer());

    expect(await askPolicyChange({ policyId, text: 'Please add my dog.' }, asCustomer())).toEqual({
      sentTo: ['insurer'],
    });
  });
});
