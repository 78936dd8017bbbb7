import { connect } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate, serveOrigin, type BenchEdge } from '../../../bin/bench/edge.ts';

const TEXT = 'words '.repeat(200);
let edge: BenchEdge;
let asked = 0;

beforeAll(async () => {
  edge = await serveOrigin(makeCertificate(), async (path) => {
    asked += 1;
    const contentType = path === '/picture' ? 'image/webp' : 'text/html; charset=utf-8';
    return { status: 200, headers: { 'content-type': contentType }, body: Buffer.from(TEXT) };
  });
});

afterAll(() => edge.close());

function get(path: string): Promise<{ encoding: unknown; body: Buffer }> {
  const session = connect(edge.url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' });
  const chunks: Buffer[] = [];
  let encoding: unknown;
  stream.on('response', (headers) => (encoding = headers['content-encoding']));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve({ encoding, body: Buffer.concat(chunks) });
    });
  });
}

test('texts come over HTTP/2 and TLS with brotli, pictures as they are', async () => {
  const page = await get('/');
  const picture = await get('/picture');

  expect(page.encoding).toBe('br');
  expect(brotliDecompressSync(page.body).toString()).toBe(TEXT);
  expect(picture.encoding).toBeUndefined();
  expect(picture.body.toString()).toBe(TEXT);
});

test('the origin is asked once for a path', async () => {
  const before = asked;

  await get('/once');
  await get('/once');

  expect(asked - before).toBe(1);
});
