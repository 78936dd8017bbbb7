/**
 * CloudFront on this machine: behaviours, functions, origins with failover, response headers, compression. Nothing is
 * cached, so what was published is seen at once; invalidations are accepted and have nothing to do.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Resource, Resources } from '../template/resources.ts';
import { createBucketOrigin, statementsForCloudFront, type BucketReader } from './bucket-origin.ts';
import { createCompressor } from './compression.ts';
import { readDistribution, type Behaviour, type Distribution, type OriginConfig } from './distribution.ts';
import { EdgeFunctionError, type EdgeContext } from './edge-function.ts';
import { forwardedRequest, keepsViewerHost, withAddedHeaders } from './forwarding.ts';
import { jsonAnswer, withHeader, type Header, type HttpAnswer, type HttpRequest } from './http-message.ts';
import type { RestApis } from './rest-api.ts';

export type Edge = {
  distribution: Distribution;
  /** Whether one of its origins is a REST API. */
  hasApi: boolean;
  handle(request: HttpRequest): Promise<HttpAnswer>;
};

export type EdgeSurroundings = {
  restApis: RestApis;
  buckets: BucketReader;
  /** Told of errors in edge functions. */
  onError(line: string): void;
};

type Origin = (request: HttpRequest, behaviour: Behaviour) => Promise<HttpAnswer> | HttpAnswer;

/** Tells origins and viewers which request it is (CloudFront developer guide, "Request and response behavior"). */
const REQUEST_ID = 'X-Amz-Cf-Id';

/** Methods for which CloudFront tries the second origin of a group. */
const FAILOVER_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function createEdge(resource: Resource, resources: Resources, surroundings: EdgeSurroundings): Edge {
  const distribution = readDistribution(resource, resources);
  const origins = new Map(
    distribution.origins.map((config) => [config.Id, createOrigin(config, distribution, resources, surroundings)]),
  );
  const compress = createCompressor();
  const behaviourFor = (path: string): Behaviour | undefined =>
    distribution.behaviours.find((candidate) => candidate.matches(path));
  /** Fetched past the functions of its behaviour; where it cannot be had, the answer stays as it is. */
  const withErrorPage = async (answer: HttpAnswer, request: HttpRequest): Promise<HttpAnswer> => {
    const page = distribution.errorPages.find(({ status }) => status === answer.status);
    const behaviour = page && behaviourFor(page.path);
    if (!page || !behaviour) return answer;
    const asked = { ...request, method: 'GET', path: page.path, query: '', body: Buffer.alloc(0) };
    const fetched = await fetchFromOrigins(behaviour, origins, asked);
    if (fetched.status !== 200) return answer;
    if (answer.body instanceof Readable) answer.body.destroy();
    return { ...fetched, status: page.answeredStatus };
  };
  const handle = async (incoming: HttpRequest, requestId: string): Promise<HttpAnswer> => {
    const behaviour = behaviourFor(incoming.path);
    if (!behaviour || !behaviour.allowedMethods.includes(incoming.method)) return ownAnswer(403, 'Bad request.');
    const context = contextOf(distribution, requestId);
    const seen = withAddedHeaders(withRootObject(incoming, distribution), behaviour.policies);
    const request = await runOnRequest(behaviour, seen, context);
    if ('status' in request) return request;
    const named = { ...request, headers: withHeader(request.headers, REQUEST_ID, requestId) };
    const fetched = await withErrorPage(await fetchFromOrigins(behaviour, origins, named), named);
    const described = behaviour.responseHeaders?.(fetched.headers, incoming.headers) ?? fetched.headers;
    const changed = await runOnResponse(behaviour, request, { ...fetched, headers: described }, context);
    const compressed = await compress(changed, incoming.headers, offeredEncodings(behaviour));
    return { ...compressed, headers: [...compressed.headers, ['X-Cache', 'Miss from cloudfront']] };
  };
  return {
    distribution,
    hasApi: distribution.origins.some((config) => apiIdOf(config) !== undefined),
    handle: async (request) => {
      const requestId = randomUUID();
      const answer = await handle(request, requestId).catch((error: unknown) => {
        surroundings.onError(error instanceof EdgeFunctionError ? error.message : String((error as Error).stack));
        return ownAnswer(error instanceof EdgeFunctionError ? 503 : 502, 'The edge could not answer this request.');
      });
      return { ...answer, headers: withHeader(answer.headers, REQUEST_ID, requestId) };
    },
  };
}

