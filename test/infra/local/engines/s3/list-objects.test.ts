import { HeadBucketCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { startS3 } from './start-s3.ts';

const Bucket = 'documents';

describe('listing', () => {
  async function listAll(client: S3Client, parameters: object): Promise<{ pages: number; names: string[] }> {
    const names: string[] = [];
    let pages = 0;
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken, ...parameters }));
      for (const object of page.Contents ?? []) names.push(object.Key ?? '');
      for (const { Prefix } of page.CommonPrefixes ?? []) names.push(Prefix ?? '');
      ContinuationToken = page.NextContinuationToken;
      pages += 1;
    } while (ContinuationToken);
    return { pages, names };
  }

  test('goes through pages in the order of the UTF-8 bytes, each key once', async () => {
    const s3 = await startS3();
    const keys = ['Z', 'a', 'a/1', 'b', 'é', '日', '\u{1F98A}', '\uFFFD'];
    for (const key of keys) s3.engine.putObject(Bucket, key, Buffer.from('x'), {});

    const { pages, names } = await listAll(s3.client(), { MaxKeys: 3 });

    expect(pages).toBe(3);
    expect(names).toEqual(['Z', 'a', 'a/1', 'b', 'é', '日', '\uFFFD', '\u{1F98A}']);
  });

  test('with a delimiter names each folder once, over all pages', async () => {
    const s3 = await startS3();
    for (const key of ['u/1/a', 'u/1/b', 'u/2/a', 'u/2/b', 'u/3', 'v/1']) {
      s3.engine.putObject(Bucket, key, Buffer.from('x'), {});
    }

    const { pages, names } = await listAll(s3.client(), { Prefix: 'u/', Delimiter: '/', MaxKeys: 1 });

    expect(pages).toBe(3);
    expect(names).toEqual(['u/1/', 'u/2/', 'u/3']);
  });

  test('starts after the key that the caller names and describes each object', async () => {
    const s3 = await startS3();
    for (const key of ['a', 'b']) s3.engine.putObject(Bucket, key, Buffer.from('xyz'), {});
    const stored = s3.engine.getObject(Bucket, 'b');

    const page = await s3.client().send(new ListObjectsV2Command({ Bucket, StartAfter: 'a' }));

    expect(page).toMatchObject({ KeyCount: 1, IsTruncated: false, Name: Bucket });
    expect(page.Contents).toEqual([
      expect.objectContaining({
        Key: 'b',
        Size: 3,
        ETag: stored?.etag,
        LastModified: new Date(stored?.modifiedAt ?? 0),
      }),
    ]);
  });

  test('HeadBucket tells whether the bucket is there', async () => {
    const s3 = await startS3();

    const there = await s3.client().send(new HeadBucketCommand({ Bucket }));
    const notThere = s3.client().send(new HeadBucketCommand({ Bucket: 'unknown' }));

    expect(there.$metadata.httpStatusCode).toBe(200);
    await expect(notThere).rejects.toMatchObject({ name: 'NotFound' });
  });
});
