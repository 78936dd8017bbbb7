import { describe, expect, test } from 'vitest';
import { askPolicyChange } from '../../../../functions/calls/customer-portal/ask-policy-change.ts';
import { getMyPolicy } from '../../../../functions/calls/customer-portal/get-my-policy.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

describe('asking for a change', () => {
  test('sends what the agent has to make to who makes it, in the customer’s words', async () => {
    const { policyId } = await ownPolicy(put);

    expect(await askPolicyChange({ policyId, text: 'We are four now.' }, asCustomer())).toEqual({
      sentTo: ['insurer'],
    });
    expect((await getMyPolicy({ policyId }, asCustomer())).timeline.at(-1)).toMatchObject({
      ...{ kind: 'change-asked', text: 'We are four now.' },
    });
    expect(mailsTo('policy-change-asked')).toEqual(['insurer']);
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => askPolicyChange({ policyId: id, text: 'Mine?' }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});

function outbox(template: string): Record<string, unknown>[] {
  return [...table().rows.values()]
    .filter(({ job }) => job === 'send-message')
    .map(({ payload }) => payload as Record<string, unknown>)
    .filter((payload) => payload['template'] === template);
}

const mailsTo = (template: string): string[] =>
  outbox(template)
    .map(({ to }) => String(to))
    .toSorted();
