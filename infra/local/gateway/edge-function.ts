/**
 * CloudFront Functions (cloudfront-js-2.0): run in a context of their own that has nothing of Node.
 * Source: CloudFront developer guide, "CloudFront Functions event structure".
 */
import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import type { Resource } from '../template/resources.ts';
import type { Header, HttpAnswer, HttpRequest } from './http-message.ts';

export type EdgeContext = { distributionDomainName: string; distributionId: string; requestId: string };

export type EdgeFunction = {
  /** The changed request, or an answer that ends it. Throws EdgeFunctionError. */
  onRequest(request: HttpRequest, context: EdgeContext): Promise<HttpRequest | HttpAnswer>;
  /** The answer with changed status and headers. Throws EdgeFunctionError. */
  onResponse(request: HttpRequest, answer: HttpAnswer, context: EdgeContext): Promise<HttpAnswer>;
};

/** The function threw, or gave something that CloudFront does not understand. */
export class EdgeFunctionError extends Error {}

const INVOKE = '(event) => Promise.resolve(handler(JSON.parse(event))).then((result) => JSON.stringify(result))';

const ValueSchema = z.object({ value: z.string(), multiValue: z.array(z.object({ value: z.string() })).optional() });
const CookieSchema = ValueSchema.extend({ attributes: z.string().optional() });
const values = z.record(z.string(), ValueSchema).default({});
const cookies = z.record(z.string(), CookieSchema).default({});
type Values = z.infer<typeof values>;

const ResponseSchema = z.object({
  statusCode: z.number().int().min(100).max(599),
  headers: values,
  cookies,
  body: z
    .union([z.string(), z.object({ encoding: z.enum(['text', 'base64']), data: z.string() })])
    .optional()
    .transform((body) => (typeof body === 'string' ? { encoding: 'text' as const, data: body } : body)),
});
const RequestSchema = z.object({
  method: z.string(),
  uri: z.string().startsWith('/'),
  querystring: z.union([z.string(), values]),
  headers: values,
  cookies,
});

const ConfigSchema = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ Runtime: z.literal('cloudfront-js-2.0') }),
});

/** Throws when the code cannot be read, or is for another runtime. */
export function readEdgeFunction(resource: Resource): EdgeFunction {
  const { FunctionCode } = ConfigSchema.parse(resource.properties());
  const call = compile(FunctionCode, resource.where);
  return {
    onRequest: async (request, context) => {
      const result = await call(describe('viewer-request', context, request));
      if (isObject(result) && 'statusCode' in result) return toAnswer(parse(ResponseSchema, result, resource));
      return applyRequest(request, parse(RequestSchema, result, resource));
    },
    onResponse: async (request, answer, context) => {
      const event = { ...describe('viewer-response', context, request), response: describeAnswer(answer) };
      const changed = toAnswer(parse(ResponseSchema, await call(event), resource));
      return { ...changed, body: answer.body };
    },
  };
}

/**
 * The event goes in and the result comes out as JSON, so that the function never holds an object of ours. It is called without a
 * limit of time, since Node starts a thread for each limited call: at 500 requests a second they took half of the edge's time.
 */
function compile(code: string, where: string): (event: unknown) => Promise<unknown> {
  const context = createContext({ console: { log: () => undefined } }, { name: where });
  new Script(code, { filename: where }).runInContext(context);
  const invoke = new Script(INVOKE).runInContext(context) as (event: string) => Promise<string>;
  return async (event) => {
    try {
      return JSON.parse(await invoke(JSON.stringify(event))) as unknown;
    } catch (error) {
      // An error of another context is no instance of this one's Error.
      throw new EdgeFunctionError(`${where}: ${(error as Error | undefined)?.message ?? String(error)}`);
    }
  };
}

function describe(eventType: string, context: EdgeContext, request: HttpRequest) {
  return {
    version: '1.0',
    context: { ...context, eventType },
    viewer: { ip: request.viewerAddress },
    request: {
      method: request.method,
      uri: request.path,
      querystring: collect(splitPairs(request.query, '&')),
      headers: collect(request.headers.filter(([name]) => name.toLowerCase() !== 'cookie').map(lowerCase)),
      cookies: collect(cookiePairs(request.headers)),
    },
  };
}

function describeAnswer(answer: HttpAnswer) {
  const setCookies = answer.headers.filter(([name]) => name.toLowerCase() === 'set-cookie');
  const others = answer.headers.filter(([name]) => name.toLowerCase() !== 'set-cookie');
  return {
    statusCode: answer.status,
    headers: collect(others.map(lowerCase)),
    cookies: Object.fromEntries(
      setCookies.map(([, line]) => {
        const [, name = '', value = '', attributes = ''] = /^([^=]*)=([^;]*)(?:;\s*(.*))?$/.exec(line) ?? [];
        return [name, { value, attributes }];
      }),
    ),
  };
}

function applyRequest(request: HttpRequest, changed: z.infer<typeof RequestSchema>): HttpRequest {
  const { querystring } = changed;
  const cookie = spread(changed.cookies).map(([name, value]) => (name === '' ? value : `${name}=${value}`));
  const headers = spread(changed.headers);
  return {
    ...request,
    path: changed.uri,
    query: typeof querystring === 'string' ? querystring : joinPairs(spread(querystring)),
    headers: cookie.length > 0 ? [...headers, ['cookie', cookie.join('; ')]] : headers,
  };
}

function toAnswer(response: z.infer<typeof ResponseSchema>): HttpAnswer {
  const setCookies = Object.entries(response.cookies).map(([name, { value, attributes }]): Header => {
    return ['set-cookie', attributes ? `${name}=${value}; ${attributes}` : `${name}=${value}`];
  });
  const body = response.body
    ? Buffer.from(response.body.data, response.body.encoding === 'text' ? 'utf8' : 'base64')
    : '';
  return {
    status: response.statusCode,
    headers: [...spread(response.headers), ...setCookies],
    body: Buffer.from(body),
  };
}

function parse<Output>(schema: z.ZodType<Output>, result: unknown, resource: Resource): Output {
  const parsed = schema.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new EdgeFunctionError(`${resource.where} gave an invalid value: ${z.prettifyError(parsed.error)}`);
}

/** The first value of a name is its `value`; when there are more, all of them are in `multiValue`. */
function collect(pairs: readonly Header[]): Values {
  const collected = new Map<string, string[]>();
  for (const [name, value] of pairs) collected.set(name, [...(collected.get(name) ?? []), value]);
  return Object.fromEntries(
    [...collected].map(([name, all]) => {
      const multiValue = all.length > 1 ? { multiValue: all.map((value) => ({ value })) } : {};
      return [name, { value: all[0] ?? '', ...multiValue }];
    }),
  );
}

function spread(collected: Values): Header[] {
  return Object.entries(collected).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((entry): Header => [name, entry.value]),
  );
}

function cookiePairs(headers: readonly Header[]): Header[] {
  return headers.filter(([name]) => name.toLowerCase() === 'cookie').flatMap(([, value]) => splitPairs(value, /;\s*/));
}

/** Values stay encoded as they are. */
function splitPairs(text: string, separator: string | RegExp): Header[] {
  return text
    .split(separator)
    .filter((pair) => pair !== '')
    .map((pair): Header => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    });
}

function joinPairs(pairs: readonly Header[]): string {
  return pairs.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
}

function lowerCase([name, value]: Header): Header {
  return [name.toLowerCase(), value];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