function createOrigin(
  config: OriginConfig,
  distribution: Distribution,
  resources: Resources,
  { restApis, buckets }: EdgeSurroundings,
): Origin {
  const apiId = apiIdOf(config);
  if (apiId !== undefined && restApis.has(apiId)) {
    return (request, behaviour) =>
      // API Gateway knows itself by its own name and the names of its custom domains alone.
      keepsViewerHost(behaviour.policies)
        ? jsonAnswer(403, { message: 'Forbidden' })
        : restApis.handle(apiId, toApiRequest(request, behaviour, config));
  }
  const bucket = findBucket(config, resources);
  if (!bucket) {
    throw new Error(
      `The origin ${config.DomainName} is not served here; expected a bucket or a REST API of the templates.`,
    );
  }
  const origin = createBucketOrigin({
    bucket: bucket.name,
    bucketArn: bucket.attribute('Arn'),
    statements: statementsForCloudFront(bucket.name, resources),
    distributionArn: distribution.arn,
    account: distribution.account,
    reader: buckets,
  });
  return (request) => origin({ ...request, path: config.OriginPath + request.path });
}

function apiIdOf(config: OriginConfig): string | undefined {
  return /^([^.]+)\.execute-api\./.exec(config.DomainName)?.[1];
}

function findBucket(config: OriginConfig, resources: Resources): Resource | undefined {
  const name = /^(.+)\.s3\.(?:[a-z0-9-]+\.)?amazonaws\.com$/.exec(config.DomainName)?.[1];
  return resources.ofType('AWS::S3::Bucket').find((candidate) => candidate.name === name);
}

function toApiRequest(request: HttpRequest, behaviour: Behaviour, config: OriginConfig): HttpRequest {
  const forwarded = forwardedRequest(request, behaviour.policies);
  let headers: Header[] = withHeader(forwarded.headers, 'Host', config.DomainName);
  for (const { HeaderName, HeaderValue } of config.OriginCustomHeaders) {
    headers = withHeader(headers, HeaderName, HeaderValue);
  }
  return { ...forwarded, path: config.OriginPath + request.path, headers };
}

async function fetchFromOrigins(
  behaviour: Behaviour,
  origins: Map<string, Origin>,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const last = behaviour.originIds.length - 1;
  for (const [index, id] of behaviour.originIds.entries()) {
    const origin = origins.get(id);
    if (!origin) throw new Error(`The behaviour names the origin ${id}, which the distribution does not have.`);
    const answer = await origin(request, behaviour);
    const mayFailOver = index < last && FAILOVER_METHODS.includes(request.method);
    if (!mayFailOver || !behaviour.failoverStatuses.includes(answer.status)) return answer;
    if (answer.body instanceof Readable) answer.body.destroy();
  }
  throw new Error('The behaviour has no origin.');
}

async function runOnRequest(
  { onRequest }: Behaviour,
  request: HttpRequest,
  context: EdgeContext,
): Promise<HttpRequest | HttpAnswer> {
  return onRequest ? onRequest.onRequest(request, context) : request;
}

/** CloudFront leaves the function out for answers with errors. */
async function runOnResponse(
  { onResponse }: Behaviour,
  request: HttpRequest,
  answer: HttpAnswer,
  context: EdgeContext,
): Promise<HttpAnswer> {
  return onResponse && answer.status < 400 ? onResponse.onResponse(request, answer, context) : answer;
}

function withRootObject(request: HttpRequest, { rootObject }: Distribution): HttpRequest {
  return request.path === '/' && rootObject !== '' ? { ...request, path: `/${rootObject}` } : request;
}

function offeredEncodings({ isCompressing, policies }: Behaviour): ('br' | 'gzip')[] {
  if (!isCompressing) return [];
  return [
    ...(policies.some((policy) => policy.brotli) ? (['br'] as const) : []),
    ...(policies.some((policy) => policy.gzip) ? (['gzip'] as const) : []),
  ];
}

function contextOf({ domainName, id }: Distribution, requestId: string): EdgeContext {
  return { distributionDomainName: domainName, distributionId: id, requestId };
}

function ownAnswer(status: number, text: string): HttpAnswer {
  const headers: Header[] = [
    ['Content-Type', 'text/html'],
    ['X-Cache', 'Error from cloudfront'],
  ];
  return { status, headers, body: Buffer.from(`<h1>${status}</h1><p>${text}</p>`) };
}
