/**
 * Requests and answers in the form of Lambda proxy integrations, payload version 1.0.
 * Source: API Gateway developer guide, "Set up Lambda proxy integrations in API Gateway".
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Header, HttpAnswer, HttpRequest } from './http-message.ts';
import { headerValue } from './http-message.ts';
import type { RouteMatch } from './rest-routes.ts';

export type ApiIdentity = { account: string; apiId: string; stage: string; binaryMediaTypes: string[] };

/** The event of a request. `path` is without the stage. */
export function toProxyEvent(request: HttpRequest, path: string, match: RouteMatch, api: ApiIdentity, now: number) {
  const query = multiValues([...new URLSearchParams(request.query)]);
  const headers = multiValues(request.headers);
  const isBinary = isBinaryType(headerValue(request.headers, 'content-type'), api.binaryMediaTypes);
  return {
    resource: match.route.template,
    path,
    httpMethod: request.method,
    headers: lastValues(headers),
    multiValueHeaders: headers,
    queryStringParameters: nullIfEmpty(lastValues(query)),
    multiValueQueryStringParameters: nullIfEmpty(query),
    pathParameters: nullIfEmpty(match.pathParameters),
    stageVariables: null,
    requestContext: requestContext(request, path, match, api, now),
    body: request.body.length === 0 ? null : request.body.toString(isBinary ? 'base64' : 'utf8'),
    isBase64Encoded: isBinary && request.body.length > 0,
  };
}

function requestContext(request: HttpRequest, path: string, match: RouteMatch, api: ApiIdentity, now: number) {
  return {
    accountId: api.account,
    apiId: api.apiId,
    resourceId: 'local',
    resourcePath: match.route.template,
    httpMethod: request.method,
    path: `/${api.stage}${path}`,
    stage: api.stage,
    protocol: 'HTTP/1.1',
    requestId: randomUUID(),
    extendedRequestId: randomUUID(),
    requestTime: new Date(now).toUTCString(),
    requestTimeEpoch: now,
    domainName: `${api.apiId}.execute-api.local`,
    domainPrefix: api.apiId,
    // Behind CloudFront the API sees the edge, never the viewer.
    identity: { sourceIp: '127.0.0.1', userAgent: headerValue(request.headers, 'user-agent') ?? null },
  };
}

const headerText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const ResultSchema = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), headerText).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerText)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().default(false),
});

/** The answer that a function's result stands for; undefined when the result is malformed (API Gateway answers 502). */
export function fromProxyResult(result: unknown, request: HttpRequest, api: ApiIdentity): HttpAnswer | undefined {
  const parsed = ResultSchema.safeParse(result);
  if (!parsed.success) return undefined;
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = parsed.data;
  const wanted = headerValue(request.headers, 'accept')?.split(',')[0];
  const isDecoded = isBase64Encoded && isBinaryType(wanted ?? '*/*', api.binaryMediaTypes);
  return {
    status: statusCode,
    headers: answerHeaders(headers ?? {}, multiValueHeaders ?? {}),
    body: Buffer.from(body ?? '', isDecoded ? 'base64' : 'utf8'),
  };
}

/** Headers that API Gateway keeps for itself and renames in a function's answer. */
const REMAPPED = new Set(['connection', 'date', 'server', 'www-authenticate', 'via', 'user-agent']);
const DROPPED = new Set(['content-length', 'transfer-encoding']);

/** Both kinds are merged; a single value that is among the multiple ones counts once. */
export function answerHeaders(single: Record<string, string>, multiple: Record<string, string[]>): Header[] {
  const headers: Header[] = Object.entries(multiple).flatMap(([name, values]) =>
    values.map((value): Header => [name, value]),
  );
  const isKnown = (name: string): boolean => headers.some(([known]) => known.toLowerCase() === name.toLowerCase());
  for (const [name, value] of Object.entries(single)) if (!isKnown(name)) headers.push([name, value]);
  return headers
    .filter(([name]) => !DROPPED.has(name.toLowerCase()))
    .map(([name, value]) => [REMAPPED.has(name.toLowerCase()) ? `x-amzn-Remapped-${name}` : name, value]);
}

function multiValues(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}

function lastValues(values: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? '']));
}

function nullIfEmpty<Value>(record: Record<string, Value>): Record<string, Value> | null {
  return Object.keys(record).length === 0 ? null : record;
}

function isBinaryType(contentType: string | undefined, binaryTypes: string[]): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return binaryTypes.some((binary) => binary === '*/*' || binary.toLowerCase() === type);
}
