import { aws_apigateway as apigateway, aws_lambda as lambda, type Stack } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { createRestApis, type RestApis } from '../../../../infra/local/gateway/rest-api.ts';
import {
  headerValue,
  type Header,
  type HttpAnswer,
  type HttpRequest,
} from '../../../../infra/local/gateway/http-message.ts';
import { poolOf } from '../fixtures/function-pool.ts';
import { resourcesOf } from '../fixtures/resources.ts';

const ECHO = 'export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });';

type Api = { apis: RestApis; apiId: string };

function apiOf(source: string, build: (api: apigateway.RestApi, integration: apigateway.Integration) => void): Api {
  const streaming = source.includes('streamifyResponse');
  const resources = resourcesOf((stack) => {
    const api = new apigateway.RestApi(stack, 'Api', { cloudWatchRole: false, deployOptions: { stageName: 'live' } });
    build(api, integrationOf(stack, streaming));
  });
  const pool = poolOf(source, { timeoutSeconds: 1 });
  const apis = createRestApis(resources, { pool, clock: () => 0 });
  return { apis, apiId: resources.ofType('AWS::ApiGateway::RestApi')[0]?.name ?? '' };
}

function integrationOf(stack: Stack, streaming: boolean): apigateway.Integration {
  const subject = new lambda.Function(stack, 'Function', {
    functionName: 'subject',
    runtime: lambda.Runtime.NODEJS_24_X,
    code: lambda.Code.fromInline('exports.handler = () => 1'),
    handler: 'index.handler',
  });
  return new apigateway.LambdaIntegration(subject, {
    responseTransferMode: streaming ? apigateway.ResponseTransferMode.STREAM : apigateway.ResponseTransferMode.BUFFERED,
  });
}

function call(
  { apis, apiId }: Api,
  method: string,
  target: string,
  more: Partial<HttpRequest> = {},
): Promise<HttpAnswer> {
  const [path = '/', query = ''] = target.split('?');
  return apis.handle(apiId, {
    method,
    path,
    query,
    headers: [],
    body: Buffer.alloc(0),
    viewerAddress: '127.0.0.1',
    signal: new AbortController().signal,
    ...more,
  });
}

async function readBody({ body }: HttpAnswer): Promise<string> {
  return Buffer.isBuffer(body) ? body.toString() : Buffer.concat(await body.toArray()).toString();
}

async function callJson(...given: Parameters<typeof call>): Promise<Record<string, unknown>> {
  return JSON.parse(await readBody(await call(...given))) as Record<string, unknown>;
}

function buildRoutes(api: apigateway.RestApi, integration: apigateway.Integration): void {
  const v1 = api.root.addResource('v1');
  v1.addResource('account').addResource('{call}').addMethod('ANY', integration);
  const product = v1.addResource('{product}');
  product.addResource('{call}').addMethod('POST', integration);
  product.addResource('stream').addMethod('GET', integration);
  api.root.addResource('pages').addProxy({ anyMethod: false }).addMethod('GET', integration);
  api.root.addMethod('GET', integration);
}

describe('the most specific route answers', () => {
  test.each<[string, string, string, Record<string, string> | null]>([
    ['GET', '/live/v1/account/getProfile', '/v1/account/{call}', { call: 'getProfile' }],
    ['POST', '/live/v1/xlp/save', '/v1/{product}/{call}', { product: 'xlp', call: 'save' }],
    ['GET', '/live/v1/xlp/stream', '/v1/{product}/stream', { product: 'xlp' }],
    ['GET', '/live/pages/live/mara/index.html', '/pages/{proxy+}', { proxy: 'live/mara/index.html' }],
    ['GET', '/live/v1/account/a%20b', '/v1/account/{call}', { call: 'a b' }],
    ['GET', '/live/v1/account/getProfile/', '/v1/account/{call}', { call: 'getProfile' }],
    ['GET', '/live', '/', null],
  ])('%s %s', async (method, target, resource, pathParameters) => {
    const api = apiOf(ECHO, buildRoutes);

    const event = await callJson(api, method, target);

    expect(event).toMatchObject({ resource, pathParameters, httpMethod: method });
  });

  test.each<[string, string, number]>([
    ['GET', '/live/v1/xlp/save', 403],
    ['GET', '/live/v2/x', 403],
    ['GET', '/live/v1/account', 403],
    ['GET', '/other/v1/account/x', 403],
    ['GET', '/live/v1/account/%E0%A4', 400],
  ])('%s %s is refused with %i', async (method, target, status) => {
    const api = apiOf(ECHO, buildRoutes);

    expect((await call(api, method, target)).status).toBe(status);
  });
});

