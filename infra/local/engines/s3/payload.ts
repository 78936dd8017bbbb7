/** The body that a signed request means: `aws-chunked` taken apart, hashes and checksums verified. */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { EngineError } from '../engine.ts';
import { notImplemented } from './answer.ts';

/** Lower-case header names; for a presigned URL also the `x-amz-` parameters of its query. */
export type CallHeaders = Record<string, string>;

const DIGESTS: Record<string, (body: Buffer) => string> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
};

/** Asks for the checksum of the answer; says nothing about the body of the request. */
const CHECKSUM_MODE = 'x-amz-checksum-mode';

/** Throws EngineError XAmzContentSHA256Mismatch, IncompleteBody, BadDigest or NotImplemented (signed chunks). */
export function readPayload(received: Buffer, headers: CallHeaders, payloadHash: string): Buffer {
  if (payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    const { body, trailers } = readChunks(received, headers['x-amz-decoded-content-length']);
    assertDigests(body, { ...headers, ...trailers });
    return body;
  }
  if (payloadHash !== 'UNSIGNED-PAYLOAD') assertPayloadHash(received, payloadHash);
  assertDigests(received, headers);
  return received;
}

/** Whether the body is covered by a checksum or digest of its own, which DeleteObjects demands. */
export function hasDigest(headers: CallHeaders): boolean {
  return Object.keys(headers).some((name) => name in DIGESTS || name === 'x-amz-trailer');
}

/** Throws EngineError BadDigest, or NotImplemented for an algorithm other than CRC32 and SHA-256. */
export function assertDigests(body: Buffer, headers: CallHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === CHECKSUM_MODE) continue;
    const digest = DIGESTS[name];
    if (!digest && name.startsWith('x-amz-checksum-')) throw notImplemented(`the checksum ${name}`);
    if (digest && digest(body) !== value) {
      throw new EngineError('BadDigest', `The ${name} you specified did not match the calculated checksum.`, 400);
    }
  }
}

function crc32Base64(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

function assertPayloadHash(body: Buffer, payloadHash: string): void {
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented(`payloads of the kind ${payloadHash}`);
  if (createHash('sha256').update(body).digest('hex') === payloadHash) return;
  const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
  throw new EngineError('XAmzContentSHA256Mismatch', message, 400);
}

/** `<size in hex>[;…]\r\n<bytes>\r\n`, repeated; size 0 ends the body and trailers follow. */
function readChunks(received: Buffer, declaredLength: string | undefined): { body: Buffer; trailers: CallHeaders } {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = received.indexOf('\r\n', position);
    const sizeBytes = lineEnd < 0 ? NaN : parseInt(received.toString('latin1', position, lineEnd), 16);
    const start = lineEnd + 2;
    if (Number.isNaN(sizeBytes) || start + sizeBytes > received.length) throw incompleteBody();
    if (sizeBytes === 0) {
      const body = Buffer.concat(chunks);
      if (declaredLength !== undefined && Number(declaredLength) !== body.length) throw incompleteBody();
      return { body, trailers: readTrailers(received.toString('latin1', start)) };
    }
    chunks.push(received.subarray(start, start + sizeBytes));
    position = start + sizeBytes + 2;
  }
}

function readTrailers(text: string): CallHeaders {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function incompleteBody(): EngineError {
  const message = 'The request body ended early, or is not of the length that its headers say.';
  return new EngineError('IncompleteBody', message, 400);
}
