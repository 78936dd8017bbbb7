/** Changes that a person decides about, and what their agent or insurer sees of them. */
import { describe, expect, test, vi } from 'vitest';
import { decideApplication } from '../../../../functions/calls/insurance-quote/decide-application.ts';
import { getMyApplication } from '../../../../functions/calls/insurance-quote/get-my-application.ts';
import { getMyApplications } from '../../../../functions/calls/insurance-quote/get-my-applications.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { paymentCheckout } from '../../../../functions/calls/insurance-quote/payment-checkout.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { cancelPolicy } from '../../../../functions/calls/customer-portal/cancel-policy.ts';
import { previewCancellation } from '../../../../functions/calls/customer-portal/preview-cancellation.ts';
import { statusOfApplication } from '../../../../functions/domain/insurance/agent/case-view.ts';
import { checkGiven } from '../../../../functions/domain/insurance/check-given.ts';
import { fileKey, type FileRow } from '../../../../functions/domain/insurance/files/file-rows.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { readWith } from '../../../../functions/domain/insurance/quote-application.ts';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { boughtYear, publish, quotedChange } from '../../../kit/insurance/changes.ts';
import { applicationRowOf, consent } from '../../../kit/insurance/orders.ts';
import { asCustomer } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { asInsurer } from '../../../kit/insurance/referrals.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useSecrets } from '../../../kit/secrets.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useSecrets();
const { put } = useInsurer();
const provider = useFakeProvider();

/** Cover of more than a year is looked at by a person. */
const referring: Partial<ProductDefinition> = {
  underwriting: [{ id: 'long', per: 'policy', decision: 'refer', when: { '>': [{ var: 'fact.days' }, 365] } }],
};

async function referred() {
  const policy = await boughtYear({ put, provider: provider() }, { changes: referring });
  const answers = { ...policy.answers, answer: { ...policy.answers.answer, end: '2027-04-10' } };
  const opened = await quotedChange(policy, { answers }, 0);
  return { policy, opened, row: await applicationRowOf(opened) };
}

const decide = (applicationId: string, revision: number, decision: 'accept' | 'decline') =>
  decideApplication({ applicationId, revision, decision, reason: 'Known for years.', note: '' }, asInsurer());

describe('a change that is referred', () => {
  test('is seen as a change of its policy, with what it costs more', async () => {
    const { policy, opened, row } = await referred();
    const shown = { status: 'referred', isChange: true, policyNumber: policy.number };
    const { cases } = await getMyApplications({}, asInsurer());

    expect(row.state).toBe('referred');
    expect(cases).toMatchObject([shown]);
    const named = { case: { kind: 'application', id: opened.applicationId } } as const;
    expect(await getMyApplication(named, asInsurer())).toMatchObject({
      ...shown,
      total: { amount: 10_00, currency: 'HKD' },
    });
  });

  test('shows beside each answer that differs what the policy says', async () => {
    const { opened } = await referred();
    const named = { case: { kind: 'application', id: opened.applicationId } } as const;
    const lines = (await getMyApplication(named, asInsurer())).answers.flatMap((block) => block.lines);

    expect(lines.filter(({ before }) => before !== null)).toMatchObject([
      { id: 'answer.end', before: 'March 31, 2027' },
    ]);
  });

  test('that no person looks at counts as begun, not as accepted, while its customer has yet to confirm it', async () => {
    const policy = await boughtYear({ put, provider: provider() });
    const row = await applicationRowOf(await quotedChange(policy, { answers: policy.answers }, 0));

    expect([row.state, statusOfApplication(row)]).toEqual(['accepted', 'in-progress']);
  });

  test('that is accepted holds on another day, at the price of that day', async () => {
    const { opened, row } = await referred();
    await decide(opened.applicationId, row.revision, 'accept');
    const total = { amount: 10_00, currency: 'HKD' } as const;
    expect((await applicationRowOf(opened)).state).toBe('accepted');
    await expect(paymentCheckout({ ...opened, total, consent }, onDay(3))).rejects.toMatchObject({
      code: 'quote_needed',
    });

    const { application } = await quotes(opened, onDay(3));
    expect(application).toMatchObject({ state: 'accepted', quote: { validUntil: '2026-03-13' } });
    expect(await paymentCheckout({ ...opened, total, consent }, onDay(3))).toMatchObject({ order: { total } });
  });

  test('that is declined leaves the policy as it is', async () => {
    const { opened, row } = await referred();
    await decide(opened.applicationId, row.revision, 'decline');

    expect((await getQuestionJson(opened, onDay())).application).toMatchObject({
      ...{ state: 'declined', quote: { prices: [] }, changes: { isOutdated: false } },
    });
  });

  test('is not accepted for a policy that is cancelled by now', async () => {
    const { policy, opened, row } = await referred();
    const { policyId } = policy;
    const { refund } = await previewCancellation({ policyId }, asCustomer());
    await cancelPolicy({ policyId, refund }, asCustomer());

    await expect(decide(opened.applicationId, row.revision, 'accept')).rejects.toMatchObject({
      code: 'referral_outdated',
    });
  });
});

test('files of the policy’s own application still answer its questions', async () => {
  const policy = await boughtYear({ put, provider: provider() });
  const [trip, holder] = exampleProduct.definition.blocks;
  const photo = { id: 'photo', kind: 'photo', required: true, most: 2 } as const;
  if (!trip || !holder) throw new Error('The example has two blocks.');
  publish(put, { blocks: [{ ...trip, questions: [...trip.questions, photo] }, holder] });
  const [fileId, strange] = ['01KKBZJR00000000000000FILE', '01KKBZJR00000000000000EVIL'];
  const file: FileRow = {
    ...{ fileId, applicationId: policy.applicationId, about: 'answer', question: 'photo', kind: 'photo' },
    ...{ name: 'a.jpg', contentType: 'image/jpeg', bytes: 1, width: 1, height: 1, needsCheck: false },
    ...{ seen: null, jobId: null, createdAt: policy.issuedAt, expiresAt: 4_000_000_000 },
  };
  const answers = { ...policy.answers, answer: { ...policy.answers.answer, photo: [fileId] } };
  put([
    { ...policyKey(policy.policyId), ...policy, answers },
    { ...fileKey(policy.applicationId, fileId), ...file },
  ]);
  const opened = await quotedChange(policy, {}, 0);
  const row = await applicationRowOf(opened);
  const problemsOf = async (ids: string[]) => {
    const asked = { ...row, answers: { ...answers, answer: { ...answers.answer, photo: ids } } };
    const { application } = await readWith(asked, onDay().now);
    const filesOf = [row.applicationId, ...(row.changes?.filesOf ?? [])];
    return (await checkGiven(application, 'quote', filesOf)).map(({ code }) => code);
  };

  expect(row.state).toBe('accepted');
  expect(await problemsOf([fileId])).toEqual([]);
  expect(await problemsOf([strange])).toEqual(['file_unknown']);
});
