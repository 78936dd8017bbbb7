/** Buckets in memory: what the stores write, list and delete. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
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
    s3.on(PutObjectCommand).callsFake(({ Bucket, Key, Body }: { Bucket: string; Key: string; Body: string }) => {
      files.set(`${Bucket}/${Key}`, Body);
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
        return { Contents: keys.toSorted().map((Key) => ({ Key })) };
      },
    );
    s3.on(GetObjectCommand).rejects(new Error('Nothing is read here.'));
  });
  return files;
}
