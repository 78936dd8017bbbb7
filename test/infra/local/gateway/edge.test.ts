import {
  aws_apigateway as apigateway,
  aws_cloudfront as cloudfront,
  aws_cloudfront_origins as origins,
  aws_lambda as lambda,
  aws_s3 as s3,
  aws_secretsmanager as secretsmanager,
  Duration,
  type Stack,
} from 'aws-cdk-lib';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { AppBehaviours } from '../../../../infra/constructs/app-behaviours.ts';
import { EdgeOrigins } from '../../../../infra/constructs/edge-origins.ts';
import { getStage } from '../../../../infra/stages.ts';
import { createS3Engine, type S3Engine } from '../../../../infra/local/engines/s3.ts';
import { createEdge } from '../../../../infra/local/gateway/edge.ts';
import { createRestApis } from '../../../../infra/local/gateway/rest-api.ts';
import { serveEdge, type Viewer } from '../../../../infra/local/gateway/serve-edge.ts';
import { anyBucket } from '../fixtures/constructs.ts';
import { poolOf } from '../fixtures/function-pool.ts';
import { resourcesOf } from '../fixtures/resources.ts';
import { soon } from '../../../kit/soon.ts';

const ECHO = 'export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });';
const TOKEN = 'control token';

type Site = { url: string; s3: S3Engine; bucket: string; errors: string[]; setViewer(viewer: Viewer): void };
type Parts = { stack: Stack; bucket: s3.IBucket; api: apigateway.RestApi };

/** Serves one distribution over a bucket and an API whose function has this source. */
async function serve(build: (parts: Parts) => cloudfront.DistributionProps, source = ECHO): Promise<Site> {
  const resources = resourcesOf(
    (stack) => {
      const bucket = anyBucket(new s3.Bucket(stack, 'Bucket'));
      const api = new apigateway.RestApi(stack, 'Api', { cloudWatchRole: false, deployOptions: { stageName: 'live' } });
      const subject = new lambda.Function(stack, 'Function', {
        functionName: 'subject',
        runtime: lambda.Runtime.NODEJS_24_X,
        code: lambda.Code.fromInline('exports.handler = () => 1'),
        handler: 'index.handler',
      });
      const integration = new apigateway.LambdaIntegration(subject, {
        responseTransferMode: source.includes('streamifyResponse')
          ? apigateway.ResponseTransferMode.STREAM
          : apigateway.ResponseTransferMode.BUFFERED,
      });
      api.root.addMethod('ANY', integration);
      api.root.addProxy({ anyMethod: false }).addMethod('ANY', integration);
      new cloudfront.Distribution(stack, 'Distribution', build({ stack, bucket, api }));
    },
    (id) => `secret of ${id}`,
  );
  const name = resources.ofType('AWS::S3::Bucket')[0]?.name ?? '';
  const s3Engine = createS3Engine({
    file: ':memory:',
    clock: Date.now,
    region: 'eu-central-1',
    account: '000000000000',
    credentials: () => undefined,
    buckets: [{ name, cors: [], expiry: [], versioned: false }],
  });
  const errors: string[] = [];
  let viewer: Viewer = { address: '127.0.0.1' };
  const [distribution] = resources.ofType('AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('The template has no distribution.');
  const restApis = createRestApis(resources, { pool: poolOf(source, {}, { maxInstances: () => 1 }), clock: Date.now });
  const edge = createEdge(distribution, resources, {
    restApis,
    buckets: s3Engine,
    onError: (line) => errors.push(line),
  });
  const served = await serveEdge(edge, { port: 0, viewer: () => viewer, controlToken: TOKEN });
  onTestFinished(async () => {
    await served.close();
    s3Engine.close();
  });
  const setViewer = (changed: Viewer): void => void (viewer = changed);
  return { url: `http://127.0.0.1:${served.port}`, s3: s3Engine, bucket: name, errors, setViewer };
}

const fromBucket = ({ bucket }: Parts, list = true): cloudfront.IOrigin =>
  origins.S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: list
      ? [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST]
      : [cloudfront.AccessLevel.READ],
  });

