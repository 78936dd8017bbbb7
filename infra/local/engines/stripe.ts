/**
 * Stand-in for Stripe: the part of its API that the product uses, Stripe.js with hosted card fields and the bank's question,
 * and signed webhooks. Cards behave as Stripe's test numbers say.
 */
import type { ServerResponse } from 'node:http';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import type { Deliveries } from './providers/deliveries.ts';
import { openObjectStore } from './providers/object-store.ts';
import { sendBack, sendJson, sendPage } from './providers/stand-in-page.ts';
import { createWebhookSender } from './providers/webhook-sender.ts';
import { newId, type Charge, type PaymentIntent, type PaymentMethod, type SetupIntent } from './stripe/objects.ts';
import { createPayments, type Payments } from './stripe/payments.ts';
import { checkoutPage, createSessions, type Sessions } from './stripe/sessions.ts';
import { readForm, requests } from './stripe/requests.ts';
import { serveStripeJs } from './stripe/hosted-fields.ts';

export type StripeOptions = {
  clock: Clock;
  storeFile: string;
  /** Where the product takes webhooks. */
  webhookAddress: string;
  /** Where it listens. */
  ownOrigin(): string;
  deliveries: Deliveries;
  readSecret(): Promise<{ key: string; webhookSecret: string }>;
};

type Answer = { status: number; body: object };
type Operation = (payments: Payments, form: string, id: string, sessions: Sessions) => Answer;

export function createStripeEngine(options: StripeOptions): Engine {
  const objects = openObjectStore(`${options.storeFile}.sqlite`);
  const webhooks = createWebhookSender({
    ...options,
    file: `${options.storeFile}-webhooks.sqlite`,
    target: options.webhookAddress,
    sign: async (body) => ({ 'stripe-signature': signature(body, options.clock(), await options.readSecret()) }),
  });
  const payments = createPayments({ objects, clock: options.clock, onEvent: webhooks.add });
  const sessions = createSessions(payments, objects, options);

  function answer(request: EngineRequest): Answer {
    const { method, url, body } = request;
    const form = method === 'GET' ? url.search : body.toString('utf8');
    const key = request.headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return operate({ payments, sessions }, request, form);
    const asked = createHash('sha256').update(`${url.pathname}?${form}`).digest('hex');
    const earlier = objects.answer(key);
    if (earlier && earlier.request !== asked) {
      throw new EngineError('idempotency_error', `Keys for idempotent requests can only be used once: ${key}.`, 400);
    }
    const given = earlier ?? { request: asked, ...operate({ payments, sessions }, request, form) };
    if (!earlier) objects.keepAnswer(key, given);
    return given;
  }

  return {
    service: 'STRIPE',
    needs: () => 'public',
    handle: async (request, response) => {
      if (request.url.pathname.startsWith('/v3/')) return serveStripeJs(payments, options.clock, request, response);
      if (request.url.pathname.startsWith('/c/pay/')) return showCheckout(sessions, request, response);
      checkKey(request, (await options.readSecret()).key);
      const { status, body } = answer(request);
      sendJson(response, status, body);
    },
    writeError: ({ code, message, status }, response) => {
      const isThrottled = code === 'ThrottlingException';
      const type = status >= 500 ? 'api_error' : code === 'idempotency_error' ? code : 'invalid_request_error';
      sendJson(response, isThrottled ? 429 : status, { error: { type, code, message } });
    },
    close: () => {
      webhooks.close();
      objects.close();
    },
  };
}

/** docs.stripe.com/webhooks: an HMAC over `<seconds>.<body>`. */
function signature(body: string, now: number, { webhookSecret }: { webhookSecret: string }): string {
  const time = Math.floor(now / 1_000);
  return `t=${time},v1=${createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')}`;
}

