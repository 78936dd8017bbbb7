/**
 * Stand-in for Midtrans with GoPay: charges with a code to scan, linked wallets, refunds, notifications; and the wallet itself
 * as pages: what waits to be paid, and the consent to a link.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import type { Deliveries } from './providers/deliveries.ts';
import { openObjectStore } from './providers/object-store.ts';
import { sendBack, sendJson, sendPage } from './providers/stand-in-page.ts';
import { createWebhookSender } from './providers/webhook-sender.ts';
import { linkPage, listPage, payPage } from './gopay/wallet-pages.ts';
import { createTransactions, type Transactions } from './gopay/transactions.ts';

export type GoPayOptions = {
  clock: Clock;
  storeFile: string;
  merchantId: string;
  webhookAddress: string;
  deliveries: Deliveries;
  readSecret(): Promise<{ serverKey: string }>;
  /** Where it listens. */
  ownOrigin(): string;
};

export function createGoPayEngine(options: GoPayOptions): Engine {
  const objects = openObjectStore(`${options.storeFile}.sqlite`);
  const webhooks = createWebhookSender({
    ...options,
    file: `${options.storeFile}-webhooks.sqlite`,
    target: options.webhookAddress,
    sign: async () => ({}),
  });
  /** Its signature is part of what it says. */
  const notify = async (said: Record<string, string>, over: readonly string[]): Promise<void> => {
    const { serverKey } = await options.readSecret();
    const signature = createHash('sha512')
      .update(over.map((name) => said[name] ?? '').join('') + serverKey)
      .digest('hex');
    webhooks.add({ ...said, merchant_id: options.merchantId, signature_key: signature });
  };
  const transactions = createTransactions({ ...options, objects, notify });

  function answer(request: EngineRequest): object {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return route(transactions, request);
    const earlier = objects.answer(key);
    if (earlier) return earlier.body;
    const body = route(transactions, request);
    objects.keepAnswer(key, { request: request.url.pathname, status: 200, body });
    return body;
  }

  return {
    service: 'GOPAY',
    needs: () => 'public',
    handle: async (request, response) => {
      if (showWallet(transactions, request, response)) return;
      const { serverKey } = await options.readSecret();
      checkKey(request, serverKey);
      sendJson(response, 200, answer(request));
    },
    writeError: ({ code, message, status }, response) => {
      const shown = code === 'ThrottlingException' ? 429 : status;
      sendJson(response, shown, { status_code: String(shown), status_message: message });
    },
    close: () => {
      webhooks.close();
      objects.close();
    },
  };
}

function checkKey({ headers }: EngineRequest, serverKey: string): void {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  const sent = Buffer.from(headers.authorization ?? '');
  if (sent.length === expected.length && timingSafeEqual(sent, expected)) return;
  throw new EngineError('401', 'Unknown Merchant server_key/id', 401);
}

/** The wallet's own pages. False for requests of the API. */
function showWallet(
  transactions: Transactions,
  { method, url, body }: EngineRequest,
  response: ServerResponse,
): boolean {
  const said = new URLSearchParams(body.toString('utf8')).get('answer') ?? '';
  const [, wallet, what, id = ''] = url.pathname.split('/');
  if (wallet !== 'wallet') return false;
  if (what === undefined || what === '') sendPage(response, listPage(transactions.waiting()));
  else if (what === 'pay' && method === 'GET') sendPage(response, payPage(transactions.find(id)));
  else if (what === 'pay') sendBack(response, transactions.answerPayer(id, said === 'pay'));
  else if (what === 'link' && method === 'GET') sendPage(response, linkPage(transactions.findAccount(id)));
  else if (what === 'link') sendBack(response, transactions.answerLink(id, said === 'agree'));
  else throw new EngineError('404', 'The local wallet has no such page.', 404);
  return true;
}

function route(transactions: Transactions, { method, url, body }: EngineRequest): object {
  const path = url.pathname;
  const sent = (): unknown => JSON.parse(body.toString('utf8') || '{}');
  const [, account, unbind] = /^\/v2\/pay\/account\/([^/]+)(\/unbind)?$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v2/charge') return transactions.charge(sent());
  if (method === 'POST' && path === '/v2/pay/account') return transactions.link(sent());
  if (account !== undefined && method === 'GET' && unbind === undefined) return transactions.readAccount(account);
  if (account !== undefined && method === 'POST' && unbind !== undefined) return transactions.unlink(account);
  const [, id = '', action] = /^\/v2\/([^/]+)\/(status|expire|refund\/online\/direct)$/.exec(path) ?? [];
  if (method === 'GET' && action === 'status') return transactions.status(id);
  if (method === 'POST' && action === 'expire') return transactions.expire(id);
  if (method === 'POST' && action === 'refund/online/direct') return transactions.refund(id, sent());
  throw new EngineError('501', `The local Midtrans has no ${method} ${path}.`, 501);
}
