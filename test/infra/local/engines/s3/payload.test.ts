import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { startS3 } from './start-s3.ts';

const Bucket = 'documents';

async function read(client: S3Client, Key: string): Promise<string | undefined> {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key }));
  return answer.Body?.transformToString();
}

describe('payloads', () => {
  test.each(['CRC32', 'SHA256'] as const)('streamed in chunks with a %s trailer arrive whole', async (algorithm) => {
    const s3 = await startS3();
    const client = s3.client({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const text = 'chunk '.repeat(50_000);

    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'streamed',
        Body: Readable.from([Buffer.from(text.slice(0, 70_000)), Buffer.from(text.slice(70_000))]),
        ContentLength: text.length,
        ContentEncoding: 'identity',
        ChecksumAlgorithm: algorithm,
      }),
    );

    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'streamed' }));
    expect(await got.Body?.transformToString()).toBe(text);
    expect(got.ContentEncoding).toBe('identity');
  });

  test.each([
    { ChecksumCRC32: 'AAAAAA==' },
    { ChecksumSHA256: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
    { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' },
  ])('that do not fit their checksum %o are refused and not kept', async (checksum) => {
    const s3 = await startS3();

    const put = s3.client().send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ...checksum }));

    await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('with the right checksum are kept', async () => {
    const s3 = await startS3();
    const client = s3.client();

    await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'hello', ChecksumCRC32: 'NhCmhg==' }));

    expect(await read(client, 'a')).toBe('hello');
  });

  test('with a checksum that is not verified here are refused', async () => {
    const s3 = await startS3();

    const put = s3.client().send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ChecksumSHA1: 'AAAA' }));

    await expect(put).rejects.toMatchObject({ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } });
  });
});
