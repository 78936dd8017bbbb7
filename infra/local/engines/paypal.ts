/**
 * Stand-in for PayPal: Orders v2 with approval at a hosted page, payment tokens (vault v3), refunds, and webhooks that are
 * signed with a certificate of its own, which it serves as PayPal does.
 */
import { createHash, createSign, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import type { Deliveries } from './providers/deliveries.ts';
import { openObjectStore } from './providers/object-store.ts';
import { sendBack, sendJson, sendPage } from './providers/stand-in-page.ts';
import { createWebhookSender } from './providers/webhook-sender.ts';
import { approvalPage } from './paypal/approval-page.ts';
import { createOrders, PayPalError, type Orders } from './paypal/orders.ts';

export type PayPalOptions = {
  clock: Clock;
  storeFile: string;
  clientId: string;
  webhookAddress: string;
  deliveries: Deliveries;
  /** `certificate` and `signingKey` are the stand-in's own. */
  readSecret(): Promise<{ secret: string; webhookId: string; certificate: string; signingKey: string }>;
  /** Where it listens: its links and the address of its certificate begin with it. */
  ownOrigin(): string;
};

const CERTIFICATE = '/v1/notifications/certs/CERT-local';
const TOKEN_SECONDS = 32_400;

export function createPayPalEngine(options: PayPalOptions): Engine {
  const objects = openObjectStore(`${options.storeFile}.sqlite`);
  const webhooks = createWebhookSender({
    ...options,
    file: `${options.storeFile}-webhooks.sqlite`,
    target: options.webhookAddress,
    sign: (body) => signed(body, options),
  });
  const tokens = new Map<string, number>();
  const orders = createOrders({ ...options, objects, onEvent: webhooks.add });

  async function giveToken({ headers, body }: EngineRequest, response: ServerResponse): Promise<void> {
    const { secret } = await options.readSecret();
    const expected = `Basic ${Buffer.from(`${options.clientId}:${secret}`).toString('base64')}`;
    if (!isSame(headers.authorization, expected))
      throw new EngineError('invalid_client', 'Client Authentication failed', 401);
    if (body.toString('utf8') !== 'grant_type=client_credentials')
      throw new EngineError('unsupported_grant_type', '', 400);
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, options.clock() + TOKEN_SECONDS * 1_000);
    sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  }

  function checkToken({ headers }: EngineRequest): void {
    const until = tokens.get((headers.authorization ?? '').replace('Bearer ', '')) ?? 0;
    if (until <= options.clock())
      throw new EngineError('AUTHENTICATION_FAILURE', 'Token signature verification failed', 401);
  }

  function operate(request: EngineRequest): { status: number; body: object } {
    const key = request.headers['paypal-request-id'];
    if (request.method !== 'POST' || typeof key !== 'string') return route(orders, request);
    const asked = createHash('sha256').update(request.url.pathname).update(request.body).digest('hex');
    const earlier = objects.answer(key);
    if (earlier) return earlier;
    const given = { request: asked, ...route(orders, request) };
    objects.keepAnswer(key, given);
    return given;
  }

  async function handle(request: EngineRequest, response: ServerResponse): Promise<void> {
    const { method, url, body } = request;
    const path = url.pathname;
    if (path === CERTIFICATE) {
      response
        .writeHead(200, { 'content-type': 'application/x-pem-file' })
        .end((await options.readSecret()).certificate);
      return;
    }
    if (path === '/checkoutnow') {
      const token = url.searchParams.get('token') ?? '';
      if (method === 'GET') return sendPage(response, approvalPage(orders.find(token)));
      return sendBack(response, orders.answerPayer(token, new URLSearchParams(body.toString('utf8'))));
    }
    if (path === '/v1/oauth2/token') return giveToken(request, response);
    checkToken(request);
    const answer = operate(request);
    if (answer.status === 204) response.writeHead(204).end();
    else sendJson(response, answer.status, answer.body);
  }

  return {
    service: 'PAYPAL',
    needs: () => 'public',
    handle,
    writeError: ({ code, message, status, extra }, response) => {
      const isThrottled = code === 'ThrottlingException';
      sendJson(response, isThrottled ? 429 : status, {
        name: code,
        message,
        debug_id: randomUUID(),
        details: [],
        ...extra,
      });
    },
    close: () => {
      webhooks.close();
      objects.close();
    },
  };
}

function route(orders: Orders, { method, url, body }: EngineRequest): { status: number; body: object } {
  const [, version, kind, what, id, action] = url.pathname.split('/').map(decodeURIComponent);
  const sent = (): unknown => JSON.parse(body.toString('utf8') || '{}');
  switch (
    `${method} ${version}/${kind}/${what}${id === undefined ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`
  ) {
    case 'POST v2/checkout/orders':
      return orders.create(sent());
    case 'GET v2/checkout/orders/:id':
      return { status: 200, body: orders.find(id ?? '') };
    case 'POST v2/checkout/orders/:id/capture':
      return { status: 201, body: orders.capture(id ?? '') };
    case 'POST v2/payments/captures/:id/refund':
      return { status: 201, body: orders.refund(id ?? '', sent()) };
    case 'GET v3/vault/payment-tokens/:id':
      return { status: 200, body: orders.findToken(id ?? '') };
    case 'DELETE v3/vault/payment-tokens/:id':
      orders.removeToken(id ?? '');
      return { status: 204, body: {} };
    default:
      throw new PayPalError(501, 'UNKNOWN_OPERATION', `The local PayPal has no ${method} ${url.pathname}.`);
  }
}

/** developer.paypal.com/api/rest/webhooks/rest: RSA over id, time, webhook and checksum of the body. */
async function signed(body: string, { clock, readSecret, ownOrigin }: PayPalOptions): Promise<Record<string, string>> {
  const { webhookId, signingKey } = await readSecret();
  const [id, time] = [randomUUID(), new Date(clock()).toISOString()];
  const text = [id, time, webhookId, crc32(Buffer.from(body))].join('|');
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(text).sign(signingKey, 'base64'),
    'paypal-cert-url': `${ownOrigin()}${CERTIFICATE}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

function isSame(sent: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