const onRequest = (stack: Stack, code: string): cloudfront.FunctionAssociation => ({
  eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
  function: new cloudfront.Function(stack, 'OnRequest', {
    code: cloudfront.FunctionCode.fromInline(code),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  }),
});

const toApi = ({ api }: Parts): cloudfront.BehaviorOptions => ({
  origin: new origins.RestApiOrigin(api, { customHeaders: { 'x-origin-secret': 'from the edge' } }),
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

test('the first behaviour whose pattern fits answers, the default one else', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: { origin: fromBucket(parts) },
    additionalBehaviors: { '/v1/*': toApi(parts) },
  }));
  site.s3.putObject(site.bucket, 'a.txt', Buffer.from('from the bucket'), { 'content-type': 'text/plain' });

  const [file, api] = await Promise.all([fetch(`${site.url}/a.txt`), fetch(`${site.url}/v1/call`)]);

  expect([await file.text(), file.headers.get('content-type')]).toEqual(['from the bucket', 'text/plain']);
  expect(await api.json()).toMatchObject({ path: '/v1/call' });
});

test('a behaviour takes only its methods, and a bucket only GET and HEAD', async () => {
  const site = await serve((parts) => ({ defaultBehavior: { origin: fromBucket(parts) } }));
  site.s3.putObject(site.bucket, 'a.txt', Buffer.from('text'), {});

  const post = await fetch(`${site.url}/a.txt`, { method: 'POST' });
  const head = await fetch(`${site.url}/a.txt`, { method: 'HEAD' });

  expect(post.status).toBe(403);
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
});

test('a missing key is 404 for a distribution that may list, 403 for one that may not', async () => {
  const listing = await serve((parts) => ({ defaultBehavior: { origin: fromBucket(parts) } }));
  const reading = await serve((parts) => ({ defaultBehavior: { origin: fromBucket(parts, false) } }));

  const statuses = await Promise.all([listing, reading].map(async ({ url }) => (await fetch(`${url}/none`)).status));

  expect(statuses).toEqual([404, 403]);
});

test('a bucket whose policy does not let the distribution in is closed', async () => {
  const site = await serve(({ bucket }) => ({
    defaultBehavior: { origin: new origins.HttpOrigin(bucket.bucketRegionalDomainName) },
  }));
  site.s3.putObject(site.bucket, 'a.txt', Buffer.from('text'), {});

  const answer = await fetch(`${site.url}/a.txt`);

  expect(answer.status).toBe(403);
});

test('an unchanged object is answered with 304, and a part of it with 206', async () => {
  const site = await serve((parts) => ({ defaultBehavior: { origin: fromBucket(parts) } }));
  const { etag } = site.s3.putObject(site.bucket, 'a.txt', Buffer.from('0123456789'), {});

  const same = await fetch(`${site.url}/a.txt`, { headers: { 'if-none-match': `W/${etag}` } });
  const part = await fetch(`${site.url}/a.txt`, { headers: { range: 'bytes=2-4' } });

  expect(same.status).toBe(304);
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
});

test('text is compressed as the viewer likes it, and its ETag becomes weak', async () => {
  const site = await serve((parts) => ({ defaultBehavior: { origin: fromBucket(parts), compress: true } }));
  const text = 'many words '.repeat(500);
  const { etag } = site.s3.putObject(site.bucket, 'a.html', Buffer.from(text), { 'content-type': 'text/html' });
  site.s3.putObject(site.bucket, 'a.png', Buffer.from(text), { 'content-type': 'image/png' });
  const get = async (path: string, encoding: string): Promise<{ bytes: Buffer; headers: Headers }> => {
    const { promise, resolve } = Promise.withResolvers<{ bytes: Buffer; headers: Headers }>();
    httpRequest(`${site.url}${path}`, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const headers = new Headers(response.headers as Record<string, string>);
      resolve({ bytes: Buffer.concat(await response.toArray()), headers });
    }).end();
    return promise;
  };

  const [brotli, zipped, plain, picture, again] = await Promise.all([
    get('/a.html', 'gzip, br'),
    get('/a.html', 'gzip, br;q=0'),
    get('/a.html', 'identity'),
    get('/a.png', 'br'),
    get('/a.html', 'br'),
  ]);

  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(zipped.bytes).toString()).toBe(text);
  expect([brotli, plain].map(({ headers }) => headers.get('etag'))).toEqual([`W/${etag}`, etag]);
  expect([plain, picture].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null]);
  expect(again.bytes.equals(brotli.bytes)).toBe(true);
});

