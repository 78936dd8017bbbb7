/** Buckets in memory: what the stores write, read, list and delete. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** As the SDK gives it: a stream, and all of it at once. */
const bodyOf = (bytes: Buffer) =>
  Object.assign(Readable.from([bytes]), { transformToByteArray: async () => new Uint8Array(bytes) });

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
    const contentOf = (name: string): Buffer => {
      const file = files.get(name);
      if (file === undefined) {
        const $metadata = { httpStatusCode: 404 };
        throw new S3ServiceException({
          name: 'NoSuchKey',
          message: 'There is no such file.',
          $fault: 'client',
          $metadata,
        });
      }
      return Buffer.from(file);
    };
    s3.on(GetObjectCommand).callsFake(({ Bucket, Key, Range }: { Bucket: string; Key: string; Range?: string }) => {
      const file = contentOf(`${Bucket}/${Key}`);
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(Range ?? '') ?? [];
      if (first === undefined || last === undefined) return { Body: bodyOf(file) };
      const part = file.subarray(Number(first), Number(last) + 1);
      const ContentRange = `bytes ${first}-${Number(first) + part.length - 1}/${file.length}`;
      return { Body: bodyOf(part), ContentRange };
    });
    s3.on(HeadObjectCommand).callsFake(({ Bucket, Key }: { Bucket: string; Key: string }) => ({
      ContentLength: contentOf(`${Bucket}/${Key}`).length,
    }));
    s3.on(CopyObjectCommand).callsFake(
      ({ Bucket, Key, CopySource }: { Bucket: string; Key: string; CopySource: string }) => {
        if (CopySource === `${Bucket}/${Key}`) throw new Error('InvalidRequest: to itself without changing anything');
        files.set(`${Bucket}/${Key}`, contentOf(CopySource));
        return {};
      },
    );
  });
  return files;
}
