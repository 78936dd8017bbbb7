/**
 * Stand-in for Google: the page on which an account is chosen, the exchange of its code with PKCE, and the keys of its id
 * tokens (OpenID Connect). People are made up; codes and keys live as long as the process.
 */
import { createHash, createSign, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import { accountPage } from './google/account-page.ts';
import { findPerson, idClaims, type Person } from './google/people.ts';

export type GoogleOptions = {
  clock: Clock;
  clientId: string;
  /** The one address that the client is registered with. */
  returnAddress: string;
  readSecret(): Promise<string>;
};

type Grant = { person: Person; nonce: string; challenge: string; expiresAt: number };

const CODE_MS = 600_000;
const KEY_ID = 'local-google';

export function createGoogleEngine(options: GoogleOptions): Engine {
  const codes = new Map<string, Grant>();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

  /** What the browser is shown, and what it answers. */
  function choose(request: EngineRequest, response: ServerResponse): void {
    const query = request.url.searchParams;
    checkRequest(query);
    if (query.get('answer') === null) {
      return send(response, 200, accountPage(request.url), 'text/html; charset=utf-8');
    }
    const back = new URL(options.returnAddress);
    back.searchParams.set('state', query.get('state') ?? '');
    const person = findPerson(query);
    if (person) back.searchParams.set('code', grant(query, person));
    else back.searchParams.set('error', 'access_denied');
    response.writeHead(302, { location: back.href }).end();
  }

  function checkRequest(query: URLSearchParams): void {
    if (query.get('client_id') !== options.clientId) throw refusal('invalid_client', 401);
    if (query.get('redirect_uri') !== options.returnAddress) throw refusal('redirect_uri_mismatch');
    if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256') {
      throw refusal('invalid_request');
    }
    if (!query.get('scope')?.split(' ').includes('openid')) throw refusal('invalid_scope');
  }

  function grant(query: URLSearchParams, person: Person): string {
    const code = randomBytes(24).toString('base64url');
    codes.set(code, {
      person,
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      expiresAt: options.clock() + CODE_MS,
    });
    return code;
  }

  /** A code is good once, for who knows the client's secret and the verifier. */
  async function exchange(fields: URLSearchParams): Promise<object> {
    const code = fields.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const isClient = fields.get('client_id') === options.clientId;
    if (!isClient || !isSame(fields.get('client_secret'), await options.readSecret())) {
      throw refusal('invalid_client', 401);
    }
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = granted && granted.expiresAt > options.clock() && granted.challenge === challenge;
    if (!isGood || fields.get('redirect_uri') !== options.returnAddress) throw refusal('invalid_grant');
    const claims = { ...idClaims(granted.person, options.clock()), aud: options.clientId, nonce: granted.nonce };
    return { access_token: randomBytes(24).toString('base64url'), token_type: 'Bearer', id_token: sign(claims) };
  }

  function sign(claims: object): string {
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const text = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
  }

  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };

  return {
    service: 'GOOGLE',
    needs: () => 'public',
    handle: async (request, response) => {
      const operation = `${request.method} ${request.url.pathname}`;
      if (operation === 'GET /o/oauth2/v2/auth') return choose(request, response);
      if (operation === 'GET /oauth2/v3/certs') return send(response, 200, JSON.stringify(jwks));
      if (operation !== 'POST /token') {
        throw new EngineError('UnknownOperation', `The local Google has no ${operation}.`, 501);
      }
      const fields = new URLSearchParams(request.body.toString('utf8'));
      send(response, 200, JSON.stringify(await exchange(fields)));
    },
    writeError: ({ code, message, status }, response) => {
      send(response, status, JSON.stringify({ error: code, error_description: message }));
    },
  };
}

function refusal(code: string, status = 400): EngineError {
  return new EngineError(code, `The local Google refuses it: ${code}.`, status);
}

function isSame(sent: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(response: ServerResponse, status: number, body: string, contentType = 'application/json'): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}
