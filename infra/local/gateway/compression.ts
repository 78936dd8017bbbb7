/**
 * What CloudFront compresses, and how.
 * Source: CloudFront developer guide, "Serve compressed files".
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headerValue, withHeader, withoutHeaders, type Header, type HttpAnswer } from './http-message.ts';

type Encoding = 'br' | 'gzip';

const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;
const COMPRESSIBLE = new Set([
  'application/javascript',
  'application/json',
  'application/ld+json',
  'application/manifest+json',
  'application/rss+xml',
  'application/vnd.ms-fontobject',
  'application/wasm',
  'application/xml',
  'application/xml+rss',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'image/vnd.microsoft.icon',
  'image/x-icon',
  'text/calendar',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/plain',
  'text/vcard',
  'text/xml',
]);
/** Stands for the speed that an edge has to have; the highest quality takes a hundred times as long. */
const BROTLI_QUALITY = 5;
const KEPT_BODIES = 300;

export type Compressor = (
  answer: HttpAnswer,
  requestHeaders: readonly Header[],
  offered: Encoding[],
) => Promise<HttpAnswer>;

/** Keeps the compressed form of the last few bodies by their ETag: compressing again would give the same bytes. */
export function createCompressor(): Compressor {
  const kept = new Map<string, Promise<Buffer>>();
  return async (answer, requestHeaders, offered) => {
    const { body } = answer;
    const encoding = chooseEncoding(headerValue(requestHeaders, 'accept-encoding') ?? '', offered);
    if (!encoding || !Buffer.isBuffer(body) || !isCompressible(answer, body)) return answer;
    const compressed = await remember(kept, `${encoding} ${headerValue(answer.headers, 'etag')}`, () =>
      compress(body, encoding),
    );
    return { ...answer, headers: describe(answer.headers, encoding), body: compressed };
  };
}

function chooseEncoding(acceptEncoding: string, offered: Encoding[]): Encoding | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && accepted.includes(encoding));
}

function isCompressible({ status, headers }: HttpAnswer, body: Buffer): boolean {
  const type = headerValue(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    [200, 403, 404].includes(status) &&
    COMPRESSIBLE.has(type) &&
    body.length >= MIN_BYTES &&
    body.length <= MAX_BYTES &&
    headerValue(headers, 'content-encoding') === undefined
  );
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}

/** An ETag of the whole becomes weak, and ranges of the compressed body are not offered. */
function describe(headers: readonly Header[], encoding: Encoding): Header[] {
  const etag = headerValue(headers, 'etag');
  const changed = withoutHeaders(headers, 'accept-ranges', 'content-length');
  const weak = etag?.startsWith('"') ? withHeader(changed, 'ETag', `W/${etag}`) : changed;
  return [...weak, ['Content-Encoding', encoding], ['Vary', 'Accept-Encoding']];
}

async function remember(kept: Map<string, Promise<Buffer>>, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (key.endsWith(' undefined')) return make();
  const known = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_BODIES && oldest !== undefined) kept.delete(oldest);
  return known;
}
