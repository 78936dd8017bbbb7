/**
 * A stand-in for a CDN's edge on the loopback address: HTTP/2, TLS with a throw-away certificate, brotli, answers kept
 * in memory after the first. So that every page of a comparison is served alike. Needs `openssl`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What stands behind an edge: gives the answer to a path. */
export type Origin = (path: string) => Promise<OriginAnswer>;
export type OriginAnswer = { status: number; headers: Record<string, string>; body: Buffer };

export type BenchEdge = { url: string; close(): Promise<void> };

export type Certificate = { key: Buffer; cert: Buffer };

/** Headers that make a difference to the browser. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'cache-control'];
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Valid for two days. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function serveOrigin(certificate: Certificate, origin: Origin): Promise<BenchEdge> {
  const kept = new Map<string, Promise<Packed>>();
  const find = (path: string): Promise<Packed> => {
    const known = kept.get(path) ?? origin(path).then(pack);
    kept.set(path, known);
    return known;
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    void answer(find, request, response);
  });
  // Browsers close connections as they like.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server),
  };
}

function close(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

type Packed = OriginAnswer & { compressed: Buffer | null };

function pack(found: OriginAnswer): Packed {
  const isText = TEXT.test(found.headers['content-type'] ?? '');
  return { ...found, compressed: isText ? compress(found.body) : null };
}

/** As small as brotli makes it: an edge compresses once. */
export function compress(body: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}

async function answer(
  find: (path: string) => Promise<Packed>,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  try {
    const { status, headers, body, compressed } = await find(request.url);
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const sent = takesBrotli && compressed ? compressed : body;
    response.writeHead(status, {
      ...headers,
      'content-length': sent.length,
      vary: 'accept-encoding',
      ...(sent === compressed ? { 'content-encoding': 'br' } : {}),
    });
    if (request.method === 'HEAD') response.end();
    else response.end(sent);
  } catch (error) {
    response.writeHead(502);
    response.end(String(error));
  }
}

/** A running server as origin; `replacements` are made in texts and in the content security policy. */
export function originOf(upstream: string, replacements: ReadonlyMap<string, string> = new Map()): Origin {
  const replace = (text: string): string =>
    [...replacements].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  return async (path) => {
    const response = await fetch(upstream + path);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, replace(value)]];
      }),
    );
    const isText = TEXT.test(headers['content-type'] ?? '');
    return { status: response.status, headers, body: isText ? Buffer.from(replace(body.toString('utf8'))) : body };
  };
}
