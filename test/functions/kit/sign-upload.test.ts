import { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { signUpload } from '../../../functions/kit/sign-upload.ts';
import '../../kit/function-environment.ts';

const client = new S3Client({ region: 'eu-central-1', credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'x' } });

test('an upload is signed for one key, one type and one size, for ten minutes', async () => {
  const now = new Date();
  const { url, fields, expiresAt } = await signUpload({
    ...{ client, key: 'uploads/1', contentType: 'image/png', maxBytes: 5_000, now },
  });
  const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as {
    conditions: unknown[];
    expiration: string;
  };

  expect(new URL(url).host).toContain('incoming');
  expect(fields).toMatchObject({ key: 'uploads/1', 'Content-Type': 'image/png' });
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 1, 5_000],
      ['eq', '$Content-Type', 'image/png'],
      { bucket: 'incoming' },
      { key: 'uploads/1' },
    ]),
  );
  expect(Date.parse(policy.expiration) - now.getTime()).toBeGreaterThanOrEqual(599_000);
  expect(Date.parse(policy.expiration) - now.getTime()).toBeLessThan(660_000);
  expect(expiresAt).toBe(new Date(now.getTime() + 600_000).toISOString());
});