function checkKey({ headers }: EngineRequest, key: string): void {
  const [sent, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  if (sent.length === expected.length && timingSafeEqual(sent, expected)) return;
  throw new EngineError('api_key_invalid', 'Invalid API Key provided.', 401);
}

const ok = (body: object): Answer => ({ status: 200, body });

const operations: Record<string, Operation> = {
  'POST customers': (payments, form) => {
    const { metadata = {} } = readForm(requests.customer, form);
    return ok(payments.save({ id: newId('cus'), object: 'customer', metadata }));
  },
  'GET customers/:id': (payments, form, id) => {
    readForm(requests.read, form);
    return ok(payments.find('customer', id));
  },
  'DELETE customers/:id': (payments, form, id) => {
    readForm(requests.nothing, form);
    payments.find('customer', id);
    return ok(payments.save({ id, object: 'customer', deleted: true }));
  },
  'POST payment_intents': createIntent,
  'GET payment_intents/:id': (payments, form, id) =>
    ok(expanded(payments, payments.find('payment_intent', id), readForm(requests.read, form).expand)),
  'POST payment_intents/:id/cancel': (payments, form, id) =>
    ok(expanded(payments, payments.cancel(id), readForm(requests.cancel, form).expand)),
  'POST setup_intents': (payments, form) => {
    const { customer } = readForm(requests.setup, form);
    payments.find('customer', customer);
    return ok(payments.makeSetup(customer));
  },
  'GET setup_intents/:id': (payments, form, id) =>
    ok(expanded(payments, payments.find('setup_intent', id), readForm(requests.read, form).expand)),
  'GET payment_methods/:id': (payments, form, id) => {
    readForm(requests.read, form);
    return ok(payments.find<PaymentMethod>('payment_method', id));
  },
  'POST payment_methods/:id/detach': (payments, form, id) => {
    readForm(requests.nothing, form);
    return ok(payments.save({ ...payments.find<PaymentMethod>('payment_method', id), customer: null }));
  },
  'POST checkout/sessions': (_, form, __, sessions) => ok(sessions.create(form)),
  'GET checkout/sessions': (_, form, __, sessions) => ok(sessions.list(form)),
  'GET checkout/sessions/:id': (_, form, id, sessions) => ok(sessions.read(id, form)),
  'POST checkout/sessions/:id/expire': (_, form, id, sessions) => {
    readForm(requests.nothing, form);
    return ok(sessions.expire(id));
  },
  'POST refunds': (payments, form) => {
    const { payment_intent: intent, amount } = readForm(requests.refund, form);
    return ok(payments.refund(intent, amount));
  },
};

/** Where a payer of the local Stripe chooses a card, and pays or goes back. */
function showCheckout(sessions: Sessions, { method, url, body }: EngineRequest, response: ServerResponse): void {
  const id = decodeURIComponent(url.pathname.slice('/c/pay/'.length));
  if (method === 'GET') return sendPage(response, checkoutPage(sessions.find(id)));
  sendBack(response, sessions.answerPayer(id, new URLSearchParams(body.toString('utf8'))));
}

type Parts = { payments: Payments; sessions: Sessions };

function operate({ payments, sessions }: Parts, { method, url }: EngineRequest, form: string): Answer {
  const [, version, kind = '', id = '', action] = url.pathname
    .replace('checkout/sessions', 'checkout%2Fsessions')
    .split('/');
  const name = [
    decodeURIComponent(kind),
    ...(id === '' ? [] : [':id']),
    ...(action === undefined ? [] : [action]),
  ].join('/');
  const operation = version === 'v1' ? operations[`${method} ${name}`] : undefined;
  if (!operation) throw new EngineError('unknown_operation', `The local Stripe has no ${method} ${url.pathname}.`, 501);
  return operation(payments, form, decodeURIComponent(id), sessions);
}

function createIntent(payments: Payments, form: string): Answer {
  const sent = readForm(requests.intent, form);
  if (sent.customer !== undefined) payments.find('customer', sent.customer);
  const intent = payments.makeIntent({
    amount: sent.amount,
    currency: sent.currency,
    description: sent.description ?? null,
    customer: sent.customer ?? null,
    metadata: sent.metadata ?? {},
    setup_future_usage: sent.setup_future_usage ?? null,
  });
  if (!sent.confirm) return ok(expanded(payments, intent, sent.expand));
  const method = payments.find<PaymentMethod>('payment_method', sent.payment_method ?? '');
  if (method.customer === null || method.customer !== intent.customer) {
    throw new EngineError('payment_method_unexpected_state', 'The PaymentMethod is not the customer’s.', 400);
  }
  const after = payments.pay(intent, method, sent.off_session ? 'away' : 'here');
  const { last_payment_error: error } = after;
  const body = expanded(payments, after, sent.expand);
  return error ? { status: 402, body: { error: { ...error, payment_intent: body } } } : ok(body);
}

/** Objects in place of the ids that the request names. */
function expanded(
  payments: Payments,
  intent: PaymentIntent | SetupIntent,
  names: readonly ('latest_charge' | 'payment_method')[] = [],
): object {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  return {
    ...intent,
    ...(names.includes('latest_charge') && charge ? { latest_charge: payments.find<Charge>('charge', charge) } : {}),
    ...(names.includes('payment_method') && intent.payment_method
      ? { payment_method: payments.find<PaymentMethod>('payment_method', intent.payment_method) }
      : {}),
  };
}
