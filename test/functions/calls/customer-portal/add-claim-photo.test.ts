import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addClaimPhoto } from '../../../../functions/calls/customer-portal/add-claim-photo.ts';
import { environment } from '../../../../functions/kit/environment.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();

describe('photos of a loss', () => {
  test('are encoded anew and kept with the policy, once', async () => {
    const { policyId } = await ownPolicy(put);
    const { upload } = await addClaimPhoto({ kind: 'begin', policyId, contentType: 'image/png' }, asCustomer());
    const key = upload?.fields['key'] ?? '';
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a8b99' } }).png();
    files.set(`${environment.bucket('incoming')}/${key}`, await picture.toBuffer());
    const keep = () => addClaimPhoto({ kind: 'confirm', policyId, uploadId: upload?.uploadId ?? '' }, asCustomer());

    const { photoId } = await keep();
    const kept = [...files].filter(([name]) => name.endsWith(`/claims/${photoId}.jpg`));
    expect(kept).toHaveLength(1);
    expect((await sharp(kept[0]?.[1] as Uint8Array).metadata()).format).toBe('jpeg');
    expect([...files.keys()].some((name) => name.endsWith(key))).toBe(false);
    expect(await keep()).toEqual({ upload: null, photoId });
  });

  test('are JPG or PNG', async () => {
    const { policyId } = await ownPolicy(put);
    const contentType = 'image/svg+xml';

    await expect(addClaimPhoto({ kind: 'begin', policyId, contentType }, asCustomer())).rejects.toMatchObject({
      code: 'upload_type_unsupported',
    });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => addClaimPhoto({ kind: 'begin', policyId: id, contentType: 'image/png' }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
