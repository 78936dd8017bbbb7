/** Buckets in memory: what the stores write, read, list and delete. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** To be called once in a test file, outside of tests. Keys are `bucket/key`. */
export function useMemoryBuckets(): Map<string, string | Uint8Array> {
  const s3 = mockClient(S3Client);
  const files = new Map<string, string | Uint8Array>();
  beforeEach(() => {
    files.clear();
    s3.reset();
    s3.on(PutObjectCommand).callsFake(async ({ Bucket, Key, Body, ContentLength }: PutObjectCommandInput) => {
      const body = Body instanceof Readable ? await buffer(Body) : (Body as string | Uint8Array);
      if (ContentLength !== undefined && ContentLength !== body.length) throw new Error('IncompleteBody');
      files.set(`${Bucket}/${Key}`, body);
      return {};
    });
    s3.on(DeleteObjectCommand).callsFake(({ Bucket, Key }: { Bucket: string; Key: string }) => {
      files.delete(`${Bucket}/${Key}`);
      return {};
    });
    s3.on(ListObjectsV2Command).callsFake(
      ({ Bucket, Prefix = '', StartAfter = '' }: { Bucket: string; Prefix?: string; StartAfter?: string }) => {
        const keys = [...files.keys()]
          .filter((name) => name.startsWith(`${Bucket}/${Prefix}`))
          .map((name) => name.slice(Bucket.length + 1))
          .filter((key) => key > StartAfter);
        const sizeOf = (key: string) => Buffer.byteLength(files.get(`${Bucket}/${key}`) ?? '');
        return {
          Contents: keys
            .toSorted()
            .slice(0, 1_000)
            .map((Key) => ({ Key, Size: sizeOf(Key) })),
        };
      },
    );
    s3.on(GetObjectCommand).callsFake(({ Bucket, Key }: { Bucket: string; Key: string }) => {
      const file = files.get(`${Bucket}/${Key}`);
      if (file === undefined) throw Object.assign(new Error('There is no such file.'), { name: 'NoSuchKey' });
      return { Body: Readable.from([Buffer.from(file)]) };
    });
  });
  return files;
}
