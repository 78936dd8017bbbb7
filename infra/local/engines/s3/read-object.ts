/** GetObject and HeadObject. */
import type { ServerResponse } from 'node:http';
import { accessDenied, noSuchKey, notImplemented, send } from './answer.ts';
import type { S3Call } from './call.ts';
import { checkReadConditions, readRange } from './conditions.ts';
import { assertHeaderValue, type ObjectStore, type ObjectSummary, type StoredObject } from './object-store.ts';

/** Whether the caller may see which keys exist; who may not is told "denied" for a missing key too. */
export type MayList = (keyId: string, bucket: string) => boolean;

const OVERRIDES = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
];

export function readObject(store: ObjectStore, call: S3Call, mayList: MayList, response: ServerResponse): void {
  const object = getVisible(store, call, call, mayList);
  if (checkReadConditions(call.headers, object) === 'not modified') {
    send(response, 304, { etag: object.etag, 'last-modified': httpDate(object) });
    return;
  }
  const headers = { ...describe(object), ...readOverrides(call.query), 'accept-ranges': 'bytes' };
  const range = readRange(call.headers['range'], object.sizeBytes);
  const body = range ? object.body.subarray(range.first, range.last + 1) : object.body;
  const contentRange = range ? { 'content-range': `bytes ${range.first}-${range.last}/${object.sizeBytes}` } : {};
  send(response, range ? 206 : 200, { ...headers, ...contentRange }, body);
}

/** Throws EngineError NoSuchKey, or AccessDenied for a caller who may not know which keys exist. */
export function getVisible(
  store: ObjectStore,
  call: S3Call,
  target: { bucket: string; key: string },
  mayList: MayList,
): StoredObject {
  const object = store.get(target.bucket, target.key);
  if (object) return object;
  if (call.keyId !== undefined && !mayList(call.keyId, target.bucket)) throw accessDenied();
  throw noSuchKey(target.key);
}

function describe(object: ObjectSummary): Record<string, string> {
  return {
    ...object.headers,
    etag: object.etag,
    'last-modified': httpDate(object),
    ...(object.versionId === undefined ? {} : { 'x-amz-version-id': object.versionId }),
  };
}

/** `response-content-disposition=…` and the like replace what is stored with the object. */
function readOverrides(query: URLSearchParams): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const [name, value] of query) {
    if (!name.startsWith('response-')) continue;
    const header = name.slice('response-'.length);
    if (!OVERRIDES.includes(header)) throw notImplemented(`the parameter ${name}`);
    assertHeaderValue(value);
    overrides[header] = value;
  }
  return overrides;
}

function httpDate(object: ObjectSummary): string {
  return new Date(object.modifiedAt).toUTCString();
}
