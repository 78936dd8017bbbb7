import { describe, expect, test } from 'vitest';
import { renewPolicy } from '../../../../functions/calls/customer-portal/renew-policy.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('renewing', () => {
  test('of policies that are not renewed begin nothing', async () => {
    const { policyId } = await ownPolicy(put);

    await expect(renewPolicy({ policyId }, asCustomer())).rejects.toMatchObject({ code: 'not_renewable' });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => renewPolicy({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
