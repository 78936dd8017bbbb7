import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Cloud } from '../../../infra/local/cloud.ts';
import { startDynamoProcess } from '../../../infra/local/engines/dynamodb/process.ts';
import { systemForTest } from './fixtures/cloud.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { soon } from '../../kit/soon.ts';

type EngineReply = { status: number; body: Record<string, unknown> };

async function call(cloud: Cloud, path: string): Promise<EngineReply> {
  return (await (await fetch(`${cloud.urls.app}/v1/${path}`)).json()) as EngineReply;
}

async function control(cloud: Cloud, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(cloud.urls.control + path, {
    method,
    headers: { 'x-control-token': cloud.controlToken },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

const waitForItem = (cloud: Cloud, pk: string): Promise<void> =>
  soon(async () => expect((await call(cloud, `get/${encodeURIComponent(pk)}`)).body).toHaveProperty('Item'));

test('a deployed site and its API are served as the templates say', async () => {
  const system = await systemForTest();
  const cloud = await system.start();

  const [page, map, api] = await Promise.all([
    fetch(`${cloud.urls.app}/index.html`),
    fetch(`${cloud.urls.app}/app.js.map`),
    fetch(`${cloud.urls.app}/v1/show`),
  ]);

  expect([await page.text(), page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    '<!doctype html><title>Site</title>',
    'text/html',
    'no-cache',
  ]);
  expect(map.status).toBe(403);
  const shown = (await api.json()) as { env: Record<string, string>; secretHeader: string };
  expect(shown.secretHeader).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(shown.env).toMatchObject({
    AWS_REGION: 'eu-central-1',
    AWS_LAMBDA_FUNCTION_NAME: 'api',
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${system.port + 12}`,
  });
  const poolKeys = JSON.parse(shown.env['POOL_KEYS'] ?? '{}') as Record<string, { keys: unknown[] }>;
  expect(poolKeys[shown.env['POOL'] ?? '']?.keys.length).toBeGreaterThan(0);
  expect(shown.env).not.toHaveProperty('PATH');
});

test('a write reaches the job behind table stream, dispatcher and queue', async () => {
  const cloud = await (await systemForTest()).start();

  await call(cloud, 'put/1');

  await waitForItem(cloud, 'DONE#1');
});

test('on a DynamoDB server that somebody else runs, a write reaches the job in the same way', async () => {
  const file = join(temporaryFolder(), 'server.sqlite');
  const server = await startDynamoProcess({ file, onRestart: () => undefined });
  onTestFinished(() => server.close());
  const cloud = await (await systemForTest()).start({ dynamoUrl: server.url });

  await call(cloud, 'put/1');

  await waitForItem(cloud, 'DONE#1');
  expect(cloud.tableEnginePid()).toBeUndefined();
});

test('a call that the templates want made at deployment reaches the job behind its queue', async () => {
  const cloud = await (await systemForTest({ hasCall: true })).start();

  await waitForItem(cloud, 'DONE#deployment');
});

test('what a role does not allow is refused, in AWS’s words, and said once', async () => {
  const system = await systemForTest();
  const cloud = await system.start();

  const denied = await call(cloud, 'scan');

  expect(denied.status).toBe(400);
  expect(denied.body['__type']).toBe('AccessDeniedException');
  expect(denied.body['message']).toMatch(
    /^User: arn:aws:sts::000000000000:assumed-role\/.+\/api is not authorized to perform: dynamodb:Scan/,
  );
  expect(system.errors.filter((line) => line.includes('dynamodb:Scan'))).toHaveLength(1);
});

test('everything is there again after a restart, under the same names', async () => {
  const system = await systemForTest();
  const first = await system.start();
  await call(first, 'put/1');
  await waitForItem(first, 'DONE#1');
  const before = (await call(first, 'show')) as unknown as { env: Record<string, string>; secretHeader: string };
  await first.stop();

  const second = await system.start();

  await waitForItem(second, 'DONE#1');
  const after = (await call(second, 'show')) as unknown as typeof before;
  expect(after).toMatchObject({ env: before.env, secretHeader: before.secretHeader });
  expect(second.controlToken).toBe(first.controlToken);
});

test('a secret is rotated at the first start only', async () => {
  const system = await systemForTest();
  const rotations = async (cloud: Cloud): Promise<unknown> => {
    const requests = (await control(cloud, 'GET', '/provider-log.json')) as { operation: string }[];
    return requests.filter((request) => request.operation === 'PutSecretValue').length;
  };
  const first = await system.start();
  const atFirst = await rotations(first);
  await first.stop();

  const atSecond = await rotations(await system.start());

  expect([atFirst, atSecond]).toEqual([1, 0]);
});

test('a crashing function answers 502 and the next request is served', async () => {
  const system = await systemForTest();
  const cloud = await system.start();

  const crashed = await fetch(`${cloud.urls.app}/v1/crash`);

  expect(crashed.status).toBe(502);
  expect((await fetch(`${cloud.urls.app}/v1/show`)).status).toBe(200);
  expect(system.errors).toEqual([expect.stringContaining('Runtime exited with error: exit status 1')]);
});

test('a fault on a service is seen by the functions, until it is taken away', async () => {
  const cloud = await (await systemForTest()).start();
  await control(cloud, 'PUT', '/faults', { service: 'DYNAMODB', mode: 'throttle' });

  const throttled = await call(cloud, 'get/x');
  await control(cloud, 'PUT', '/faults', { service: 'DYNAMODB' });
  const healed = await call(cloud, 'get/x');

  expect(throttled.body['__type']).toBe('ProvisionedThroughputExceededException');
  expect(healed.status).toBe(200);
});

test('the clock of functions and sweeps can be moved', async () => {
  const cloud = await (await systemForTest()).start();
  const dayMs = 24 * 60 * 60 * 1000;

  await control(cloud, 'PUT', '/clock', { offsetMs: dayMs });

  const { now } = (await call(cloud, 'show')) as unknown as { now: number };
  expect(now - Date.now()).toBeGreaterThan(dayMs - 10_000);
});

test('calls are counted by service', async () => {
  const cloud = await (await systemForTest()).start();
  const before = cloud.usage().calls['DYNAMODB'] ?? 0;

  await call(cloud, 'get/x');

  expect(cloud.usage().calls['DYNAMODB']).toBe(before + 1);
});

test('a busy port is explained, and nothing is left running', async () => {
  const system = await systemForTest();
  const other = createServer().listen(system.port + 11, '127.0.0.1');
  onTestFinished(() => void other.close());

  const starting = system.start();

  await expect(starting).rejects.toThrow(`The port ${system.port + 11} is in use.`);
  await new Promise((resolve) => other.close(resolve));
  await expect(system.start()).resolves.toHaveProperty('urls');
});

test('two small clouds cannot share a state folder', async () => {
  const system = await systemForTest();
  await system.start();

  const second = system.start({ port: system.port + 40 });

  await expect(second).rejects.toThrow(`is in use by the process ${process.pid}`);
});
