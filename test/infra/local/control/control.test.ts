import { expect, test } from 'vitest';
import { systemForTest } from '../fixtures/cloud.ts';
import type { Cloud } from '../../../../infra/local/cloud.ts';
import { request } from 'node:http';

/** `fetch` does not let a caller choose these headers. */
function ask(cloud: Cloud, method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(cloud.urls.control + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function read(cloud: Cloud, path: string): Promise<unknown> {
  return (await fetch(cloud.urls.control + path)).json();
}

async function write(cloud: Cloud, method: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'x-control-token': cloud.controlToken };
  return fetch(cloud.urls.control + path, { method, headers, body: JSON.stringify(body) });
}

test('reading is free on this machine, writing and other origins need the token, but for webhooks', async () => {
  const cloud = await (await systemForTest()).start();
  const own = { 'x-control-token': cloud.controlToken };

  const statuses = [
    await ask(cloud, 'GET', '/usage.json', {}),
    await ask(cloud, 'GET', '/usage.json', { origin: 'http://evil.example' }),
    await ask(cloud, 'GET', '/usage.json', { 'sec-fetch-site': 'cross-site' }),
    await ask(cloud, 'GET', '/usage.json', { 'sec-fetch-site': 'same-origin' }),
    await ask(cloud, 'GET', '/usage.json', { host: 'evil.example' }),
    await ask(cloud, 'GET', '/usage.json', { host: 'evil.example', ...own }),
    await ask(cloud, 'PUT', '/clock', {}),
    await ask(cloud, 'PUT', '/clock', { 'x-control-token': 'wrong' }),
    await ask(cloud, 'GET', '/nothing', own),
    await ask(cloud, 'POST', '/webhooks', {}),
    await ask(cloud, 'POST', '/webhooks', { origin: 'http://evil.example' }),
    await ask(cloud, 'POST', '/webhooks', { 'sec-fetch-site': 'cross-site' }),
    await ask(cloud, 'POST', '/webhooks', { host: 'evil.example' }),
  ];

  expect(statuses).toEqual([200, 403, 403, 200, 403, 403, 403, 403, 404, 200, 403, 403, 403]);
});

test('faults, clock and viewer can be read after they were set, and nonsense is refused', async () => {
  const cloud = await (await systemForTest()).start();

  const wrong = await write(cloud, 'PUT', '/faults', { service: 'TEAPOT', mode: 'error' });
  await write(cloud, 'PUT', '/faults', { service: 'S3', mode: 'error' });
  await write(cloud, 'PUT', '/clock', { offsetMs: 60_000 });
  await write(cloud, 'PUT', '/viewer', { address: '203.0.113.9' });

  expect(wrong.status).toBe(400);
  expect(await read(cloud, '/faults')).toEqual([{ service: 'S3', mode: 'error' }]);
  expect(await read(cloud, '/clock')).toMatchObject({ offsetMs: 60_000 });
  expect(await read(cloud, '/viewer')).toEqual({ address: '203.0.113.9' });
});

test('a function can be invoked, and its failure is told', async () => {
  const cloud = await (await systemForTest()).start();

  const [fine, crashed, unknown] = await Promise.all([
    write(cloud, 'POST', '/invoke/work', { Records: [] }),
    write(cloud, 'POST', '/invoke/api', { path: '/v1/crash' }),
    write(cloud, 'POST', '/invoke/none', {}),
  ]);

  expect(await fine.json()).toEqual({ result: null });
  expect(await crashed.json()).toMatchObject({ error: { errorType: 'Runtime.ExitError' } });
  expect(unknown.status).toBe(500);
});

test('the outbox is a page and a list, and waiting for a message that does not come ends', async () => {
  const cloud = await (await systemForTest()).start();

  const page = await fetch(cloud.urls.control);
  const waited = await fetch(`${cloud.urls.control}/outbox/wait?to=a@b.example&timeoutMs=1`);

  expect([page.headers.get('content-type'), (await page.text()).slice(0, 15)]).toEqual([
    'text/html; charset=utf-8',
    '<!doctype html>',
  ]);
  expect(await read(cloud, '/outbox.json')).toEqual([]);
  expect(waited.status).toBe(408);
});
