import { describe, expect, test } from 'vitest';
import { getPreSignedUrl } from '../../../../functions/calls/insurance-catalogue/get-pre-signed-url.ts';
import { callContext } from '../../../kit/call-context.ts';
import { beginCar, carRows } from '../../../kit/insurance/car-applications.ts';
import { nextFileId, sendFile } from '../../../kit/insurance/files.ts';
import { scenePicture } from '../../../kit/insurance/pictures.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useRows } from '../../../kit/insurance/use-rows.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();
useRows(put, carRows);

const context = () => callContext({ newId: nextFileId });

describe('getPreSignedUrl', () => {
  test('gives the policy that an upload begins with', async () => {
    const opened = await beginCar();
    const place = { about: 'answer', question: 'carVideo', contentType: 'video/mp4' } as const;
    const { policy, read } = await getPreSignedUrl({ kind: 'write', ...opened, ...place }, context());

    expect(policy?.fields['key']).toBe(`applications/${opened.applicationId}/${policy?.uploadId}`);
    expect([policy?.fields['Content-Type'], read]).toEqual(['video/mp4', null]);
  });

  test('gives an address for five minutes at which a file of the application is saved, never shown', async () => {
    const opened = await beginCar();
    const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture());
    const { read } = await getPreSignedUrl({ kind: 'read', ...opened, fileId }, context());
    const url = new URL(read?.url ?? '');

    expect(url.pathname).toContain(`applications/${opened.applicationId}/${fileId}`);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(url.searchParams.get('response-content-disposition')).toMatch(/^attachment; filename="a file"/);
    expect(read?.file).toMatchObject({ fileId, question: 'carPhoto' });
  });

  test('gives nothing of another application', async () => {
    const [one, other] = [await beginCar(), await beginCar()];
    const fileId = await sendFile(files, other, 'carPhoto', await scenePicture());

    await expect(getPreSignedUrl({ kind: 'read', ...one, fileId }, context())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
