import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { EngineError } from '../../../../infra/local/engines/engine.ts';
import { ACCOUNT, DAY_MS, startS3, temporaryFile } from './s3/start-s3.ts';

const Bucket = 'documents';

async function read(client: S3Client, Key: string): Promise<string | undefined> {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key }));
  return answer.Body?.transformToString();
}

describe('objects', () => {
  test('come back with the body and the headers they were put with', async () => {
    const s3 = await startS3();
    const client = s3.client();

    const put = await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'pages/a.html',
        Body: '<p>Grüß Gott</p>',
        ContentType: 'text/html; charset=utf-8',
        CacheControl: 'max-age=60',
        Metadata: { owner: 'anna' },
      }),
    );
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'pages/a.html' }));

    expect(await got.Body?.transformToString()).toBe('<p>Grüß Gott</p>');
    expect(got).toMatchObject({
      ETag: put.ETag,
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentLength: 18,
      Metadata: { owner: 'anna' },
    });
  });

  test('answer HEAD with their size and no body', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.alloc(3), { 'content-type': 'image/png' });

    const head = await s3.client().send(new HeadObjectCommand({ Bucket, Key: 'a' }));

    expect(head).toMatchObject({ ContentLength: 3, ContentType: 'image/png' });
  });

  test('are replaced as a whole by a second put', async () => {
    const s3 = await startS3();
    const client = s3.client();
    await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'first, longer', Metadata: { old: '1' } }));

    await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'second' }));

    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
    expect(await got.Body?.transformToString()).toBe('second');
    expect(got.Metadata).toEqual({});
  });

  test('survive closing and opening the file again', async () => {
    const file = temporaryFile();
    const before = await startS3({ file });
    await before.client().send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'kept', ContentType: 'text/plain' }));
    await before.close();

    const after = await startS3({ file });

    const got = await after.client().send(new GetObjectCommand({ Bucket, Key: 'a' }));
    expect(got.ContentType).toBe('text/plain');
    expect(await got.Body?.transformToString()).toBe('kept');
  });

  test('of 10 MB arrive byte for byte', async () => {
    const s3 = await startS3();
    const client = s3.client();
    const Body = Buffer.alloc(10 * 1024 * 1024, 'éx');

    await client.send(new PutObjectCommand({ Bucket, Key: 'big', Body }));

    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'big' }));
    expect(Buffer.compare(Buffer.from((await got.Body?.transformToByteArray()) ?? []), Body)).toBe(0);
  });

  test('with no bytes are objects too', async () => {
    const s3 = await startS3();
    const client = s3.client();

    await client.send(new PutObjectCommand({ Bucket, Key: 'empty', Body: Buffer.alloc(0) }));

    expect(await read(client, 'empty')).toBe('');
  });

  test('that are missing answer NoSuchKey to GET and a bare 404 to HEAD', async () => {
    const s3 = await startS3();
    const client = s3.client();

    await expect(read(client, 'nothing')).rejects.toMatchObject({
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'nothing' }))).rejects.toMatchObject({
      name: 'NotFound',
      $metadata: { httpStatusCode: 404 },
    });
  });

  test('that are missing answer AccessDenied to a caller who may not list the bucket', async () => {
    const s3 = await startS3({ mayList: () => false });

    await expect(read(s3.client(), 'nothing')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('in a bucket that does not exist answer NoSuchBucket', async () => {
    const s3 = await startS3();
    const get = new GetObjectCommand({ Bucket: 'unknown', Key: 'a' });

    await expect(s3.client().send(get)).rejects.toMatchObject({ name: 'NoSuchBucket' });
    expect(() => s3.engine.getObject('unknown', 'a')).toThrow(EngineError);
  });
});

describe('keys', () => {
  test.each([
    'übersicht/日本語/🦊.pdf',
    "a b+c&d=e?f#g%20h!'()*",
    '<tag attr="1">&amp;</tag>',
    'double//slash/',
    'C:\\windows\\system32',
    '...',
    'back`tick~tilde',
    'e\u0301',
  ])('%s is put, listed, read, copied and deleted under exactly that name', async (Key) => {
    const s3 = await startS3();
    const client = s3.client();

    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    const copySource = `${Bucket}/${encodeURIComponent(Key)}`;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: copySource }));
    const listed = await client.send(new ListObjectsV2Command({ Bucket, Prefix: Key }));
    const encoded = await client.send(new ListObjectsV2Command({ Bucket, Prefix: Key, EncodingType: 'url' }));

    expect(await read(client, Key)).toBe(Key);
    expect(await read(client, 'copy')).toBe(Key);
    expect(listed.Contents?.map((object) => object.Key)).toEqual([Key]);
    expect(encoded.Contents?.map((object) => decodeURIComponent(object.Key ?? ''))).toEqual([Key]);

    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }));
    expect(s3.engine.listKeys(Bucket, '')).toEqual(['copy']);
  });

  test.each(['../archive/secret', 'a/../../archive/secret', './../archive/secret', '%2e%2e/archive/secret'])(
    '%s never reaches another bucket',
    async (Key) => {
      const s3 = await startS3();
      s3.engine.putObject('archive', 'secret', Buffer.from('secret'), {});

      await expect(read(s3.client(), Key)).rejects.toMatchObject({
        name: expect.stringMatching(/^(SignatureDoesNotMatch|NoSuchKey)$/),
      });
    },
  );

  test('of more than 1,024 bytes are refused', async () => {
    const s3 = await startS3();
    const put = (Key: string) => s3.client().send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));

    await expect(put('ü'.repeat(512))).resolves.toMatchObject({ ETag: expect.any(String) });
    await expect(put('ü'.repeat(513))).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

