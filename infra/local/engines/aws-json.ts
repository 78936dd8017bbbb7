/** What the engines that speak JSON share: reading a checked body, naming the operation, writing the answer. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type * as z from 'zod';
import { EngineError, type EngineRequest } from './engine.ts';

/**
 * The operation of an AWS JSON request: what follows the service prefix in `x-amz-target`.
 *
 * Throws UnknownOperationException when the header is absent or belongs to another service.
 */
export function targetOperation(request: EngineRequest, servicePrefix: string): string {
  const target = String(request.headers['x-amz-target'] ?? '');
  if (target.startsWith(`${servicePrefix}.`)) return target.slice(servicePrefix.length + 1);
  throw unknownOperation(target || `${request.method} ${request.url.pathname}`);
}

/** The error for an operation that an engine does not have. Unknown is an error, never ignored. */
export function unknownOperation(name: string): EngineError {
  return new EngineError(
    'UnknownOperationException',
    `The operation "${name}" is not part of this stand-in. Add it to the engine before calling it.`,
    404,
  );
}

/**
 * The request body, checked against `schema`.
 *
 * Throws an EngineError with `invalidCode` (the service's own code for a bad parameter) that names each wrong member;
 * SerializationException when the body is not JSON.
 */
export function readJson<Output>(request: EngineRequest, schema: z.ZodType<Output>, invalidCode: string): Output {
  const parsed = schema.safeParse(parseJson(request.body.toString('utf8') || '{}'));
  if (parsed.success) return parsed.data;
  throw new EngineError(invalidCode, describeIssues(parsed.error));
}

/** Answers 200 with a JSON body in the content type of the service's protocol. */
export function writeJson(response: ServerResponse, body: unknown, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType, 'x-amzn-requestid': randomUUID() });
  response.end(JSON.stringify(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new EngineError('SerializationException', 'The request body is not JSON.');
  }
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'request'}: ${issue.message}`).join('; ');
}

/**
 * REST JSON errors name their type in a header only. Throttling is told with 429, where services of AWS JSON use 400.
 */
export function writeRestJsonError(error: EngineError, response: ServerResponse): void {
  const isThrottled = ['ThrottlingException', 'TooManyRequestsException'].includes(error.code);
  response.writeHead(isThrottled ? 429 : error.status, {
    'content-type': 'application/json',
    'x-amzn-errortype': error.code,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify({ message: error.message, ...error.extra }));
}
