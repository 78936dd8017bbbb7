/** Turns a request into one of the operations that this stand-in knows, with its signer already verified. */
import type { Buffer } from 'node:buffer';
import type { EngineRequest, Need } from '../engine.ts';
import { EngineError } from '../engine.ts';
import { readElements, readText } from '../rest-xml.ts';
import { accessDenied, invalidArgument, notImplemented } from './answer.ts';
import { readUploadForm } from './multipart-form.ts';
import { hasDigest, readPayload, type CallHeaders } from './payload.ts';
import { verifyPost, type PostUpload } from './post-policy.ts';
import { decodePath, verifySignature, type SigningRules } from './signature.ts';

type Common = {
  bucket: string;
  /** Empty for operations on the bucket. */
  key: string;
  /** The access key id whose rights count; absent for a preflight. */
  keyId: string | undefined;
  headers: CallHeaders;
  query: URLSearchParams;
};

export type PlainOperation =
  'GetObject' | 'HeadObject' | 'PutObject' | 'DeleteObject' | 'ListObjectsV2' | 'HeadBucket' | 'Preflight';

export type S3Call = Common &
  (
    | { operation: PlainOperation; body: Buffer }
    | { operation: 'CopyObject'; source: { bucket: string; key: string } }
    | { operation: 'DeleteObjects'; keys: string[]; isQuiet: boolean }
    | { operation: 'PostObject'; upload: PostUpload }
  );

type SignedOperation = Exclude<S3Call['operation'], 'Preflight' | 'PostObject'>;

export type CallRules = SigningRules & { account: string };

/** A prefix ends in `-`; everything else is a whole name. */
type Understood = { amzHeaders: string[]; query: string[] };

/** Who asks, and that the body arrived whole: verified for every operation. */
const ALWAYS_UNDERSTOOD = [
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-signedheaders',
  'x-amz-signature',
  'x-amz-security-token',
  'x-amz-content-sha256',
  'x-amz-user-agent',
  'x-amz-expected-bucket-owner',
  'x-amz-checksum-crc32',
  'x-amz-checksum-sha256',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-trailer',
  'x-amz-decoded-content-length',
];
const READS: Understood = { amzHeaders: ['x-amz-checksum-mode'], query: ['response-'] };

