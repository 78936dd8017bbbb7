/** How the S3 stand-in writes its answers: the headers that every one has, XML bodies and XML errors. */
import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { EngineError } from '../engine.ts';
import { textElement } from '../rest-xml.ts';

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What the surroundings of an engine call their own errors, and what S3 calls them. */
const S3_NAMES: Record<string, { code: string; status: number }> = {
  AccessDenied: { code: 'AccessDenied', status: 403 },
  AccessDeniedException: { code: 'AccessDenied', status: 403 },
  SlowDown: { code: 'SlowDown', status: 503 },
  ThrottlingException: { code: 'SlowDown', status: 503 },
  InternalServerException: { code: 'InternalError', status: 500 },
  RequestEntityTooLarge: { code: 'EntityTooLarge', status: 400 },
};

export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
  body: string | Uint8Array = '',
): void {
  const hasNoBody = status === 204 || status === 304;
  response.writeHead(status, {
    server: 'AmazonS3',
    'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
    'x-amz-id-2': randomBytes(48).toString('base64'),
    ...(hasNoBody ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  response.end(body);
}

export function sendXml(
  response: ServerResponse,
  status: number,
  document: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(response, status, { 'content-type': 'application/xml', ...headers }, XML_HEAD + document);
}

/** Extra members of the error that are text or numbers become elements beside `Code` and `Message`. */
export function sendError(error: EngineError, response: ServerResponse): void {
  const { code, status } = S3_NAMES[error.code] ?? error;
  const extra = Object.entries(error.extra)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => textElement(name, String(value)));
  const members = textElement('Code', code) + textElement('Message', error.message) + extra.join('');
  sendXml(response, status, `<Error>${members}</Error>`);
}

/** S3's own answer to everything that it, or this stand-in, does not do. */
export function notImplemented(what: string): EngineError {
  return new EngineError('NotImplemented', `The local S3 does not implement ${what}.`, 501);
}

export function accessDenied(message = 'Access Denied'): EngineError {
  return new EngineError('AccessDenied', message, 403);
}

export function invalidArgument(message: string): EngineError {
  return new EngineError('InvalidArgument', message, 400);
}

export function noSuchKey(key: string): EngineError {
  return new EngineError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
}

export function preconditionFailed(condition: string): EngineError {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new EngineError('PreconditionFailed', message, 412, { Condition: condition });
}
