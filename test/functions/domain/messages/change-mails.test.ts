/** Mails about changes of policies: to whoever decides, to whom it is decided, and to those whom it concerns. */
import { describe, expect, test, vi } from 'vitest';
import { decideApplication } from '../../../../functions/calls/insurance-quote/decide-application.ts';
import { InsuranceMessage, sendInsuranceMail } from '../../../../functions/domain/messages/insurance-mails.ts';
import { PortalMessage, sendPortalMail } from '../../../../functions/domain/messages/portal-mails.ts';
import type { PolicyRow } from '../../../../functions/domain/insurance/policy-rows.ts';
import { policyEventKey, type PolicyEventRow } from '../../../../functions/domain/insurance/policy-rows.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { boughtYear, quotedChange } from '../../../kit/insurance/changes.ts';
import { applicationRowOf, orderTrip } from '../../../kit/insurance/orders.ts';
import { email } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { asInsurer } from '../../../kit/insurance/referrals.ts';
import { useMails } from '../../../kit/mails.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

const { put, table } = useInsurer();
const provider = useFakeProvider();
const mails = useMails();
useSecrets();

const payloads = () =>
  [...table().rows.values()].filter(({ job }) => job === 'send-message').map(({ payload }) => payload);

describe('a change that a person decides about', () => {
  const referring = {
    underwriting: [
      { id: 'long', per: 'policy' as const, decision: 'refer' as const, when: { '>': [{ var: 'fact.days' }, 365] } },
    ],
  };
  async function referred(): Promise<{ policy: PolicyRow; applicationId: string; revision: number }> {
    const policy = await boughtYear({ put, provider: provider() }, { changes: referring });
    const answers = { ...policy.answers, answer: { ...policy.answers.answer, end: '2027-04-10' } };
    const { applicationId } = await quotedChange(policy, { answers }, 0);
    return { policy, applicationId, revision: (await applicationRowOf({ applicationId })).revision };
  }
  async function sendWaiting(): Promise<void> {
    for (const payload of payloads()) {
      const { data } = InsuranceMessage.safeParse(payload);
      if (data) await sendInsuranceMail(data, onDay().now);
    }
  }

  test('names its policy, and says that it stays as it is', async () => {
    const { policy } = await referred();
    await sendWaiting();
    const [mail] = mails.sent();

    expect(mail?.subject).toBe(`Policy ${policy.number}: a change waits for your decision`);
    expect(mail?.text).toContain('The policy stays as it is until then.');
  });

  test.each([
    ['accept', 'You can change your policy', 'what it costs on that day'],
    ['decline', 'The change of your policy', 'Your policy stays as it is.'],
  ] as const)('tells the holder: %s', async (decision, subject, words) => {
    const { policy, applicationId, revision } = await referred();
    await decideApplication({ applicationId, revision, decision, reason: 'Looked at it.', note: '' }, asInsurer());
    await sendWaiting();
    const mail = mails.sent().find(({ to }) => to[0] === email);

    expect(mail?.subject).toBe(`${subject} ${policy.number}`);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`/insurance/-/${applicationId}?lang=en_us#`);
  });
});

test.each([
  ['more', 10_00, 'It was paid for at once: HK$10.00.'],
  ['less', -10_00, 'HK$10.00 goes back'],
  ['the same', null, 'The price stays as it is.'],
])('a change that costs %s is told to the insurer with what was changed', async (_title, amount, words) => {
  const policy = await boughtYear({ put, provider: provider() });
  const event: PolicyEventRow = {
    ...{ eventId: '01KKBZJR0000000000000EVENT', at: policy.issuedAt, kind: 'changed', by: 'customer' },
    money: amount === null ? null : { amount, currency: 'HKD' },
    detail: { changed: ['answer.end'], plan: 'standard' },
  };
  const { policyId } = policy;
  put([
    accountRow({ fullName: 'Nora Vale', email: 'nora@example.com' }),
    { ...policyEventKey(policyId, event.eventId), ...event },
  ]);
  await sendPortalMail({ template: 'policy-cover-changed', policyId, eventId: event.eventId, to: 'insurer' });

  expect(mails.sent()[0]?.subject).toBe(`Cover changed: policy ${policy.number}`);
  for (const part of ['Standard, When are you back?', words]) expect(mails.sent()[0]?.text).toContain(part);
});

test('what the outbox holds after a change are mails that the job can send', async () => {
  const policy = await boughtYear({ put, provider: provider() });
  const answers = { ...policy.answers, answer: { ...policy.answers.answer, end: '2027-03-01' } };
  await orderTrip(await quotedChange(policy, { answers }, 0), onDay());
  const messages = payloads().flatMap((payload) => PortalMessage.safeParse(payload).data ?? []);

  expect(messages).toMatchObject([{ template: 'policy-cover-changed', to: 'insurer' }]);
});