test('a viewer-request function sees CloudFront’s event and may rewrite the request', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      ...toApi(parts),
      functionAssociations: [
        onRequest(
          parts.stack,
          `function handler(event) {
            const request = event.request;
            request.headers['x-seen'] = { value: JSON.stringify([event.version, event.context.eventType, event.viewer.ip,
              request.method, request.uri, request.querystring, request.cookies, request.headers['x-two']]) };
            request.headers['x-viewer-address'] = { value: event.viewer.ip };
            delete request.headers['x-drop'];
            request.uri = '/rewritten';
            return request;
          }`,
        ),
      ],
    },
  }));
  const headers = new Headers({ cookie: 'a=1; b=2', 'x-drop': 'x', 'x-viewer-address': 'forged' });
  headers.append('x-two', '1');

  const answer = await fetch(`${site.url}/first?k=1&k=2&e=%20`, { headers });

  const event = (await answer.json()) as { path: string; headers: Record<string, string> };
  expect(event.path).toBe('/rewritten');
  expect(event.headers).toMatchObject({ Cookie: 'a=1; b=2', 'x-viewer-address': '127.0.0.1' });
  expect(event.headers).not.toHaveProperty('x-drop');
  expect(JSON.parse(event.headers['x-seen'] ?? '')).toEqual([
    '1.0',
    'viewer-request',
    '127.0.0.1',
    'GET',
    '/first',
    { k: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, e: { value: '%20' } },
    { a: { value: '1' }, b: { value: '2' } },
    { value: '1' },
  ]);
});

test('a viewer-request function may answer itself', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      ...toApi(parts),
      functionAssociations: [
        onRequest(
          parts.stack,
          `async function handler(event) {
            return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/next' } },
              cookies: { seen: { value: '1', attributes: 'Path=/' } }, body: 'moved' };
          }`,
        ),
      ],
    },
  }));

  const answer = await fetch(`${site.url}/`, { redirect: 'manual' });

  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('set-cookie'),
    await answer.text(),
  ]).toEqual([302, '/next', 'seen=1; Path=/', 'moved']);
});

test.each([
  ['throws', `function handler() { throw new Error('broken'); }`, 'broken'],
  ['gives something else', `function handler() { return { uri: 7 }; }`, 'gave an invalid value'],
  ['reaches for Node', `function handler() { return process.env; }`, 'process is not defined'],
])('a viewer-request function that %s is a 503', async (_name, code, reason) => {
  const site = await serve((parts) => ({
    defaultBehavior: { origin: fromBucket(parts), functionAssociations: [onRequest(parts.stack, code)] },
  }));

  const answer = await fetch(`${site.url}/`);

  expect(answer.status).toBe(503);
  expect(site.errors).toEqual([expect.stringContaining(reason)]);
});

test('a viewer-response function changes the headers of good answers only', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      origin: fromBucket(parts),
      functionAssociations: [
        {
          eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE,
          function: new cloudfront.Function(parts.stack, 'OnResponse', {
            code: cloudfront.FunctionCode.fromInline(
              `function handler(event) { event.response.headers['x-was'] = { value: event.request.uri }; return event.response; }`,
            ),
            runtime: cloudfront.FunctionRuntime.JS_2_0,
          }),
        },
      ],
    },
  }));
  site.s3.putObject(site.bucket, 'a.txt', Buffer.from('kept'), {});

  const [good, bad] = await Promise.all([fetch(`${site.url}/a.txt`), fetch(`${site.url}/none`)]);

  expect([good.headers.get('x-was'), await good.text()]).toEqual(['/a.txt', 'kept']);
  expect(bad.headers.get('x-was')).toBeNull();
});

