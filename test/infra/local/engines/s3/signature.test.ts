import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { credentialsOf, startS3 } from './start-s3.ts';

const Bucket = 'documents';
const MINUTE_MS = 60_000;

/** Changes the request after it was signed, as somebody on the way could. */
function tamper(client: S3Client, change: (request: { headers: Record<string, string>; body: unknown }) => void): void {
  client.middlewareStack.add(
    (next) => (args) => {
      change(args.request as { headers: Record<string, string>; body: unknown });
      return next(args);
    },
    { step: 'deserialize', priority: 'low' },
  );
}

async function errorCode(response: Response): Promise<string | undefined> {
  return /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1];
}

describe('a signed request', () => {
  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: 'right' });

  test.each([
    ['an unknown key', { accessKeyId: 'AKIANOBODY', secretAccessKey: 'x' }, 'InvalidAccessKeyId'],
    ['a wrong secret', { accessKeyId: 'AKIAOWNER', secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ])('with %s is refused', async (_what, credentials, code) => {
    const s3 = await startS3();

    await expect(s3.client({ credentials }).send(put)).rejects.toMatchObject({ name: code });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('may carry a session token', async () => {
    const s3 = await startS3();
    const credentials = { ...credentialsOf('AKIAOWNER'), sessionToken: 'token' };

    await s3.client({ credentials }).send(put);

    expect(s3.engine.listKeys(Bucket, '')).toEqual(['a']);
  });

  test('for another region is refused', async () => {
    const s3 = await startS3();

    await expect(s3.client({ region: 'us-west-2' }).send(put)).rejects.toMatchObject({
      name: 'AuthorizationHeaderMalformed',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('whose body was changed on the way is refused', async () => {
    const s3 = await startS3();
    const client = s3.client();
    tamper(client, (request) => (request.body = 'wrong'));

    await expect(client.send(put)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('whose signed header was changed on the way is refused', async () => {
    const s3 = await startS3();
    const client = s3.client();
    tamper(client, (request) => (request.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD'));

    await expect(client.send(put)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  test.each([
    [
      'another text than its trailing checksum',
      '5\r\nwrong\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n',
      'BadDigest',
    ],
    ['fewer bytes than it declared', '4\r\nhell\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n', 'IncompleteBody'],
    ['no last chunk', '5\r\nhello\r\n', 'IncompleteBody'],
    ['a chunk cut short', '5\r\nhel', 'IncompleteBody'],
  ])('whose chunks hold %s is refused', async (_what, chunks, code) => {
    const s3 = await startS3();
    const client = s3.client({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
    tamper(client, (request) => (request.body = chunks));
    const Body = Readable.from([Buffer.from('hello')]);

    const streamed = client.send(new PutObjectCommand({ Bucket, Key: 'a', Body, ContentLength: 5 }));

    await expect(streamed).rejects.toMatchObject({ name: code });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('that got an unsigned x-amz header on the way is refused', async () => {
    const s3 = await startS3();
    const client = s3.client();
    tamper(client, (request) => (request.headers['x-amz-copy-source'] = 'archive/secret'));

    await expect(client.send(put)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test.each([-16, 16])('is refused when its clock is %i minutes off', async (minutes) => {
    const s3 = await startS3();
    s3.moveClock(minutes * MINUTE_MS);

    await expect(s3.client().send(put)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  test('is accepted when its clock is 14 minutes off', async () => {
    const s3 = await startS3();
    s3.moveClock(14 * MINUTE_MS);

    await expect(s3.client().send(put)).resolves.toMatchObject({ ETag: expect.any(String) });
  });

  test('is signed anew with the time of this S3 once the client was told of it, and stays so', async () => {
    const s3 = await startS3();
    const client = s3.client({ maxAttempts: 2 });
    s3.moveClock(48 * 60 * MINUTE_MS);

    const first = await client.send(put);
    const second = await client.send(put);

    expect([first.$metadata.attempts, second.$metadata.attempts]).toEqual([2, 1]);
  });

  test.each(['AWS AKIAOWNER:abc', 'AWS4-HMAC-SHA256 Credential=AKIAOWNER', 'Bearer x'])(
    'with the authorization %s is malformed',
    async (authorization) => {
      const s3 = await startS3();

      const answer = await fetch(`${s3.url}/${Bucket}/a`, { headers: { authorization } });

      expect(answer.status).toBe(400);
      expect(await errorCode(answer)).toBe('AuthorizationHeaderMalformed');
    },
  );

  test('without any signature is denied', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});

    const answer = await fetch(`${s3.url}/${Bucket}/a`);

    expect(answer.status).toBe(403);
    expect(await errorCode(answer)).toBe('AccessDenied');
  });
});

describe('a presigned URL', () => {
  test('reads and writes what it was signed for, without credentials', async () => {
    const s3 = await startS3();
    const client = s3.client();
    const Key = 'übersicht/a b+c.pdf';
    const putUrl = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key, Metadata: { by: 'anna' } }));
    const getUrl = await getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; filename="a b.pdf"' }),
    );
    const headUrl = await getSignedUrl(client, new HeadObjectCommand({ Bucket, Key }));

    const put = await fetch(putUrl, { method: 'PUT', body: 'text' });
    const got = await fetch(getUrl);
    const head = await fetch(headUrl, { method: 'HEAD' });

    expect(put.status).toBe(200);
    expect(await got.text()).toBe('text');
    expect(got.headers.get('content-disposition')).toBe('attachment; filename="a b.pdf"');
    expect(got.headers.get('x-amz-meta-by')).toBe('anna');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
  });

  test('works until its last second and not after it', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const url = await getSignedUrl(s3.client(), new GetObjectCommand({ Bucket, Key: 'a' }), { expiresIn: 300 });

    s3.moveClock(290_000);
    const inTime = await fetch(url);
    s3.moveClock(11_000);
    const late = await fetch(url);

    expect(inTime.status).toBe(200);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('Request has expired');
  });

  test('signed in the future is not valid yet', async () => {
    const s3 = await startS3();
    const url = await getSignedUrl(s3.client(), new GetObjectCommand({ Bucket, Key: 'a' }));
    s3.moveClock(-16 * MINUTE_MS);

    const answer = await fetch(url);

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('not valid yet');
  });

  test.each([
    ['key', (url: string) => url.replace('/mine?', '/other?')],
    ['expiry', (url: string) => url.replace('X-Amz-Expires=900', 'X-Amz-Expires=90000')],
    ['signature', (url: string) => url.replace(/X-Amz-Signature=[0-9a-f]{4}/, 'X-Amz-Signature=0000')],
    ['parameters', (url: string) => `${url}&response-content-type=text%2Fhtml`],
  ])('with another %s is refused', async (_what, change) => {
    const s3 = await startS3();
    for (const key of ['mine', 'other']) s3.engine.putObject(Bucket, key, Buffer.from('x'), {});
    const url = await getSignedUrl(s3.client(), new GetObjectCommand({ Bucket, Key: 'mine' }));

    const answer = await fetch(change(url));

    expect(answer.status).toBe(403);
    expect(await errorCode(answer)).toBe('SignatureDoesNotMatch');
  });

  test('for GET cannot be used to PUT or DELETE', async () => {
    const s3 = await startS3();
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const url = await getSignedUrl(s3.client(), new GetObjectCommand({ Bucket, Key: 'a' }));

    const answers = [await fetch(url, { method: 'PUT', body: 'y' }), await fetch(url, { method: 'DELETE' })];

    expect(answers.map((answer) => answer.status)).toEqual([403, 403]);
    expect(s3.engine.getObject(Bucket, 'a')?.body.toString()).toBe('x');
  });

  test('for PUT holds the uploader to the content type when that was signed', async () => {
    const s3 = await startS3();
    const command = new PutObjectCommand({ Bucket, Key: 'a', ContentType: 'image/png' });
    const url = await getSignedUrl(s3.client(), command, { signableHeaders: new Set(['content-type']) });
    const put = (type: string) => fetch(url, { method: 'PUT', body: 'x', headers: { 'content-type': type } });

    expect((await put('text/html')).status).toBe(403);
    expect((await put('image/png')).status).toBe(200);
  });

  test('that carries the checksum of another body is refused', async () => {
    const s3 = await startS3();
    const client = s3.client({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'a' }));

    const answer = await fetch(url, { method: 'PUT', body: 'text' });

    expect(url).toContain('x-amz-checksum-crc32');
    expect(await errorCode(answer)).toBe('BadDigest');
  });

  test('can do only what its signer may do', async () => {
    const s3 = await startS3({ isAllowed: (keyId) => keyId === 'AKIAOWNER' });
    s3.engine.putObject(Bucket, 'a', Buffer.from('x'), {});
    const guest = s3.client({ credentials: credentialsOf('AKIAGUEST') });
    const url = await getSignedUrl(guest, new GetObjectCommand({ Bucket, Key: 'a' }));

    const answer = await fetch(url);

    expect(answer.status).toBe(403);
    expect(s3.asked).toEqual([
      { keyId: 'AKIAGUEST', needs: [{ action: 's3:GetObject', resource: 'arn:aws:s3:::documents/a' }] },
    ]);
  });

  test('cannot be combined with an authorization header', async () => {
    const s3 = await startS3();
    const url = await getSignedUrl(s3.client(), new GetObjectCommand({ Bucket, Key: 'a' }));

    const answer = await fetch(url, { headers: { authorization: 'AWS4-HMAC-SHA256 x' } });

    expect(await errorCode(answer)).toBe('InvalidArgument');
  });

  test('whose path is not UTF-8 is an invalid URI', async () => {
    const s3 = await startS3();

    const answer = await fetch(`${s3.url}/${Bucket}/%ff`);

    expect(answer.status).toBe(400);
    expect(await errorCode(answer)).toBe('InvalidURI');
  });
});
