/**
 * The control port: what people and tests look at and set on the small cloud. It is on the loopback address only, and
 * no web page of another origin can read it; whatever changes something needs the control token.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { ControlError } from './control-error.ts';
import { findControlRoute, type ControlDesk } from './control-routes.ts';

export type ServedControl = { port: number; close(): Promise<void> };

const MAX_BODY = 8 * 1024 * 1024;

export async function serveControl(desk: ControlDesk, token: string, port: number): Promise<ServedControl> {
  const server = createServer((message, response) => void answer(desk, token, message, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  desk: ControlDesk,
  token: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(message.url ?? '/', 'http://control');
    checkCaller(message, url.pathname, token);
    const route = findControlRoute(message.method ?? 'GET', url.pathname);
    if (!route) throw new ControlError(404, `There is no ${message.method} ${url.pathname} on the control port.`);
    const result = await route(desk, { url, body: await readBody(message), headers: message.headers });
    if (typeof result === 'string') send(response, 200, 'text/html; charset=utf-8', result);
    else send(response, 200, 'application/json', JSON.stringify(result ?? null));
  } catch (error) {
    send(response, statusOf(error), 'application/json', JSON.stringify({ message: (error as Error).message }));
  }
}

/** Names other than ours in `Host` come from pages that had their name point at this machine (DNS rebinding). */
function checkCaller(message: IncomingMessage, path: string, token: string): void {
  const { host = '', origin } = message.headers;
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host))
    throw new ControlError(403, `The host ${host} is not served.`);
  if (hasToken(message, token)) return;
  const isRead = message.method === 'GET' || message.method === 'HEAD';
  const site = message.headers['sec-fetch-site'];
  const isForeign = origin !== undefined ? origin !== `http://${host}` : site !== undefined && !isOwnSite(site);
  // Who sends webhooks has no token and is no browser.
  const isWebhook = message.method === 'POST' && path === '/webhooks' && origin === undefined && site === undefined;
  if ((isRead && !isForeign) || isWebhook) return;
  throw new ControlError(403, 'This needs the control token in the header x-control-token.');
}

function isOwnSite(site: string | string[]): boolean {
  return site === 'same-origin' || site === 'none';
}

function hasToken(message: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(message.headers['x-control-token'] ?? ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readBody(message: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new ControlError(413, 'The request is larger than 8 MB.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    throw new ControlError(400, 'The request body is not JSON.');
  }
}

function statusOf(error: unknown): number {
  if (error instanceof ControlError) return error.status;
  return error instanceof z.ZodError ? 400 : 500;
}

function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
