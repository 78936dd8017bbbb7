import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { describe, expect, test } from 'vitest';
import { APP_ORIGIN, credentialsOf, startS3 } from './start-s3.ts';

const Bucket = 'documents';
const Key = 'incoming/anna/photo';

/** As the application signs its uploads: exact key and type, 1 byte to 10 bytes. */
function sign(client: S3Client, options: Partial<PresignedPostOptions> = {}): Promise<PresignedPost> {
  return createPresignedPost(client, {
    Bucket,
    Key,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [['content-length-range', 1, 10]],
    Expires: 600,
    ...options,
  });
}

/** As a browser sends a form; `undefined` leaves a field out. */
function upload(
  post: PresignedPost,
  content: string,
  changes: Record<string, string | undefined> = {},
  fileName = 'photo.png',
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...post.fields, ...changes })) {
    if (value !== undefined) form.append(name, value);
  }
  form.append('file', new Blob([content], { type: 'text/html' }), fileName);
  return fetch(post.url, { method: 'POST', body: form, headers: { origin: APP_ORIGIN } });
}

async function errorOf(response: Response): Promise<{ status: number; code: string | undefined; text: string }> {
  const text = await response.text();
  return { status: response.status, code: /<Code>(.*?)<\/Code>/.exec(text)?.[1], text };
}

