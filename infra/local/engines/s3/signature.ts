/**
 * Verifies AWS Signature Version 4 as S3 does, in the `authorization` header and in the query of a presigned URL.
 * Source: Amazon S3 API reference, "Authenticating Requests (AWS Signature Version 4)".
 */
import { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { EngineError, type Clock, type EngineRequest } from '../engine.ts';
import { accessDenied, invalidArgument } from './answer.ts';

export type SigningRules = {
  clock: Clock;
  /** The region that credential scopes must name. */
  region: string;
  /** The secret of an access key id; undefined when there is no such key. */
  credentials(accessKeyId: string): string | undefined;
};

export type Signer = {
  keyId: string;
  /** What the signature says about the body: its SHA-256 in hex, `UNSIGNED-PAYLOAD` or `STREAMING-…`. */
  payloadHash: string;
};

/** The parts of `AKID/20260131/eu-central-1/s3/aws4_request`. */
export type CredentialScope = { keyId: string; day: string; region: string };

type SignatureClaim = {
  credential: string;
  signedHeaders: string;
  signature: string;
  /** `20260131T235959Z`. */
  timestamp: string;
  payloadHash: string;
  /** The error that S3 uses for a malformed claim of this kind. */
  malformedCode: string;
};

export const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1_000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 60 * 60;

/** Throws the EngineError that S3 answers for a missing, foreign, expired or wrong signature. */
export function verifySignature(request: EngineRequest, rules: SigningRules): Signer {
  const isPresigned = request.url.searchParams.has('X-Amz-Signature');
  if (isPresigned && request.headers.authorization) {
    throw invalidArgument('Only one auth mechanism allowed: the X-Amz-Signature query or the Authorization header.');
  }
  const claim = isPresigned ? readQueryClaim(request.url.searchParams, request) : readHeaderClaim(request);
  const scope = readScope(claim.credential, rules.region, claim.malformedCode);
  const signedAt = readTimestamp(claim.timestamp, scope.day, claim.malformedCode);
  const secret = findSecret(scope.keyId, rules);
  assertSignedHeaders(claim.signedHeaders.split(';'), request);
  const stringToSign = [
    ALGORITHM,
    claim.timestamp,
    `${scope.day}/${scope.region}/s3/aws4_request`,
    createHash('sha256').update(canonicalRequest(request, claim)).digest('hex'),
  ].join('\n');
  assertSignature(claim.signature, secret, scope, stringToSign);
  if (isPresigned) assertNotExpired(request.url.searchParams, signedAt, rules.clock());
  else assertNotSkewed(signedAt, rules.clock());
  return { keyId: scope.keyId, payloadHash: claim.payloadHash };
}

/** Throws EngineError with `malformedCode` unless the credential is scoped to S3 in this region. */
export function readScope(credential: string, region: string, malformedCode: string): CredentialScope {
  const parts = credential.split('/');
  const [keyId = '', day = '', scopeRegion = '', service, terminator] = parts;
  if (parts.length !== 5 || keyId === '' || service !== 's3' || terminator !== 'aws4_request') {
    const message = 'The credential is malformed; expected <key id>/<yyyymmdd>/<region>/s3/aws4_request.';
    throw new EngineError(malformedCode, message, 400);
  }
  if (scopeRegion !== region) {
    const message = `The credential is malformed; the region '${scopeRegion}' is wrong; expecting '${region}'`;
    throw new EngineError(malformedCode, message, 400, { Region: region });
  }
  return { keyId, day, region };
}

/** Milliseconds since the epoch of `20260131T235959Z`, which must lie on the day of the credential. */
export function readTimestamp(timestamp: string, day: string, malformedCode: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(timestamp);
  if (!match) throw accessDenied('AWS authentication requires a valid X-Amz-Date, such as 20260131T235959Z.');
  if (!timestamp.startsWith(day)) {
    throw new EngineError(malformedCode, `The credential is of ${day}, but X-Amz-Date is ${timestamp}.`, 400);
  }
  const [, year, month, date, hours, minutes, seconds] = match;
  return Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
}

/** Throws EngineError InvalidAccessKeyId. */
export function findSecret(keyId: string, rules: SigningRules): string {
  const secret = rules.credentials(keyId);
  if (secret !== undefined) return secret;
  const message = 'The AWS Access Key Id you provided does not exist in our records.';
  throw new EngineError('InvalidAccessKeyId', message, 403, { AWSAccessKeyId: keyId });
}

/** Throws EngineError SignatureDoesNotMatch. */
export function assertSignature(signature: string, secret: string, scope: CredentialScope, stringToSign: string): void {
  const dayKey = hmac(`AWS4${secret}`, scope.day);
  const signingKey = hmac(hmac(hmac(dayKey, scope.region), 's3'), 'aws4_request');
  const expected = hmac(signingKey, stringToSign).toString('hex');
  const isSame = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (isSame) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new EngineError('SignatureDoesNotMatch', message, 403, { AWSAccessKeyId: scope.keyId });
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function readHeaderClaim(request: EngineRequest): SignatureClaim {
  const malformedCode = 'AuthorizationHeaderMalformed';
  const { authorization } = request.headers;
  if (!authorization) throw accessDenied();
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]+)$/.exec(
    authorization,
  );
  const [, credential, signedHeaders, signature] = match ?? [];
  if (!credential || !signedHeaders || !signature) {
    throw new EngineError(malformedCode, `The authorization header is malformed; expected ${ALGORITHM}.`, 400);
  }
  const payloadHash = headerText(request, 'x-amz-content-sha256');
  if (payloadHash === '') {
    throw new EngineError('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256', 400);
  }
  const timestamp = headerText(request, 'x-amz-date');
  return { credential, signedHeaders, signature, timestamp, payloadHash, malformedCode };
}