test('an API origin gets its path and secret header, the viewer’s values, and never the viewer’s own version of them', async () => {
  const site = await serve((parts) => ({ defaultBehavior: toApi(parts) }));

  const answer = await fetch(`${site.url}/v1/call?a=1`, {
    method: 'POST',
    body: '{"b":2}',
    headers: {
      'content-type': 'application/json',
      authorization: 'token',
      cookie: 'c=3',
      'x-origin-secret': 'forged',
    },
  });

  const event = (await answer.json()) as { headers: Record<string, string> };
  expect(event).toMatchObject({
    path: '/v1/call',
    body: '{"b":2}',
    queryStringParameters: { a: '1' },
    requestContext: { stage: 'live' },
    headers: { authorization: 'token', 'x-origin-secret': 'from the edge', Cookie: 'c=3' },
  });
});

test('an API origin that is asked by the viewer’s name for it refuses, as API Gateway does', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: { ...toApi(parts), originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER },
  }));

  const answer = await fetch(`${site.url}/v1/call`);

  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Forbidden' }]);
});

const countryPolicy = (stack: Stack) =>
  new cloudfront.CachePolicy(stack, 'Country', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList('CloudFront-Viewer-Country'),
  });

test.each([
  { named: 'not named', viewer: 'TH', sent: undefined, expected: undefined },
  { named: 'not named', viewer: 'TH', sent: 'DE', expected: 'DE' },
  { named: 'named', viewer: 'TH', sent: undefined, expected: 'TH' },
  { named: 'named', viewer: 'TH', sent: 'DE', expected: 'TH' },
  { named: 'named', viewer: undefined, sent: 'DE', expected: undefined },
])(
  'a country that is $named by a policy: of a viewer in $viewer who sends $sent the origin sees $expected',
  async ({ named, viewer, sent, expected }) => {
    const site = await serve((parts) => ({
      defaultBehavior: { ...toApi(parts), ...(named === 'named' ? { cachePolicy: countryPolicy(parts.stack) } : {}) },
    }));
    site.setViewer({ address: '203.0.113.9', ...(viewer === undefined ? {} : { country: viewer }) });

    const answer = await fetch(`${site.url}/x`, {
      headers: sent === undefined ? {} : { 'cloudfront-viewer-country': sent },
    });

    const { headers } = (await answer.json()) as { headers: Record<string, string> };
    const found = Object.entries(headers).filter(([name]) => name.toLowerCase() === 'cloudfront-viewer-country');
    expect(found.map(([, value]) => value)).toEqual(expected === undefined ? [] : [expected]);
  },
);

test('a header of CloudFront’s that is not known here stops the start', async () => {
  await expect(
    serve((parts) => ({
      defaultBehavior: {
        ...toApi(parts),
        originRequestPolicy: new cloudfront.OriginRequestPolicy(parts.stack, 'City', {
          headerBehavior: cloudfront.OriginRequestHeaderBehavior.all('CloudFront-Viewer-City'),
        }),
      },
    })),
  ).rejects.toThrow('cloudfront-viewer-city is not known here');
});

/** The behaviours of the product itself, for the API of the fixture. */
function ownBehaviours({ stack, api, bucket }: Parts): cloudfront.DistributionProps {
  const stage = getStage('local', { port: 4_000, mediaPort: 4_001 });
  const originSecret = new secretsmanager.Secret(stack, 'Origin') as secretsmanager.ISecret;
  const behaviours = new AppBehaviours(stack, 'Behaviours', {
    stage,
    origins: new EdgeOrigins(stack, 'Origins', { stage, api, originSecret }),
    site: bucket,
    pages: bucket,
    incoming: bucket,
    documents: bucket,
    inlineScriptHashes: [],
  });
  return { defaultBehavior: behaviours.pages, additionalBehaviors: behaviours.byPath };
}

