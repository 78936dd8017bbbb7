/** Conditional requests (RFC 9110, section 13) and byte ranges (section 14) on a stored object. */
import { EngineError } from '../engine.ts';
import { notImplemented, preconditionFailed } from './answer.ts';
import type { ObjectSummary, PutCondition } from './object-store.ts';
import type { CallHeaders } from './payload.ts';

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/** `not modified` means an answer 304. Throws EngineError PreconditionFailed. */
export function checkReadConditions(headers: CallHeaders, object: ObjectSummary): 'send' | 'not modified' {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!matchesEtag(ifMatch, object.etag)) throw preconditionFailed('If-Match');
  } else if (isModifiedSince(headers['if-unmodified-since'], object) === true) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, object.etag) ? 'not modified' : 'send';
  return isModifiedSince(headers['if-modified-since'], object) === false ? 'not modified' : 'send';
}

/** S3 takes `If-None-Match: *` or `If-Match: <etag>` on writes, nothing else. */
export function readPutCondition(headers: CallHeaders): PutCondition {
  const ifNoneMatch = headers['if-none-match'];
  const ifMatch = headers['if-match'];
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw notImplemented('If-None-Match other than * on a write');
  return {
    ...(ifNoneMatch === undefined ? {} : { mustBeNew: true }),
    ...(ifMatch === undefined ? {} : { mustHaveEtag: quoted(ifMatch) }),
  };
}

/** Undefined for the whole object (S3 ignores several ranges at once). Throws EngineError InvalidRange. */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  const end = sizeBytes - 1;
  const range =
    from === ''
      ? { first: Math.max(0, sizeBytes - Number(to)), last: end }
      : { first: Number(from), last: to === '' ? end : Math.min(Number(to), end) };
  if (range.first <= range.last) return range;
  const extra = { RangeRequested: header, ActualObjectSize: sizeBytes };
  throw new EngineError('InvalidRange', 'The requested range is not satisfiable', 416, extra);
}

function matchesEtag(condition: string, etag: string): boolean {
  return condition === '*' || condition.split(',').some((candidate) => quoted(candidate.trim()) === etag);
}

/** The SDK sends an ETag as it was given to it, with or without quotes. */
function quoted(etag: string): string {
  return /^".*"$/.test(etag) ? etag : `"${etag}"`;
}

/** HTTP dates have whole seconds. Undefined when there is no such date to compare with. */
function isModifiedSince(date: string | undefined, object: ObjectSummary): boolean | undefined {
  const since = Date.parse(date ?? '');
  if (Number.isNaN(since)) return undefined;
  return Math.floor(object.modifiedAt / 1_000) * 1_000 > since;
}
