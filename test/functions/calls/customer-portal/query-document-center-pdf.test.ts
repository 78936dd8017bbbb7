import { describe, expect, test } from 'vitest';
import { queryDocumentCenterPdf } from '../../../../functions/calls/customer-portal/query-document-center-pdf.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('the documents of a policy', () => {
  test('have a token each once they are drawn', async () => {
    const policy = await ownPolicy(put);
    put([{ ...policyKey(policy.policyId), ...policy, files: { schedule: 'policies/a/schedule-1.pdf' } }]);
    const { documents } = await queryDocumentCenterPdf({ policyId: policy.policyId }, asCustomer());

    const byKind = Object.fromEntries(documents.map(({ kind, isReady, token }) => [kind, [isReady, token !== null]]));
    expect(byKind).toMatchObject({ schedule: [true, true], receipt: [false, false] });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => queryDocumentCenterPdf({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
