/** A provider that says to ask elsewhere is not obeyed: its answer would choose whom our keys are shown to (SECURITY.md T36). */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { redirectStatuses } from '../../../bin/proof/addresses/hostile-addresses.ts';
import { providerOf } from '../../../functions/domain/billing/provider-of.ts';
import { readGooglePerson } from '../../../functions/domain/google/google-api.ts';
import { readMetaPerson } from '../../../functions/domain/meta/meta-api.ts';
import '../../kit/function-environment.ts';
import { useSecrets } from '../../kit/secrets.ts';

useSecrets();

const asked: string[] = [];
const hits: string[] = [];
const servers: Server[] = [];
let status = 0;
let provider = '';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const canary = await serve((request, response) => {
    hits.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  provider = await serve((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(status, { location: `${canary}/inside` }).end();
  });
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  asked.length = 0;
  hits.length = 0;
});

const payment = {
  orderId: 'ORDER1',
  money: { amount: 1_428, currency: 'EUR' },
  description: 'XPage Individual, monthly',
  providerCustomerId: null,
  isKept: false,
} as const;

const providers = {
  STRIPE: async () => (await providerOf('card')).start(payment),
  PAYPAL: async () => (await providerOf('paypal')).start(payment),
  GOPAY: async () => (await providerOf('gopay')).start({ ...payment, money: { amount: 19_900_000, currency: 'IDR' } }),
  GOOGLE: () => readGooglePerson({ code: 'code', verifier: 'verifier', nonce: 'nonce' }),
  META: () => readMetaPerson('code'),
};

describe.each(Object.entries(providers))('%s', (name, ask) => {
  test.each(redirectStatuses)('is not followed elsewhere (%i)', async (answered) => {
    status = answered;
    vi.stubEnv(`AWS_ENDPOINT_URL_${name}`, provider);
    vi.stubEnv('GOOGLE_CLIENT_ID', '100200300400-xpage.apps.googleusercontent.com');
    vi.stubEnv('META_APP_ID', '100200300400');

    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toHaveLength(1);
    expect(hits).toEqual([]);
  });
});
