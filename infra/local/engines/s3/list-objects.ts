/** ListObjectsV2: pages of keys and, with a delimiter, of the prefixes that they share. */
import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { escapeXml, textElement } from '../rest-xml.ts';
import { invalidArgument, sendXml } from './answer.ts';
import type { S3Call } from './call.ts';
import type { ObjectStore, ObjectSummary } from './object-store.ts';
import { encodeRfc3986 } from './signature.ts';

type ListQuery = {
  prefix: string;
  delimiter: string;
  maxKeys: number;
  /** The last key or common prefix of the page before, or where the caller wants to start. */
  after: string;
};

type Page = { objects: ObjectSummary[]; commonPrefixes: string[]; nextAfter: string | undefined };

/** S3 never lists more in one answer. */
const MAX_KEYS = 1_000;

export function listObjects(store: ObjectStore, call: S3Call, response: ServerResponse): void {
  const query = readListQuery(call.query);
  const page = readPage(store, call.bucket, query);
  const encode = keyEncoder(call.query.get('encoding-type'));
  const document = [
    textElement('Name', call.bucket),
    `<Prefix>${encode(query.prefix)}</Prefix>`,
    query.delimiter === '' ? '' : `<Delimiter>${encode(query.delimiter)}</Delimiter>`,
    textElement('MaxKeys', query.maxKeys),
    textElement('KeyCount', page.objects.length + page.commonPrefixes.length),
    textElement('IsTruncated', page.nextAfter !== undefined),
    ...echo(call.query),
    page.nextAfter === undefined ? '' : textElement('NextContinuationToken', toToken(page.nextAfter)),
    ...page.objects.map((object) => contents(object, encode)),
    ...page.commonPrefixes.map((prefix) => `<CommonPrefixes><Prefix>${encode(prefix)}</Prefix></CommonPrefixes>`),
  ];
  sendXml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${document.join('')}</ListBucketResult>`,
  );
}

function readListQuery(query: URLSearchParams): ListQuery {
  const maxKeys = Number(query.get('max-keys') ?? MAX_KEYS);
  if (!Number.isInteger(maxKeys) || maxKeys < 0) throw invalidArgument('max-keys must be a whole number from 0.');
  const token = query.get('continuation-token');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: Math.min(maxKeys, MAX_KEYS),
    after: token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString('utf8'),
  };
}

function readPage(store: ObjectStore, bucket: string, query: ListQuery): Page {
  const page: Page = { objects: [], commonPrefixes: [], nextAfter: undefined };
  if (query.maxKeys === 0) return page;
  let last = query.after;
  for (const object of store.summaries(bucket, query.prefix, query.after)) {
    const commonPrefix = findCommonPrefix(object.key, query);
    // The keys behind a common prefix follow it, so the one listed last is the only one that can come again.
    if (commonPrefix !== undefined && commonPrefix === last) continue;
    if (page.objects.length + page.commonPrefixes.length === query.maxKeys) return { ...page, nextAfter: last };
    if (commonPrefix === undefined) page.objects.push(object);
    else page.commonPrefixes.push(commonPrefix);
    last = commonPrefix ?? object.key;
  }
  return page;
}

function findCommonPrefix(key: string, { prefix, delimiter }: ListQuery): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

/** XML cannot hold every key, so a caller may ask for them percent-encoded. */
function keyEncoder(encodingType: string | null): (key: string) => string {
  if (encodingType === null) return escapeXml;
  if (encodingType !== 'url') throw invalidArgument('Invalid Encoding Method specified in Request; expected "url".');
  return (key) => key.split('/').map(encodeRfc3986).join('/');
}

function echo(query: URLSearchParams): string[] {
  const names = {
    'encoding-type': 'EncodingType',
    'continuation-token': 'ContinuationToken',
    'start-after': 'StartAfter',
  };
  return Object.entries(names).flatMap(([parameter, element]) => {
    const value = query.get(parameter);
    return value === null ? [] : [textElement(element, value)];
  });
}

function contents(object: ObjectSummary, encode: (key: string) => string): string {
  const members = [
    `<Key>${encode(object.key)}</Key>`,
    textElement('LastModified', new Date(object.modifiedAt).toISOString()),
    textElement('ETag', object.etag),
    textElement('Size', object.sizeBytes),
    textElement('StorageClass', 'STANDARD'),
  ];
  return `<Contents>${members.join('')}</Contents>`;
}

function toToken(after: string): string {
  return Buffer.from(after, 'utf8').toString('base64url');
}
