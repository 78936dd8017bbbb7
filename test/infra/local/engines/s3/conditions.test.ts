import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { DAY_MS, startS3 } from './start-s3.ts';

const Bucket = 'documents';

async function read(client: S3Client, Key: string): Promise<string | undefined> {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key }));
  return answer.Body?.transformToString();
}

describe('reading', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('the range %s gives exactly these bytes', async (Range, expected, contentRange) => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'digits', Buffer.from('0123456789'), {});

    const got = await s3.client().send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));

    expect(await got.Body?.transformToString()).toBe(expected);
    expect(got).toMatchObject({ ContentRange: contentRange, $metadata: { httpStatusCode: 206 } });
  });

  test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('the range %s cannot be satisfied', async (Range) => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'digits', Buffer.from('0123456789'), {});

    const got = s3.client().send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));

    await expect(got).rejects.toMatchObject({ name: 'InvalidRange', $metadata: { httpStatusCode: 416 } });
  });

  test('honours If-Match, If-None-Match and the dates', async () => {
    const s3 = await startS3();
    const { etag, modifiedAt } = s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const get = (condition: object) => s3.client().send(new GetObjectCommand({ Bucket, Key: 'a', ...condition }));
    const before = new Date(modifiedAt - DAY_MS);
    const after = new Date(modifiedAt + 1_000);

    await expect(get({ IfMatch: etag })).resolves.toMatchObject({ ETag: etag });
    await expect(get({ IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get({ IfNoneMatch: etag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(get({ IfNoneMatch: '"other"' })).resolves.toMatchObject({ ETag: etag });
    await expect(get({ IfModifiedSince: after })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(get({ IfModifiedSince: before })).resolves.toMatchObject({ ETag: etag });
    await expect(get({ IfUnmodifiedSince: before })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get({ IfMatch: etag, IfUnmodifiedSince: before })).resolves.toMatchObject({ ETag: etag });
  });

  test('answers with the headers that the caller asked for', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), { 'content-type': 'text/plain' });

    const got = await s3.client().send(
      new GetObjectCommand({
        Bucket,
        Key: 'a',
        ResponseContentType: 'application/pdf',
        ResponseContentDisposition: 'attachment; filename="a.pdf"',
      }),
    );

    expect(got.ContentType).toBe('application/pdf');
    expect(got.ContentDisposition).toBe('attachment; filename="a.pdf"');
  });

  test('refuses an asked header that would break out of its line', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const ResponseContentDisposition = 'attachment\r\nset-cookie: a=b';

    const got = s3.client().send(new GetObjectCommand({ Bucket, Key: 'a', ResponseContentDisposition }));

    await expect(got).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});

describe('conditional puts', () => {
  test('with If-None-Match: * create, but never replace', async () => {
    const s3 = await startS3();
    const client = s3.client();
    const put = (Body: string) => client.send(new PutObjectCommand({ Bucket, Key: 'a', Body, IfNoneMatch: '*' }));

    await put('first');

    await expect(put('second')).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    expect(await read(client, 'a')).toBe('first');
  });

  test('with If-Match replace only the version that the caller knows', async () => {
    const s3 = await startS3();
    const client = s3.client();
    const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'first' }));
    const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body, IfMatch: ETag }));

    await put('a', 'second');

    await expect(put('a', 'third')).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('missing', 'x')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await read(client, 'a')).toBe('second');
  });
});
