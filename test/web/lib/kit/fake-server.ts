/** A server behind `fetch`: it makes signing sessions like the real one and answers what a test tells it to. */
import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { vi } from 'vitest';

export type SeenRequest = {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: string;
  /** The cookies that the browser holds at that moment. */
  cookie: string;
};

/** A whole answer, or what happens instead of one. */
export type Reply =
  Response | Error | ((request: SeenRequest, signal: AbortSignal | null) => Response | Promise<Response>);

export class FakeServer {
  readonly requests: SeenRequest[] = [];
  systemTimeOffset = 0;
  /** Of `/app-config.json`. */
  config: unknown = {
    mediaOrigin: 'https://media.test',
    islands: {},
    appOrigin: 'https://app.test',
    stage: 'dev',
  };
  version = 'build-1';
  newestVersion = 'build-1';
  #sessions = 0;
  readonly #replies = new Map<string, Reply[]>();

  /** Answers requests to a path in this order; the last one again and again. */
  reply(path: string, ...replies: Reply[]): this {
    this.#replies.set(path, replies);
    return this;
  }

  requestsTo(path: string): SeenRequest[] {
    return this.requests.filter((request) => request.path === path);
  }

  async fetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(address), 'https://app.test');
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.search,
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
      cookie: document.cookie,
    };
    this.requests.push(request);
    const told = this.#replies.get(url.pathname);
    if (!told) return this.#answerItself(request);
    const reply = told.length > 1 ? told.shift() : told[0];
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(request, init.signal ?? null);
    return reply?.clone() ?? envelope(404, null);
  }

  #answerItself({ path, body }: SeenRequest): Response {
    if (path === '/version.txt') return new Response(`${this.version}\n`);
    if (path === '/xlp-version.json') return Response.json({ data: { version: this.newestVersion } });
    if (path === '/app-config.json') return Response.json(this.config);
    if (path === '/v1/sign/getPublicKey') return this.#answerPublicKey();
    if (path === '/v2/sign/getApiSecureKey') return this.#answerSecureKey(new URLSearchParams(body));
    return envelope(404, null);
  }

  #answerPublicKey(): Response {
    this.#sessions += 1;
    const publicKey = serverKeys().publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    return Response.json({
      status: 200,
      result: { publicKey, systemTime: Date.now() + this.systemTimeOffset, appId: `app-${this.#sessions}` },
      message: 'success',
    });
  }

  #answerSecureKey(form: URLSearchParams): Response {
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    privateDecrypt({ key: serverKeys().privateKey, ...padding }, Buffer.from(form.get('publicKey') ?? '', 'base64'));
    return Response.json({ status: 200, result: { secureKey: `key-of-${form.get('appId')}` }, message: 'success' });
  }
}

let keys: { publicKey: KeyObject; privateKey: KeyObject } | undefined;

/** Smaller than the real server's keys, so that tests are quick; made once. */
function serverKeys(): { publicKey: KeyObject; privateKey: KeyObject } {
  keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return keys;
}

/** Puts a server behind `fetch`. */
export function startFakeServer(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch.bind(server));
  return server;
}

export function envelope(status: number, data: unknown, rest: Record<string, unknown> = {}): Response {
  const http = status === 104 ? 403 : status === 60404 ? 404 : status;
  return Response.json({ status, data, message: 'success', ...rest }, { status: http });
}

export function failure(status: number, code: string, message: string, rest: Record<string, unknown> = {}): Response {
  return envelope(status, null, { code, message, details: {}, requestId: 'request-1', ...rest });
}

export function networkFailure(): Error {
  return new TypeError('Failed to fetch');
}
