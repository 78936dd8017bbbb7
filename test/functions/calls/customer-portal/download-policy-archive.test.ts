import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { downloadPolicyArchive } from '../../../../functions/calls/customer-portal/download-policy-archive.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('all documents of a policy', () => {
  test('are one ZIP file with those that are drawn', async () => {
    const policy = await ownPolicy(put);
    await expect(downloadPolicyArchive({ policyId: policy.policyId }, asCustomer())).rejects.toMatchObject({
      code: 'document_not_ready',
    });
    const s3 = mockClient(S3Client);
    s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => Buffer.from('%PDF-1.7') } }));
    put([{ ...policyKey(policy.policyId), ...policy, files: { schedule: 'policies/a/schedule-1.pdf' } }]);
    const { name, body } = await downloadPolicyArchive({ policyId: policy.policyId }, asCustomer());
    s3.restore();

    expect(name).toBe(`${policy.number}.zip`);
    const files = unzipSync(body);
    expect(Object.keys(files)).toEqual([`${policy.number}-schedule.pdf`]);
    expect(strFromU8(files[`${policy.number}-schedule.pdf`] ?? new Uint8Array())).toBe('%PDF-1.7');
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => downloadPolicyArchive({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