describe('copying', () => {
  test('takes body and headers along, or new headers when asked to', async () => {
    const s3 = await startS3();
    const client = s3.client();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), { 'content-type': 'text/plain', 'x-amz-meta-n': '1' });
    const copy = { Bucket, CopySource: `/${Bucket}/a` };

    await client.send(new CopyObjectCommand({ ...copy, Key: 'same' }));
    await client.send(
      new CopyObjectCommand({ ...copy, Key: 'new', MetadataDirective: 'REPLACE', ContentType: 'text/html' }),
    );

    expect(s3.engine.getObject(Bucket, 'same')?.headers).toEqual({ 'content-type': 'text/plain', 'x-amz-meta-n': '1' });
    expect(s3.engine.getObject(Bucket, 'new')?.headers).toEqual({ 'content-type': 'text/html' });
    expect(await read(client, 'new')).toBe('x');
  });

  test('of a missing object, or of one onto itself, is refused', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const copy = (from: string) =>
      s3.client().send(new CopyObjectCommand({ Bucket, Key: 'a', CopySource: `${Bucket}/${from}` }));

    await expect(copy('missing')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(copy('a')).rejects.toMatchObject({ name: 'InvalidRequest' });
  });
});

describe('deleting', () => {
  test('removes the object, and succeeds when there is none', async () => {
    const s3 = await startS3();
    const client = s3.client();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});

    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    const again = await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));

    expect(again.$metadata.httpStatusCode).toBe(204);
    expect(s3.engine.getObject(Bucket, 'a')).toBeUndefined();
  });

  test('many at once removes those and no others', async () => {
    const s3 = await startS3();
    for (const key of ['a', 'b', 'c']) s3.engine.putObject(Bucket, key, Buffer.from('x'), {});

    const answer = await s3
      .client()
      .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'a' }, { Key: 'b' }, { Key: 'gone' }] } }));

    expect(answer.Deleted?.map((entry) => entry.Key)).toEqual(['a', 'b', 'gone']);
    expect(s3.engine.listKeys(Bucket, '')).toEqual(['c']);
  });

  test('in a versioned bucket answers with a delete marker', async () => {
    const s3 = await startS3();
    const client = s3.client();
    const put = await client.send(new PutObjectCommand({ Bucket: 'archive', Key: 'a', Body: 'x' }));

    const deleted = await client.send(new DeleteObjectCommand({ Bucket: 'archive', Key: 'a' }));

    expect(put.VersionId).toMatch(/^[\w-]{32}$/);
    expect(deleted).toMatchObject({ DeleteMarker: true, VersionId: expect.stringMatching(/^[\w-]{32}$/) });
  });
});

