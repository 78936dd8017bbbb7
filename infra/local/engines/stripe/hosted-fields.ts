/** Stripe.js on this machine: the script, the card fields in a frame of their own origin, and the bank's question. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';
import { EngineError, type Clock, type EngineRequest } from '../engine.ts';
import { sendJson, sendPage, standInPage } from '../providers/stand-in-page.ts';
import type { CardError, PaymentIntent, SetupIntent } from './objects.ts';
import type { Payments } from './payments.ts';
import { problemOf } from './test-cards.ts';

const browserFile = (name: string): string => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');

const Confirmation = z.strictObject({
  clientSecret: z.string(),
  name: z.string().max(200),
  number: z.string().max(30),
  month: z.number(),
  year: z.number(),
  cvc: z.string().max(10),
});

type Intent = PaymentIntent | SetupIntent;

export function serveStripeJs(
  payments: Payments,
  clock: Clock,
  { method, url, body }: EngineRequest,
  response: ServerResponse,
): void {
  const text = body.toString('utf8');
  switch (`${method} ${url.pathname}`) {
    case 'GET /v3/':
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(browserFile('stripe-js.js'));
      return;
    case 'GET /v3/fields':
      return sendPage(response, fieldsPage());
    case 'POST /v3/confirm':
      return sendJson(response, 200, confirm(payments, Confirmation.parse(JSON.parse(text)), new Date(clock())));
    case 'GET /v3/bank':
      return sendPage(response, bankPage(findBySecret(payments, url.searchParams.get('client_secret') ?? '')));
    case 'POST /v3/bank': {
      const answer = new URLSearchParams(text);
      const intent = findBySecret(payments, answer.get('client_secret') ?? '');
      return sendPage(response, donePage(payments.hear(intent.id, answer.get('answer') === 'complete')));
    }
    default:
      throw new EngineError('unknown_operation', `The local Stripe.js has no ${method} ${url.pathname}.`, 501);
  }
}

function findBySecret(payments: Payments, secret: string): Intent {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = payments.find<Intent>(id.startsWith('seti_') ? 'setup_intent' : 'payment_intent', id);
  if (intent.client_secret !== secret)
    throw new EngineError('client_secret_invalid', 'The client secret is wrong.', 400);
  return intent;
}

/** What Stripe.js gives to the page: the intent, or why there is none. */
type Result = { intent?: object; error?: object };

function confirm(payments: Payments, sent: z.infer<typeof Confirmation>, now: Date): Result {
  const problem = problemOf(sent, now);
  if (problem) return { error: { type: 'validation_error', ...problem } };
  const intent = findBySecret(payments, sent.clientSecret);
  if (intent.status !== 'requires_payment_method') {
    return { error: { type: 'invalid_request_error', message: `This payment has the status ${intent.status}.` } };
  }
  const method = payments.makeMethod(sent, sent.name);
  return resultOf(
    intent.object === 'payment_intent' ? payments.pay(intent, method, 'payer') : payments.setUp(intent, method),
  );
}

function resultOf(intent: Intent): Result {
  const error: CardError | null =
    intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
  const { id, object, status, client_secret: secret } = intent;
  return error ? { error } : { intent: { id, object, status, client_secret: secret } };
}

function fieldsPage(): string {
  return (
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Local Stripe</title><style>${browserFile('fields.css')}</style></head><body><form id="fields" novalidate></form>` +
    `<script>${browserFile('fields.js')}</script></body></html>`
  );
}

function bankPage(intent: Intent): string {
  const secret = escapeMarkup(intent.client_secret);
  return standInPage(
    'your bank',
    'Is it you?',
    '<p>Your bank asks you to confirm this with your card.</p>' +
      `<form method="post" action="/v3/bank"><input type="hidden" name="client_secret" value="${secret}">` +
      '<button class="main" name="answer" value="complete">Complete</button><button name="answer" value="fail">Fail</button></form>',
  );
}

function donePage(intent: Intent): string {
  const message = JSON.stringify({ from: 'local-bank', ...resultOf(intent) }).replaceAll('<', '\\u003c');
  return standInPage(
    'your bank',
    'Thank you',
    `<p>Back to the payment…</p><script>parent.postMessage(${message}, '*')</script>`,
  );
}