test('an unknown route answers as API Gateway does', async () => {
  const answer = await call(apiOf(ECHO, buildRoutes), 'GET', '/live/none');

  expect(answer.status).toBe(403);
  expect(headerValue(answer.headers, 'x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
  expect(await readBody(answer)).toBe('{"message":"Missing Authentication Token"}');
});

test('the event has both forms of headers and query, the path without the stage, and the body as text', async () => {
  const api = apiOf(ECHO, buildRoutes);
  const headers: Header[] = [
    ['X-One', 'a'],
    ['X-Two', 'b'],
    ['X-Two', 'c'],
  ];

  const event = await callJson(api, 'POST', '/live/v1/xlp/save?k=1&k=2&e=%C3%BC', {
    headers,
    body: Buffer.from('"ü"'),
  });

  expect(event).toMatchObject({
    path: '/v1/xlp/save',
    headers: { 'X-One': 'a', 'X-Two': 'c' },
    multiValueHeaders: { 'X-One': ['a'], 'X-Two': ['b', 'c'] },
    queryStringParameters: { k: '2', e: 'ü' },
    multiValueQueryStringParameters: { k: ['1', '2'], e: ['ü'] },
    requestContext: { path: '/live/v1/xlp/save', stage: 'live', identity: { sourceIp: '127.0.0.1' } },
    body: '"ü"',
    isBase64Encoded: false,
  });
});

test('a request without body and query has null for them', async () => {
  const event = await callJson(apiOf(ECHO, buildRoutes), 'GET', '/live');

  expect(event).toMatchObject({ body: null, queryStringParameters: null, multiValueQueryStringParameters: null });
});

test('the answer keeps repeated headers, renames those that API Gateway keeps, and decodes binary bodies', async () => {
  const source = `export const handler = async () => ({ statusCode: 202, headers: { 'X-A': '1', 'WWW-Authenticate': 'Basic' },
    multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] }, body: Buffer.from('bytes').toString('base64'), isBase64Encoded: true });`;
  const api = apiOf(source, (rest, integration) => {
    rest.root.addMethod('GET', integration);
    (rest.node.defaultChild as apigateway.CfnRestApi).binaryMediaTypes = ['*/*'];
  });

  const answer = await call(api, 'GET', '/live');

  expect(answer.status).toBe(202);
  expect(answer.headers).toEqual(
    expect.arrayContaining([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
      ['X-A', '1'],
      ['x-amzn-Remapped-WWW-Authenticate', 'Basic'],
    ]),
  );
  expect(await readBody(answer)).toBe('bytes');
});

describe('what goes wrong in a function is told in API Gateway’s words', () => {
  test.each<[string, string, number, string]>([
    ['an error', `export const handler = async () => { throw new Error('x'); };`, 502, 'Internal server error'],
    ['a malformed answer', `export const handler = async () => ({ body: 'x' });`, 502, 'Internal server error'],
    ['an exit', `export const handler = async () => process.exit(1);`, 502, 'Internal server error'],
    [
      'a timeout',
      `export const handler = () => new Promise(() => setInterval(() => {}, 1000));`,
      504,
      'Endpoint request timed out',
    ],
  ])('%s', async (_name, source, status, message) => {
    const api = apiOf(source, buildRoutes);

    const answer = await call(api, 'GET', '/live');

    expect([answer.status, JSON.parse(await readBody(answer))]).toEqual([status, { message }]);
  });
});

test('a body over 10 MB is refused before the function', async () => {
  const api = apiOf(ECHO, buildRoutes);

  const answer = await call(api, 'POST', '/live/v1/xlp/save', { body: Buffer.alloc(10 * 1024 * 1024 + 1) });

  expect(answer.status).toBe(413);
});

test('the template’s own gateway responses replace API Gateway’s', async () => {
  const api = apiOf(ECHO, (rest, integration) => {
    rest.root.addMethod('GET', integration);
    rest.addGatewayResponse('NotFound', {
      type: apigateway.ResponseType.MISSING_AUTHENTICATION_TOKEN,
      statusCode: '404',
      responseHeaders: { 'Cache-Control': "'no-store'" },
      templates: { 'application/json': '{"code":"not_found","said":$context.error.messageString}' },
    });
  });

  const answer = await call(api, 'GET', '/live/none');

  expect(answer.status).toBe(404);
  expect(headerValue(answer.headers, 'cache-control')).toBe('no-store');
  expect(await readBody(answer)).toBe('{"code":"not_found","said":"Missing Authentication Token"}');
});

test('a streaming route passes status, headers and body on as they come', async () => {
  const source = `export const handler = awslambda.streamifyResponse(async (event, stream) => {
    stream = awslambda.HttpResponseStream.from(stream, { statusCode: 200, headers: { 'content-type': 'text/event-stream' } });
    stream.write('data: 1\\n\\n');
    stream.end('data: 2\\n\\n');
  });`;

  const answer = await call(apiOf(source, buildRoutes), 'GET', '/live');

  expect(headerValue(answer.headers, 'content-type')).toBe('text/event-stream');
  expect(await readBody(answer)).toBe('data: 1\n\ndata: 2\n\n');
});