describe('rights', () => {
  test('are asked for with the action and ARN of each operation and the key that signed', async () => {
    const s3 = await startS3();
    const client = s3.client();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});

    await client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
    await client.send(new PutObjectCommand({ Bucket, Key: 'b', Body: 'x' }));
    await client.send(new CopyObjectCommand({ Bucket: 'archive', Key: 'c', CopySource: `${Bucket}/a` }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'a' }, { Key: 'b' }] } }));
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'u/' }));

    const asked = s3.asked.map(({ needs }) => needs.map(({ action, resource }) => `${action} ${resource}`));
    expect(asked).toEqual([
      ['s3:GetObject arn:aws:s3:::documents/a'],
      ['s3:PutObject arn:aws:s3:::documents/b'],
      ['s3:GetObject arn:aws:s3:::documents/a', 's3:PutObject arn:aws:s3:::archive/c'],
      ['s3:DeleteObject arn:aws:s3:::documents/a', 's3:DeleteObject arn:aws:s3:::documents/b'],
      ['s3:ListBucket arn:aws:s3:::documents'],
    ]);
    expect(s3.asked.at(-1)?.needs[0]?.conditions).toEqual({ 's3:prefix': 'u/' });
    expect(new Set(s3.asked.map(({ keyId }) => keyId))).toEqual(new Set(['AKIAOWNER']));
  });

  test('that are missing answer AccessDenied, and nothing happens', async () => {
    const s3 = await startS3({ isAllowed: (_keyId, need) => need.action !== 's3:PutObject' });

    const put = s3.client().send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));

    await expect(put).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('are refused to a caller who expects the bucket to be of another account', async () => {
    const s3 = await startS3();
    const head = (ExpectedBucketOwner: string) =>
      s3.client().send(new HeadBucketCommand({ Bucket, ExpectedBucketOwner }));

    await expect(head(ACCOUNT)).resolves.toBeDefined();
    await expect(head('111111111111')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });
});

describe('what this S3 does not do', () => {
  test.each([
    ['an operation on a bucket', new GetBucketAclCommand({ Bucket })],
    ['an operation on an object', new GetObjectTaggingCommand({ Bucket, Key: 'a' })],
    ['a header', new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ACL: 'public-read' })],
    ['a parameter', new GetObjectCommand({ Bucket, Key: 'a', VersionId: '1' })],
  ])('is refused, never ignored: %s', async (_what, command) => {
    const s3 = await startS3();
    const client = s3.client();
    const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;

    await expect(send(command)).rejects.toMatchObject({
      name: 'NotImplemented',
      $metadata: { httpStatusCode: 501 },
    });
  });
});

describe('the lifecycle sweep', () => {
  test('removes exactly what is older than the rule of its prefix', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'incoming/old', Buffer.from('x'), {});
    s3.engine.putObject(Bucket, 'kept/old', Buffer.from('x'), {});
    s3.engine.putObject('archive', 'incoming/old', Buffer.from('x'), {});
    s3.moveClock(DAY_MS);
    s3.engine.putObject(Bucket, 'incoming/new', Buffer.from('x'), {});

    const removed = s3.engine.sweepExpired();

    expect(removed).toBe(1);
    expect(s3.engine.listKeys(Bucket, '')).toEqual(['incoming/new', 'kept/old']);
    expect(s3.engine.listKeys('archive', '')).toEqual(['incoming/old']);
  });
});
