import { createServer, type RequestListener, type Server } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostileAnswers } from '../../../../bin/proof/addresses/hostile-addresses.ts';
import { postWebhook } from '../../../../functions/domain/leads/post-webhook.ts';
import '../../../kit/function-environment.ts';

const servers: Server[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end('x'.repeat(1_000));

describe('a webhook', () => {
  test('is a POST of JSON with the headers that sign it', async () => {
    const seen: unknown[] = [];
    const url = await receiver((request, response) => {
      const { 'content-type': type, 'webhook-id': id } = request.headers;
      request.setEncoding('utf8').on('data', (body) => {
        seen.push({ method: request.method, url: request.url, type, id, body: String(body) });
        response.writeHead(204).end();
      });
    });

    expect(await postWebhook(`${url}/leads?a=1`, { 'webhook-id': '1' }, '{"type":"test"}')).toEqual({
      isTaken: true,
      httpStatus: 204,
    });
    expect(seen).toEqual([
      { method: 'POST', url: '/leads?a=1', type: 'application/json', id: '1', body: '{"type":"test"}' },
    ]);
  });

  test('connects to the address that was checked, and still names the host', async () => {
    const hosts: unknown[] = [];
    const url = await receiver((request, response) => {
      hosts.push(request.headers.host);
      response.writeHead(200).end();
    });
    const named = url.replace('127.0.0.1', 'localhost');
    const nobody = () => Promise.reject(new Error('asked again'));

    expect(await postWebhook(named, {}, '{}', nobody)).toMatchObject({ isTaken: true });
    expect(hosts).toEqual([new URL(named).host]);
  });

  test.each([
    [400, ''],
    [500, ''],
    [301, 'http://169.254.169.254/'],
    [307, 'http://127.0.0.1:1/'],
  ])('is not taken by an answer of %j %s, and is sent nowhere else', async (status, location) => {
    const url = await receiver(answering(status, location === '' ? {} : { location }));

    expect(await postWebhook(url, {}, '{}')).toEqual({ isTaken: false, httpStatus: status, failure: 'status' });
  });

  test('is given up after ten seconds without an answer', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    const url = await receiver(() => ask(undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = postWebhook(url, {}, '{}');
    await asked;
    vi.advanceTimersByTime(10_000);

    expect(await sent).toEqual({ isTaken: false, httpStatus: null, failure: 'timeout' });
  });

  test('fails when nobody listens', async () => {
    const url = await receiver(answering(200));
    await new Promise((closed) => servers.pop()?.close(closed));

    expect(await postWebhook(url, {}, '{}')).toMatchObject({ failure: 'connection' });
  });

  test.each([
    ['one of its addresses is private', ['93.184.215.14', '10.0.0.1']],
    ['it is the metadata service', ['169.254.169.254']],
    ['it is this machine', ['::1']],
  ])('is not sent to a name when %s', async (_, addresses) => {
    vi.stubEnv('STAGE', 'prod');
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

    expect(await postWebhook('https://crm.example.com/', {}, '{}', async () => found)).toEqual({
      isTaken: false,
      httpStatus: null,
      failure: 'address',
    });
  });

  test.each(['dev', 'uat', 'preprod', 'prod'])('is sent to nothing inside from %s', async (stage) => {
    vi.stubEnv('STAGE', stage);
    const outcomes = await Promise.all(
      hostileAnswers.map(([addresses = []]) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        return postWebhook('https://crm.example.com/', {}, '{}', async () => found);
      }),
    );

    expect(outcomes.length).toBeGreaterThanOrEqual(60);
    expect(outcomes).toEqual(outcomes.map(() => ({ isTaken: false, httpStatus: null, failure: 'address' })));
  });

  test('is given up after ten seconds in which its name was not resolved', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = postWebhook('https://crm.example.com/', {}, '{}', () => new Promise(() => undefined));
    vi.advanceTimersByTime(10_000);

    expect(await sent).toEqual({ isTaken: false, httpStatus: null, failure: 'timeout' });
  });

  test('fails when the name is not known', async () => {
    const unknown = () => Promise.reject(new Error('ENOTFOUND'));

    expect(await postWebhook('https://crm.example.com/', {}, '{}', unknown)).toMatchObject({ failure: 'connection' });
  });

  test('is never sent from AWS to the machine itself', async () => {
    const url = await receiver(answering(200));
    vi.stubEnv('STAGE', 'prod');

    expect(await postWebhook(url, {}, '{}')).toMatchObject({ failure: 'address' });
  });
});
