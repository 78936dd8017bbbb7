import { describe, expect, test } from 'vitest';
import { APP_ORIGIN, startS3 } from './start-s3.ts';

describe('cross-origin requests', () => {
  const preflight = (url: string, headers: Record<string, string>) => fetch(url, { method: 'OPTIONS', headers });

  test('are allowed by preflight when a rule of the bucket fits', async () => {
    const s3 = await startS3();

    const answer = await preflight(`${s3.url}/documents`, {
      origin: APP_ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'Content-Type, x-amz-meta-a',
    });

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': APP_ORIGIN,
      'access-control-allow-methods': 'GET, PUT, POST',
      'access-control-allow-headers': 'content-type, x-amz-meta-a',
      'access-control-expose-headers': 'ETag',
      'access-control-max-age': '600',
    });
  });

  test.each([
    ['another origin', 'documents', { origin: 'http://evil.example' }],
    ['a method that no rule has', 'documents', { 'access-control-request-method': 'DELETE' }],
    ['a header that no rule has', 'documents', { 'access-control-request-headers': 'authorization' }],
    ['a bucket without rules', 'archive', {}],
  ])('are refused for %s', async (_what, bucket, headers) => {
    const s3 = await startS3();
    const asked = { origin: APP_ORIGIN, 'access-control-request-method': 'POST', ...headers };

    const answer = await preflight(`${s3.url}/${bucket}`, asked);

    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.text()).toContain('<Code>AccessForbidden</Code>');
  });

  test('can read the error that they get', async () => {
    const s3 = await startS3();

    const answer = await fetch(`${s3.url}/documents/a`, { headers: { origin: APP_ORIGIN } });

    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP_ORIGIN);
  });
});