/** What changes the meaning of each operation; whatever is not here is refused, never ignored. */
const UNDERSTOOD: Record<SignedOperation, Understood> = {
  GetObject: READS,
  HeadObject: READS,
  PutObject: { amzHeaders: ['x-amz-meta-'], query: [] },
  CopyObject: { amzHeaders: ['x-amz-copy-source', 'x-amz-metadata-directive', 'x-amz-meta-'], query: [] },
  DeleteObject: { amzHeaders: [], query: [] },
  DeleteObjects: { amzHeaders: [], query: ['delete'] },
  ListObjectsV2: {
    amzHeaders: [],
    query: ['list-type', 'prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'encoding-type'],
  },
  HeadBucket: { amzHeaders: [], query: [] },
};

/** S3 deletes at most 1,000 objects in one request. */
const MAX_DELETIONS = 1_000;

/** Throws EngineError for a signature that does not hold and for what this stand-in does not implement. */
export function readCall(request: EngineRequest, rules: CallRules): S3Call {
  const common = {
    ...readTarget(request.url.pathname),
    keyId: undefined,
    headers: {},
    query: request.url.searchParams,
  };
  if (request.method === 'OPTIONS') {
    return { ...common, operation: 'Preflight', headers: callHeaders(request), body: request.body };
  }
  const contentType = request.headers['content-type'] ?? '';
  if (request.method === 'POST' && /^multipart\/form-data/i.test(contentType)) {
    if (common.key !== '') throw new EngineError('MethodNotAllowed', 'Upload forms are posted to the bucket.', 405);
    const upload = verifyPost(readUploadForm(contentType, request.body), common.bucket, rules);
    return { ...common, operation: 'PostObject', key: upload.key, keyId: upload.keyId, upload };
  }
  return readSignedCall(request, common, rules);
}

/** What the signer must be allowed to do. */
export function needsOf(call: S3Call): Need[] {
  const object = (action: string, key = call.key, bucket = call.bucket): Need => ({
    action: `s3:${action}`,
    resource: `arn:aws:s3:::${bucket}/${key}`,
  });
  switch (call.operation) {
    case 'Preflight':
      return [];
    case 'GetObject':
    case 'HeadObject':
      return [object('GetObject')];
    case 'PostObject':
      return [object('PutObject')];
    case 'PutObject':
      return [object('PutObject'), ...(call.headers['if-match'] ? [object('GetObject')] : [])];
    case 'CopyObject':
      return [object('GetObject', call.source.key, call.source.bucket), object('PutObject')];
    case 'DeleteObject':
      return [object('DeleteObject')];
    case 'DeleteObjects':
      return call.keys.map((key) => object('DeleteObject', key));
    case 'ListObjectsV2':
    case 'HeadBucket':
      return [listNeed(call)];
  }
}

/** Path-style only: `/bucket/key`. */
export function readTarget(pathname: string): { bucket: string; key: string } {
  const [, bucket = '', rest = ''] = /^\/([^/]*)(?:\/(.*))?$/s.exec(pathname) ?? [];
  if (bucket === '') throw notImplemented('operations without a bucket in the path');
  return { bucket: decodePath(bucket), key: decodePath(rest) };
}

function listNeed(call: S3Call): Need {
  const prefix = call.query.get('prefix');
  const resource = `arn:aws:s3:::${call.bucket}`;
  return { action: 's3:ListBucket', resource, ...(prefix === null ? {} : { conditions: { 's3:prefix': prefix } }) };
}

function readSignedCall(request: EngineRequest, target: Common, rules: CallRules): S3Call {
  const signer = verifySignature(request, rules);
  const headers = callHeaders(request);
  const common: Common = { ...target, keyId: signer.keyId, headers };
  const operation = findOperation(request.method, common);
  assertUnderstood(operation, common);
  assertBucketOwner(headers, rules.account);
  const body = readPayload(request.body, headers, signer.payloadHash);
  if (operation === 'CopyObject') return { ...common, operation, source: readCopySource(headers) };
  if (operation === 'DeleteObjects') return { ...common, operation, ...readDeletions(body, headers) };
  return { ...common, operation, body };
}

/** Presigning moves `x-amz-` headers into the query, where they mean the same. */
function callHeaders(request: EngineRequest): CallHeaders {
  const headers: CallHeaders = {};
  for (const [name, value] of request.url.searchParams) {
    if (/^x-amz-/i.test(name)) headers[name.toLowerCase()] = value;
  }
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return headers;
}

function findOperation(method: string, call: Common): SignedOperation {
  const operation = call.key === '' ? findBucketOperation(method, call.query) : findObjectOperation(method, call);
  if (operation) return operation;
  throw notImplemented(`${method} on ${call.key === '' ? 'a bucket' : 'an object'} with this query`);
}

function findBucketOperation(method: string, query: URLSearchParams): SignedOperation | undefined {
  if (method === 'HEAD') return 'HeadBucket';
  if (method === 'GET' && query.get('list-type') === '2') return 'ListObjectsV2';
  if (method === 'POST' && query.has('delete')) return 'DeleteObjects';
  return undefined;
}

function findObjectOperation(method: string, call: Common): SignedOperation | undefined {
  if (method === 'GET') return 'GetObject';
  if (method === 'HEAD') return 'HeadObject';
  if (method === 'DELETE') return 'DeleteObject';
  if (method === 'PUT') return call.headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
  return undefined;
}

function assertUnderstood(operation: SignedOperation, call: Common): void {
  const { amzHeaders, query } = UNDERSTOOD[operation];
  const parameters = [...call.query.keys()].filter((name) => !/^x-amz-/i.test(name) && name !== 'x-id');
  const unknownParameter = parameters.find((name) => !matches(name, query));
  if (unknownParameter) throw notImplemented(`the parameter ${unknownParameter} of ${operation}`);
  const amzNames = Object.keys(call.headers).filter((name) => name.startsWith('x-amz-'));
  const unknownHeader = amzNames.find((name) => !matches(name, [...ALWAYS_UNDERSTOOD, ...amzHeaders]));
  if (unknownHeader) throw notImplemented(`the header ${unknownHeader} of ${operation}`);
}

function matches(name: string, understood: string[]): boolean {
  return understood.some((entry) => (entry.endsWith('-') ? name.startsWith(entry) : name === entry));
}

function assertBucketOwner(headers: CallHeaders, account: string): void {
  const expected = headers['x-amz-expected-bucket-owner'];
  if (expected !== undefined && expected !== account) throw accessDenied();
}

/** `bucket/key`, percent-encoded, with or without a slash before it. */
function readCopySource(headers: CallHeaders): { bucket: string; key: string } {
  const source = headers['x-amz-copy-source'] ?? '';
  if (source.includes('?')) throw notImplemented('a versionId in x-amz-copy-source');
  const target = readTarget(source.startsWith('/') ? source : `/${source}`);
  if (target.key === '') throw invalidArgument('x-amz-copy-source must name an object: <bucket>/<key>.');
  return target;
}

function readDeletions(body: Buffer, headers: CallHeaders): { keys: string[]; isQuiet: boolean } {
  if (!hasDigest(headers)) {
    throw new EngineError('InvalidRequest', 'Missing required header for this request: Content-MD5', 400);
  }
  const xml = body.toString('utf8');
  const objects = readElements(xml, 'Object');
  if (objects.some((object) => readText(object, 'VersionId') !== undefined)) {
    throw notImplemented('VersionId in DeleteObjects');
  }
  const keys = objects.map((object) => readText(object, 'Key') ?? '');
  if (keys.length === 0 || keys.length > MAX_DELETIONS || keys.includes('')) {
    const message = `The XML you provided was not well-formed: expected 1 to ${MAX_DELETIONS} objects with keys.`;
    throw new EngineError('MalformedXML', message, 400);
  }
  return { keys, isQuiet: readText(xml, 'Quiet') === 'true' };
}
