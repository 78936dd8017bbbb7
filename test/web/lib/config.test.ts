// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, startFakeServer, type FakeServer } from './kit/fake-server.ts';

const CONFIG = '/app-config.json';

let server: FakeServer;

beforeEach(() => {
  vi.resetModules();
  server = startFakeServer();
});
afterEach(() => vi.unstubAllGlobals());

it('the configuration is read once', async () => {
  const { loadConfig } = await import('../../../web/lib/config.ts');

  const [first, second] = await Promise.all([loadConfig(), loadConfig()]);

  expect(first).toEqual(server.config);
  expect(second).toBe(first);
  expect(server.requestsTo(CONFIG)).toHaveLength(1);
});

it('a configuration that could not be fetched is asked for again', async () => {
  const { loadConfig } = await import('../../../web/lib/config.ts');
  server.reply(CONFIG, networkFailure(), Response.json(server.config));

  await expect(loadConfig()).rejects.toMatchObject({ code: 'network' });
  await expect(loadConfig()).resolves.toEqual(server.config);
});

it.each([
  ['a page', new Response('<html>')],
  ['nothing', new Response('', { status: 404 })],
  ['one without a stage', Response.json({ appOrigin: 'https://app.test', mediaOrigin: 'https://m.test', islands: {} })],
  [
    'one without islands',
    Response.json({ appOrigin: 'https://app.test', mediaOrigin: 'https://m.test', stage: 'dev' }),
  ],
])('in place of a configuration, %s is refused with words that help', async (_, reply) => {
  const { loadConfig } = await import('../../../web/lib/config.ts');
  server.reply(CONFIG, reply);

  await expect(loadConfig()).rejects.toThrow('/app-config.json could not be used');
});