describe('a browser upload', () => {
  test('is kept under the signed key with the signed type, whatever the file says about itself', async () => {
    const s3 = await startS3();

    const answer = await upload(await sign(s3.client()), 'pixels');

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP_ORIGIN);
    const object = s3.engine.getObject(Bucket, Key);
    expect(object?.body.toString()).toBe('pixels');
    expect(object?.headers).toEqual({ 'content-type': 'image/png' });
  });

  test('may hold any bytes, the boundary of lines included', async () => {
    const s3 = await startS3();
    const content = '\r\n--\r\n\u0000é\r\n';

    await upload(await sign(s3.client(), { Conditions: [['content-length-range', 1, 100]] }), content);

    expect(s3.engine.getObject(Bucket, Key)?.body.toString()).toBe(content);
  });

  test('answers 201 with where it went when the page asks for that', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client(), { Fields: { success_action_status: '201' } });

    const answer = await upload(post, 'pixels');

    expect(answer.status).toBe(201);
    expect(await answer.text()).toContain(`<Key>${Key}</Key>`);
  });

  test('keeps metadata that the policy names', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client(), { Fields: { 'x-amz-meta-owner': 'anna' } });

    await upload(post, 'pixels');

    expect(s3.engine.getObject(Bucket, Key)?.headers).toMatchObject({ 'x-amz-meta-owner': 'anna' });
  });

  test('puts the last part of the file name where the key says so', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client(), { Key: 'incoming/anna/${filename}' });

    const answer = await upload(post, 'pixels', {}, '../../bob/é $& photo.png');

    expect(answer.status).toBe(204);
    expect(s3.engine.listKeys(Bucket, '')).toEqual(['incoming/anna/é $& photo.png']);
  });

  test('keeps a key with dots as it is, inside its bucket', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client(), { Key: '../archive/../../etc/passwd' });

    await upload(post, 'pixels');

    expect(s3.engine.listKeys(Bucket, '')).toEqual(['../archive/../../etc/passwd']);
    expect(s3.engine.listKeys('archive', '')).toEqual([]);
  });

  test.each([
    ['too large', '12345678901', 'EntityTooLarge'],
    ['too small', '', 'EntityTooSmall'],
  ])('that is %s is refused and not kept', async (_what, content, code) => {
    const s3 = await startS3();

    const answer = await upload(await sign(s3.client()), content);

    expect(await errorOf(answer)).toMatchObject({ status: 400, code });
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('of exactly the largest size is kept', async () => {
    const s3 = await startS3();

    const answer = await upload(await sign(s3.client()), '1234567890');

    expect(answer.status).toBe(204);
  });

  test('after the policy expired is refused', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client());
    s3.moveClock(601_000);

    const answer = await upload(post, 'pixels');

    expect(await errorOf(answer)).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      text: expect.stringContaining('Policy expired'),
    });
  });

  test.each([
    ['another key', { key: 'incoming/bob/photo' }, 'Policy Condition failed'],
    ['another type', { 'Content-Type': 'text/html' }, 'Policy Condition failed'],
    ['no type', { 'Content-Type': undefined }, 'Policy Condition failed'],
    ['a field that the policy does not name', { 'x-amz-meta-role': 'admin' }, 'Extra input fields: x-amz-meta-role'],
    ['a cache header that the policy does not name', { 'cache-control': 'x' }, 'Extra input fields: cache-control'],
    ['another date', { 'X-Amz-Date': '20200101T000000Z' }, 'X-Amz-Date is 20200101T000000Z'],
    ['no policy', { Policy: undefined }, 'Access Denied'],
    ['no key', { key: undefined }, "must contain a field named 'key'"],
    ['an access list', { acl: 'public-read' }, 'does not implement the form field acl'],
  ])('with %s is refused', async (_what, changes, message) => {
    const s3 = await startS3();

    const answer = await upload(await sign(s3.client()), 'pixels', changes);

    expect((await errorOf(answer)).text.replaceAll('&#39;', "'")).toContain(message);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(s3.engine.listKeys(Bucket, '')).toEqual([]);
  });

  test('to another bucket than the signed one is refused', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client());

    const answer = await upload({ ...post, url: `${s3.url}/archive` }, 'pixels');

    expect(await errorOf(answer)).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(s3.engine.listKeys('archive', '')).toEqual([]);
  });

  test('with a policy that was changed after signing is refused', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client());
    const policy = JSON.parse(Buffer.from(post.fields['Policy'] ?? '', 'base64').toString()) as { conditions: unknown };
    const Policy = Buffer.from(JSON.stringify({ ...policy, conditions: [] })).toString('base64');

    const answer = await upload(post, 'pixels', { Policy });

    expect(await errorOf(answer)).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  test('whose fields start as the policy demands is kept, and otherwise refused', async () => {
    const s3 = await startS3();
    const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$Content-Type', 'image/']];
    const post = await createPresignedPost(s3.client(), { Bucket, Key, Conditions });

    const image = await upload(post, 'pixels', { 'Content-Type': 'image/webp' });
    const page = await upload(post, 'pixels', { 'Content-Type': 'text/html' });

    expect(image.status).toBe(204);
    expect(await errorOf(page)).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  test.each([
    ['an unknown key', { accessKeyId: 'AKIANOBODY', secretAccessKey: 'x' }, 'InvalidAccessKeyId'],
    ['a wrong secret', { accessKeyId: 'AKIAOWNER', secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ])('signed with %s is refused', async (_what, credentials, code) => {
    const s3 = await startS3();

    const answer = await upload(await sign(s3.client({ credentials })), 'pixels');

    expect(await errorOf(answer)).toMatchObject({ status: 403, code });
  });

  test('can do only what its signer may do', async () => {
    const s3 = await startS3({ isAllowed: (keyId) => keyId === 'AKIAOWNER' });
    const guest = s3.client({ credentials: credentialsOf('AKIAGUEST') });

    const answer = await upload(await sign(guest), 'pixels');

    expect(await errorOf(answer)).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(s3.asked).toEqual([
      { keyId: 'AKIAGUEST', needs: [{ action: 's3:PutObject', resource: `arn:aws:s3:::${Bucket}/${Key}` }] },
    ]);
  });

  test('with a second field of the same name is refused', async () => {
    const s3 = await startS3();
    const post = await sign(s3.client());
    const form = new FormData();
    for (const [name, value] of Object.entries(post.fields)) form.append(name, value);
    form.append('KEY', 'incoming/bob/photo');
    form.append('file', new Blob(['pixels']), 'a.png');

    const answer = await fetch(post.url, { method: 'POST', body: form });

    expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });

  test.each([
    ['without a file', '--b\r\ncontent-disposition: form-data; name="key"\r\n\r\na\r\n--b--\r\n', 'InvalidArgument'],
    [
      'that ends early',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na',
      'MalformedPOSTRequest',
    ],
    ['without parts', 'nothing', 'MalformedPOSTRequest'],
  ])('%s is refused', async (_what, body, code) => {
    const s3 = await startS3();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };

    const answer = await fetch(`${s3.url}/${Bucket}`, { method: 'POST', body, headers });

    expect(await errorOf(answer)).toMatchObject({ status: 400, code });
  });
});
