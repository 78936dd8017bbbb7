/** The stand-ins for Stripe, PayPal and Midtrans, and functions that know of them. Whatever they are sent must be valid. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine, EngineRequest } from '../../infra/local/engines/engine.ts';
import { createGoPayEngine } from '../../infra/local/engines/gopay.ts';
import { createPayPalEngine } from '../../infra/local/engines/paypal.ts';
import { createDeliveries } from '../../infra/local/engines/providers/deliveries.ts';
import { serveEngine, type Fault } from '../../infra/local/engines/serve-engine.ts';
import { createStripeEngine } from '../../infra/local/engines/stripe.ts';
import { makeSigner } from '../../infra/local/payment-keys.ts';
import { NOW } from './call-context.ts';
import { goPayRequests } from './provider-schemas/gopay.ts';
import { payPalRequests } from './provider-schemas/paypal.ts';
import { GOPAY_SECRET, PAYPAL_SECRET, STRIPE_SECRET } from './secrets.ts';

export type Sent = { service: string; what: string; body: string };
export type Webhook = { path: string; headers: IncomingHttpHeaders; body: string };

const services = ['STRIPE', 'PAYPAL', 'GOPAY'] as const;
type Service = (typeof services)[number];

const schemas: Partial<Record<string, typeof payPalRequests>> = { PAYPAL: payPalRequests, GOPAY: goPayRequests };
/** Pages, fields and tokens are no part of the API that is checked. */
const OTHER = /^\S+ \/(?:v3\/(?:confirm|bank|fields)?$|c\/pay\/|wallet|checkoutnow|v1\/(?:oauth2|notifications))/;

/** To be called once in a test file, outside of tests, beside `useSecrets`. */
export function usePaymentStandIns() {
  const clock = { now: NOW.getTime() };
  const deliveries = createDeliveries();
  const faults: Partial<Record<string, Fault>> = {};
  const urls: Partial<Record<Service, string>> = {};
  let sent: Sent[] = [];
  let webhooks: Webhook[] = [];
  let answerStatus = 200;
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'payments-'));
    closers.push(() => rmSync(folder, { recursive: true }));
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        webhooks.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(answerStatus).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    closers.push(() => receiver.close());
    const target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const common = (service: Service) => ({
      clock: () => clock.now,
      deliveries,
      storeFile: join(folder, service),
      webhookAddress: `${target}/v1/callBack/${service.toLowerCase()}`,
      ownOrigin: () => urls[service] ?? '',
    });
    const signer = makeSigner(NOW);
    const engines: Record<Service, Engine> = {
      STRIPE: createStripeEngine({ ...common('STRIPE'), readSecret: async () => STRIPE_SECRET }),
      PAYPAL: createPayPalEngine({
        ...common('PAYPAL'),
        clientId: 'small-cloud-client',
        readSecret: async () => ({ ...PAYPAL_SECRET, ...signer }),
      }),
      GOPAY: createGoPayEngine({
        ...common('GOPAY'),
        merchantId: 'G100200300',
        readSecret: async () => GOPAY_SECRET,
      }),
    };
    for (const service of services) {
      const served = await serveEngine(engines[service], 0, {
        fault: (name) => faults[name],
        onRequest: (name, request) => void sent.push(describeRequest(name, request)),
      });
      urls[service] = served.url;
      process.env[`AWS_ENDPOINT_URL_${service}`] = served.url;
      closers.unshift(() => served.close());
    }
  });
  beforeEach(() => {
    clock.now = NOW.getTime();
    sent = [];
    webhooks = [];
    answerStatus = 200;
    deliveries.set({ delayMs: 0, copies: 1, isReversed: false });
    for (const service of services) delete faults[service];
  });
  afterEach(() => expect(sent.flatMap(problemsOf)).toEqual([]));
  afterAll(async () => {
    for (const service of services) delete process.env[`AWS_ENDPOINT_URL_${service}`];
    for (const close of closers) await close();
  });

  const url = (service: Service): string => urls[service] ?? '';
  const post = (service: Service, path: string, fields: Record<string, string>) =>
    fetch(`${url(service)}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  return {
    clock,
    deliveries,
    faults,
    url,
    post,
    sent: () => sent,
    webhooks: () => webhooks,
    answerWebhooksWith: (status: number) => void (answerStatus = status),
    /** What the card fields send from their frame. */
    typeCard: async (clientSecret: string, number: string, changes: object = {}) => {
      const card = { clientSecret, name: 'Mara Lindqvist', number, month: 4, year: 2030, cvc: '123', ...changes };
      const response = await fetch(`${url('STRIPE')}/v3/confirm`, { method: 'POST', body: JSON.stringify(card) });
      return (await response.json()) as { intent?: { id: string; status: string }; error?: { message: string } };
    },
    /** What somebody presses on Stripe's own page. @returns where they go then */
    payOnPage: async (sessionId: string, card: 'pays' | 'declines', answer = 'pay'): Promise<string> =>
      (await post('STRIPE', `/c/pay/${sessionId}`, { card, answer })).headers.get('location') ?? '',
    answerBank: (clientSecret: string, answer: 'complete' | 'fail') =>
      post('STRIPE', '/v3/bank', { client_secret: clientSecret, answer }),
    approve: async (orderId: string, payer = 'good', answer = 'approve'): Promise<string> => {
      const response = await post('PAYPAL', `/checkoutnow?token=${orderId}`, { payer, answer });
      return response.headers.get('location') ?? '';
    },
    /** @param what `pay` with its id, or `link` with the account's */
    answerWallet: (what: 'pay' | 'link', id: string, answer: string) =>
      post('GOPAY', `/wallet/${what}/${id}`, { answer }),
  };
}

function describeRequest(service: string, { method, url, body }: EngineRequest): Sent {
  return { service, what: `${method} ${url.pathname}`, body: body.toString('utf8') };
}

/** What a provider would refuse, by the schemas kept by hand. Stripe's requests are checked by the types of its SDK. */
export function problemsOf({ service, what, body }: Sent): string[] {
  const known = schemas[service];
  if (!known || OTHER.test(what)) return [];
  const [, schema] = known.find(([path]) => path.test(what)) ?? [];
  if (!schema) return [`${service} ${what} is not in the schemas`];
  const result = schema.safeParse(body === '' ? null : JSON.parse(body));
  return result.success ? [] : [`${service} ${what}: ${result.error.message}`];
}
