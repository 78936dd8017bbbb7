/** Which headers of an upload are kept with the object and come back when it is read. */
import type { ObjectHeaders } from './object-store.ts';

const KEPT_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];

/** Takes lower-case names; what has no type gets `binary/octet-stream`, as in S3. */
export function objectHeaders(received: Record<string, string>): ObjectHeaders {
  const kept: ObjectHeaders = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(received)) {
    const isKept = KEPT_HEADERS.includes(name) || name.startsWith('x-amz-meta-');
    const text = name === 'content-encoding' ? withoutChunking(value) : value;
    if (isKept && text !== '') kept[name] = text;
  }
  return kept;
}

/** `aws-chunked` is how the body travelled, not how the object is encoded. */
function withoutChunking(contentEncoding: string): string {
  return contentEncoding
    .split(/,\s*/)
    .filter((encoding) => encoding !== 'aws-chunked')
    .join(',');
}
