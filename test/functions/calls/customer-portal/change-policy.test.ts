import { describe, expect, test } from 'vitest';
import { changePolicy } from '../../../../functions/calls/customer-portal/change-policy.ts';
import { asCustomer, asOther, ownPolicy, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('changing details', () => {
  test('takes only what holders change by themselves, and leaves all else', async () => {
    const { policyId } = await ownPolicy(put);
    const answers = { email: 'eve@example.com', start: '2027-01-01' };

    expect(await changePolicy({ policyId, answers }, asCustomer())).toEqual({ outcome: 'changed', problems: [] });
    expect((await readPolicy(policyId)).answers.applicant).toEqual({ email: 'wei@example.com' });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => changePolicy({ policyId: id, answers: {} }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