function readQueryClaim(query: URLSearchParams, request: EngineRequest): SignatureClaim {
  const malformedCode = 'AuthorizationQueryParametersError';
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) {
    throw new EngineError(malformedCode, `X-Amz-Algorithm only supports "${ALGORITHM}"`, 400);
  }
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    timestamp: query.get('X-Amz-Date') ?? '',
    payloadHash: headerText(request, 'x-amz-content-sha256') || query.get('X-Amz-Content-Sha256') || 'UNSIGNED-PAYLOAD',
    malformedCode,
  };
}

/** An unsigned `x-amz-` header could change what a signed request means, so S3 refuses it. */
function assertSignedHeaders(signed: string[], request: EngineRequest): void {
  const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  const unsigned = needed.filter((name) => !signed.includes(name));
  if (unsigned.length > 0) {
    throw accessDenied(`There were headers present in the request which were not signed: ${unsigned.join(', ')}`);
  }
}

function canonicalRequest(request: EngineRequest, claim: SignatureClaim): string {
  const names = claim.signedHeaders.split(';');
  const headers = names.map((name) => `${name}:${headerText(request, name).trim().replace(/ +/g, ' ')}`);
  return [
    request.method,
    canonicalPath(request.url.pathname),
    canonicalQuery(request.url.searchParams),
    ...headers,
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
}

function canonicalPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => encodeRfc3986(decodePath(segment)))
    .join('/');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => ({ name: encodeRfc3986(name), value: encodeRfc3986(value) }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.value, other.value))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Percent-decodes a piece of a path. Throws EngineError InvalidURI when that is not UTF-8. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new EngineError('InvalidURI', "Couldn't parse the specified URI: expected percent-encoded UTF-8.", 400);
  }
}

/** Percent-encodes all but the unreserved characters of RFC 3986; `encodeURIComponent` leaves five more. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headerText(request: EngineRequest, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function assertNotSkewed(signedAt: number, now: number): void {
  if (Math.abs(now - signedAt) <= MAX_SKEW_MS) return;
  const message = 'The difference between the request time and the current time is too large.';
  const extra = { ServerTime: new Date(now).toISOString(), MaxAllowedSkewMilliseconds: MAX_SKEW_MS };
  throw new EngineError('RequestTimeTooSkewed', message, 403, extra);
}

function assertNotExpired(query: URLSearchParams, signedAt: number, now: number): void {
  const expiresSeconds = Number(query.get('X-Amz-Expires') ?? NaN);
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > MAX_EXPIRES_SECONDS) {
    const message = `X-Amz-Expires must be a number of seconds from 1 to ${MAX_EXPIRES_SECONDS}.`;
    throw new EngineError('AuthorizationQueryParametersError', message, 400);
  }
  if (signedAt - now > MAX_SKEW_MS) throw accessDenied('Request is not valid yet');
  if (now > signedAt + expiresSeconds * 1_000) throw accessDenied('Request has expired');
}
