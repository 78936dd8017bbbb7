/**
 * Stand-in for Meta: the consent dialog of Facebook Login, the exchange of its code, and what of the Graph API our
 * functions use (v23.0). One made-up person with two pages. Codes and tokens live as long as the process.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import { consentPage } from './meta/consent-page.ts';

export type MetaOptions = {
  clock: Clock;
  appId: string;
  /** The one site that the app is registered for. */
  appOrigin: string;
  readSecret(): Promise<string>;
};

type Grant = { redirectUri: string; expiresAt: number };

/** Meta's own codes live ten minutes. */
const CODE_MS = 600_000;

const person = { id: '1000000001', name: 'Mara Lindqvist' };
const pages = [
  {
    name: 'Studio Lindqvist',
    link: 'https://www.facebook.com/studiolindqvist',
    instagram_business_account: { username: 'studiolindqvist', id: '2000000001' },
    id: '3000000001',
  },
  { name: 'Home Office Stockholm', link: 'https://www.facebook.com/homeofficesthlm', id: '3000000002' },
];

export function createMetaEngine(options: MetaOptions): Engine {
  const codes = new Map<string, Grant>();
  const tokens = new Set<string>();

  /** What the browser is shown, and what it answers. */
  function dialog(request: EngineRequest, response: ServerResponse): void {
    const query = request.url.searchParams;
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== options.appId) throw refusal(101, 'Error validating application.');
    if (!redirectUri.startsWith(`${options.appOrigin}/`)) throw refusal(191, 'URL blocked: it is not the app’s.');
    const answer = query.get('answer');
    if (answer === null) return send(response, 200, consentPage(person.name, request.url), 'text/html; charset=utf-8');
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (answer === 'allow') back.searchParams.set('code', grant(redirectUri));
    else back.searchParams.set('error', 'access_denied');
    response.writeHead(302, { location: back.href }).end();
  }

  function grant(redirectUri: string): string {
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { redirectUri, expiresAt: options.clock() + CODE_MS });
    return code;
  }

  /** A code is good once, for the address that it was sent to, from who knows the app's secret. */
  async function exchange(fields: URLSearchParams): Promise<object> {
    const code = fields.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    if (fields.get('client_id') !== options.appId || !isSame(fields.get('client_secret'), await options.readSecret())) {
      throw refusal(1, 'Error validating client secret.');
    }
    if (!granted || granted.redirectUri !== fields.get('redirect_uri') || granted.expiresAt <= options.clock()) {
      throw refusal(100, 'This authorization code has expired, or was used.');
    }
    const token = randomBytes(32).toString('base64url');
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 };
  }

  async function readPerson(fields: URLSearchParams): Promise<object> {
    await checkToken(fields);
    return person;
  }

  async function readPages(fields: URLSearchParams): Promise<object> {
    await checkToken(fields);
    return { data: pages };
  }

  async function checkToken(fields: URLSearchParams): Promise<void> {
    const token = fields.get('access_token') ?? '';
    const proof = createHmac('sha256', await options.readSecret())
      .update(token)
      .digest('hex');
    if (!tokens.has(token)) throw refusal(190, 'Invalid OAuth access token.');
    if (!isSame(fields.get('appsecret_proof'), proof)) throw refusal(100, 'Invalid appsecret_proof provided.');
  }

  /** The app itself may take a person's consent back; all their tokens end with it. */
  async function revoke(fields: URLSearchParams): Promise<object> {
    const expected = `${options.appId}|${await options.readSecret()}`;
    if (!isSame(fields.get('access_token'), expected)) throw refusal(190, 'Invalid OAuth access token.');
    tokens.clear();
    return { success: true };
  }

  const operations: Record<string, (fields: URLSearchParams) => Promise<object>> = {
    'POST oauth/access_token': exchange,
    'GET me': readPerson,
    'GET me/accounts': readPages,
    [`DELETE ${person.id}/permissions`]: revoke,
  };

  return {
    service: 'META',
    needs: () => 'public',
    handle: async (request, response) => {
      const path = /^\/v23\.0\/(.+)$/.exec(request.url.pathname)?.[1] ?? '';
      if (request.method === 'GET' && path === 'dialog/oauth') return dialog(request, response);
      const fields = new URLSearchParams(request.body.toString('utf8'));
      const operation = operations[`${fields.get('method') ?? request.method} ${path}`];
      if (request.method !== 'POST' || !operation) {
        throw new EngineError(
          'UnknownOperation',
          `The local Meta has no ${request.method} ${request.url.pathname}.`,
          501,
        );
      }
      send(response, 200, JSON.stringify(await operation(fields)), 'application/json');
    },
    writeError: ({ code, message, status }, response) => {
      send(response, status, JSON.stringify({ error: { message, type: 'OAuthException', code } }), 'application/json');
    },
  };
}

function refusal(code: number, message: string): EngineError {
  return new EngineError(String(code), message, 400);
}

function isSame(sent: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(response: ServerResponse, status: number, body: string, contentType: string): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}