test.each(['/v1/call', '/v2/call', '/mara'])(
  'the product’s %s hears where the viewer is from CloudFront alone',
  async (path) => {
    const site = await serve(ownBehaviours);
    const seen = async (headers: Record<string, string> = {}): Promise<unknown> => {
      const answer = await fetch(`${site.url}${path}`, { headers: { authorization: 'token', ...headers } });
      const event = (await answer.json()) as { headers: Record<string, string> };
      return event.headers['x-viewer-country'] ?? null;
    };
    const forged = { 'cloudfront-viewer-country': 'DE', 'x-viewer-country': 'DE' };

    const unknown = await seen(forged);
    site.setViewer({ address: '203.0.113.9', country: 'TH' });

    expect([unknown, await seen(), await seen(forged)]).toEqual([null, 'TH', 'TH']);
  },
);

test('the product’s calls get the viewer’s token, cookies and query, and its address from CloudFront', async () => {
  const site = await serve(ownBehaviours);
  site.setViewer({ address: '203.0.113.9' });

  const answer = await fetch(`${site.url}/v1/call?a=1`, {
    method: 'POST',
    headers: { authorization: 'token', cookie: 'c=3', tamp: '5', 'x-viewer-address': '198.51.100.1' },
  });

  expect(await answer.json()).toMatchObject({
    queryStringParameters: { a: '1' },
    headers: { authorization: 'token', Cookie: 'c=3', tamp: '5', 'x-viewer-address': '203.0.113.9' },
  });
});

test('without an origin request policy nothing of the viewer reaches the API', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      origin: new origins.RestApiOrigin(parts.api),
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    },
  }));

  const answer = await fetch(`${site.url}/x?a=1`, { headers: { authorization: 'token', cookie: 'c=3' } });

  const event = (await answer.json()) as { headers: Record<string, string> };
  expect(event).toMatchObject({ queryStringParameters: null });
  expect(event.headers).not.toHaveProperty('authorization');
  expect(event.headers).not.toHaveProperty('Cookie');
});

test('an origin group falls back on its statuses, for reading methods', async () => {
  const source = `export const handler = async (event) => ({ statusCode: 410, body: event.path });`;
  const site = await serve(
    (parts) => ({
      defaultBehavior: {
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        origin: new origins.OriginGroup({
          primaryOrigin: fromBucket(parts),
          fallbackOrigin: new origins.RestApiOrigin(parts.api, { originPath: '/live/pages' }),
          fallbackStatusCodes: [403, 404],
        }),
      },
    }),
    source,
  );
  site.s3.putObject(site.bucket, 'here', Buffer.from('page'), {});

  const [here, gone, posted] = await Promise.all([
    fetch(`${site.url}/here`),
    fetch(`${site.url}/gone`),
    fetch(`${site.url}/gone`, { method: 'POST' }),
  ]);

  expect([here.status, await here.text()]).toEqual([200, 'page']);
  expect([gone.status, await gone.text()]).toEqual([410, '/pages/gone']);
  expect(posted.status).toBe(403);
});

test('a response headers policy overrides, fills in and removes', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      origin: fromBucket(parts),
      responseHeadersPolicy: new cloudfront.ResponseHeadersPolicy(parts.stack, 'Headers', {
        securityHeadersBehavior: {
          contentSecurityPolicy: { contentSecurityPolicy: "default-src 'self'", override: true },
          contentTypeOptions: { override: true },
        },
        customHeadersBehavior: {
          customHeaders: [
            { header: 'Cache-Control', value: 'no-store', override: false },
            { header: 'X-Fixed', value: 'policy', override: true },
          ],
        },
        removeHeaders: ['Server'],
      }),
    },
  }));
  site.s3.putObject(site.bucket, 'a.txt', Buffer.from('x'), { 'cache-control': 'max-age=5', 'x-fixed': 'origin' });

  const { headers } = await fetch(`${site.url}/a.txt`);

  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'max-age=5',
    'x-fixed': 'policy',
  });
  expect(headers.get('server')).toBeNull();
});

