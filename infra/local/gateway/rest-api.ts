/**
 * REST APIs: route, invoke, answer, with API Gateway's own words when there is no answer. Throttles and usage plans
 * are not enforced here.
 * Source: API Gateway developer guide, "Gateway response types".
 */
import * as z from 'zod';
import { FunctionError } from '../compute/function-error.ts';
import type { FunctionPool } from '../compute/function-pool.ts';
import { invokeStreaming } from '../compute/function-stream.ts';
import type { Clock } from '../engines/engine.ts';
import type { Resource, Resources } from '../template/resources.ts';
import { readGatewayResponses, type GatewayResponses } from './gateway-responses.ts';
import type { HttpAnswer, HttpRequest } from './http-message.ts';
import { answerHeaders, fromProxyResult, toProxyEvent, type ApiIdentity } from './proxy-event.ts';
import { readRoutes, type RestRoutes, type RouteMatch } from './rest-routes.ts';

export type RestApis = {
  /** Answers a request to `<api id>.execute-api…`; the first part of the path is the stage. */
  handle(apiId: string, request: HttpRequest): Promise<HttpAnswer>;
  has(apiId: string): boolean;
};

type Api = {
  identity: Omit<ApiIdentity, 'stage'>;
  stages: string[];
  routes: RestRoutes;
  /** The answers of API Gateway itself. */
  own: GatewayResponses;
};
type Surroundings = { pool: FunctionPool; clock: Clock };

/** API Gateway's limit for request bodies, in bytes. */
const MAX_BODY = 10 * 1024 * 1024;

const ApiSchema = z.object({ BinaryMediaTypes: z.array(z.string()).default([]) });

export function createRestApis(resources: Resources, surroundings: Surroundings): RestApis {
  const apis = new Map(
    resources.ofType('AWS::ApiGateway::RestApi').map((api) => [api.name, readApi(api, resources)] as const),
  );
  return {
    handle: async (apiId, request) => {
      const api = apis.get(apiId);
      if (!api) throw new Error(`There is no REST API ${apiId} in the templates.`);
      return answer(api, request, surroundings);
    },
    has: (apiId) => apis.has(apiId),
  };
}

function readApi(api: Resource, resources: Resources): Api {
  const { BinaryMediaTypes: binaryMediaTypes } = ApiSchema.parse(api.properties());
  const stages = resources
    .ofType('AWS::ApiGateway::Stage')
    .filter((stage) => stage.properties()['RestApiId'] === api.name)
    .map((stage) => stage.name);
  return {
    identity: { account: api.stack.account, apiId: api.name, binaryMediaTypes },
    stages,
    routes: readRoutes(api, resources),
    own: readGatewayResponses(api, resources),
  };
}

async function answer(api: Api, request: HttpRequest, surroundings: Surroundings): Promise<HttpAnswer> {
  const [, stage = '', path = '/'] = /^\/([^/]*)(\/.*)?$/.exec(request.path) ?? [];
  if (!api.stages.includes(stage)) return api.own('ACCESS_DENIED');
  if (request.body.length > MAX_BODY) return api.own('REQUEST_TOO_LARGE');
  const match = findRoute(api.routes, request.method, path);
  if (match === 'malformed') return api.own('BAD_REQUEST_BODY');
  if (!match) return api.own('MISSING_AUTHENTICATION_TOKEN');
  return invokeRoute(api, { ...api.identity, stage }, request, path, match, surroundings);
}

function findRoute(routes: RestRoutes, method: string, path: string): RouteMatch | 'malformed' | undefined {
  try {
    return routes.find(method, path);
  } catch (error) {
    if (error instanceof URIError) return 'malformed';
    throw error;
  }
}

async function invokeRoute(
  { own }: Api,
  api: ApiIdentity,
  request: HttpRequest,
  path: string,
  match: RouteMatch,
  { pool, clock }: Surroundings,
): Promise<HttpAnswer> {
  const event = toProxyEvent(request, path, match, api, clock());
  const { functionArn, isStreaming, timeoutMs } = match.route;
  const invoke = isStreaming
    ? streamAnswer(pool, functionArn, event, request.signal)
    : pool.invoke(functionArn, { event }).then((result) => fromProxyResult(result, request, api));
  try {
    const found = await withTimeout(invoke, timeoutMs);
    if (!found) return own('INTEGRATION_FAILURE');
    const { requestId, extendedRequestId } = event.requestContext;
    return {
      ...found,
      headers: [...found.headers, ['x-amzn-RequestId', requestId], ['x-amz-apigw-id', extendedRequestId]],
    };
  } catch (error) {
    return own(failureType(error));
  }
}

async function streamAnswer(
  pool: FunctionPool,
  functionArn: string,
  event: unknown,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { head, body } = await invokeStreaming(pool, functionArn, event, signal);
  const cookies = (head.cookies ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie]);
  const headers = [...answerHeaders(head.headers ?? {}, head.multiValueHeaders ?? {}), ...cookies];
  return { status: head.statusCode ?? 200, headers, body };
}

const INTEGRATION_TIMEOUT = 'ApiGateway.IntegrationTimeout';

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FunctionError(INTEGRATION_TIMEOUT, 'Too late')), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // The function runs on after its caller gave up, and may fail then.
    work.catch(() => undefined);
  }
}

/** The pool has printed the failure already. */
function failureType(error: unknown): 'INTEGRATION_TIMEOUT' | 'REQUEST_TOO_LARGE' | 'INTEGRATION_FAILURE' {
  const type = error instanceof FunctionError ? error.errorType : '';
  if (type === 'Sandbox.Timedout' || type === INTEGRATION_TIMEOUT) return 'INTEGRATION_TIMEOUT';
  if (type === 'RequestEntityTooLargeException') return 'REQUEST_TOO_LARGE';
  return 'INTEGRATION_FAILURE';
}