test('the viewer’s address is the control port’s, or a header’s that comes with the control token', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: {
      ...toApi(parts),
      cachePolicy: countryPolicy(parts.stack),
      functionAssociations: [
        onRequest(
          parts.stack,
          `function handler({ request, viewer }) {
            const country = request.headers['cloudfront-viewer-country'];
            request.headers['x-seen'] = { value: viewer.ip + ' ' + (country ? country.value : '?') };
            return request;
          }`,
        ),
      ],
    },
  }));
  const seen = async (headers: Record<string, string> = {}): Promise<unknown> => {
    const event = (await (await fetch(`${site.url}/`, { headers })).json()) as { headers: Record<string, string> };
    return event.headers['x-seen'];
  };
  const before = await seen();
  site.setViewer({ address: '203.0.113.9', country: 'AE' });

  const set = await seen({ 'x-local-viewer-address': '198.51.100.1' });
  const own = await seen({ 'x-local-viewer-address': '198.51.100.1', 'x-control-token': TOKEN });

  expect([before, set, own]).toEqual(['127.0.0.1 ?', '203.0.113.9 AE', '198.51.100.1 ?']);
});

test('what the edge cannot serve stops the start', async () => {
  const elsewhere = serve(() => ({ defaultBehavior: { origin: new origins.HttpOrigin('example.com') } }));

  await expect(elsewhere).rejects.toThrow('The origin example.com is not served here');
});

test('a streamed answer arrives as it is written, and a viewer who leaves is noticed by the function', async () => {
  const source = `
    let closed = 0;
    export const handler = awslambda.streamifyResponse(async (event, stream) => {
      stream = awslambda.HttpResponseStream.from(stream, { statusCode: 200, headers: { 'x-closed': String(closed) } });
      stream.write('first');
      if (event.path === '/ask') return stream.end();
      await new Promise((resolve) => stream.on('close', resolve));
      closed += 1;
    });`;
  const site = await serve((parts) => ({ defaultBehavior: toApi(parts) }), source);
  const viewer = new AbortController();
  const answer = await fetch(`${site.url}/stay`, { signal: viewer.signal });
  const first = await answer.body?.getReader().read();

  viewer.abort();

  expect(Buffer.from(first?.value ?? []).toString()).toBe('first');
  await soon(async () => expect((await fetch(`${site.url}/ask`)).headers.get('x-closed')).toBe('1'));
});

test('every answer names its request, and the origin was told the same', async () => {
  const site = await serve((parts) => ({
    defaultBehavior: { origin: fromBucket(parts) },
    additionalBehaviors: { '/v1/*': toApi(parts) },
  }));

  const [missing, call] = await Promise.all([fetch(`${site.url}/none`), fetch(`${site.url}/v1/call`)]);
  const { headers } = (await call.json()) as { headers: Record<string, string> };

  expect(headers['X-Amz-Cf-Id']).toBe(call.headers.get('x-amz-cf-id'));
  expect(missing.headers.get('x-amz-cf-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(missing.headers.get('x-amz-cf-id')).not.toBe(call.headers.get('x-amz-cf-id'));
});

test('an answer of a status with an error page is replaced by it, and no other is', async () => {
  const source =
    'export const handler = async ({ path }) => ({ statusCode: Number(path.slice(4)), body: "of the API" });';
  const site = await serve(
    (parts) => ({
      defaultBehavior: { origin: fromBucket(parts) },
      additionalBehaviors: { '/v1/*': toApi(parts) },
      errorResponses: [
        { httpStatus: 404, ttl: Duration.seconds(0) },
        { httpStatus: 504, responseHttpStatus: 504, responsePagePath: '/error.html', ttl: Duration.seconds(0) },
      ],
    }),
    source,
  );
  const ask = async (status: number) => {
    const answer = await fetch(`${site.url}/v1/${status}`, { method: 'POST', body: 'sent' });
    return [answer.status, await answer.text()];
  };

  expect(await ask(504)).toEqual([504, 'of the API']);

  site.s3.putObject(site.bucket, 'error.html', Buffer.from('<h1>Sorry</h1>'), { 'content-type': 'text/html' });
  expect(await ask(504)).toEqual([504, '<h1>Sorry</h1>']);
  expect(await ask(503)).toEqual([503, 'of the API']);
  expect(await ask(404)).toEqual([404, 'of the API']);
});
