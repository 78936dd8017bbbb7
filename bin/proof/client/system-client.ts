/** A client of the running system: signs, calls by contract, reads streams, and can come from any address. */
import { randomUUID } from 'node:crypto';
import type { CallContract, OutputOf, SentInputOf } from '../../../shared/calls/define-call.ts';
import { openSession, signedHeaders, type SigningSession } from './signing-session.ts';
import { readEvents, type StreamEvent } from './stream-events.ts';

export type CallOptions = {
  /** The id token. */
  token?: string;
  /** The viewer's address; another one on each call unless given, so that limits per client do not meet. */
  address?: string;
  /** Sent instead of a new one. */
  idempotencyKey?: string;
  /** On top of the others; an empty value takes a header away. */
  headers?: Record<string, string>;
};

export type Answer<Data> = {
  http: number;
  /** Of the envelope. */
  status: number;
  code: string | null;
  data: Data;
  /** The whole body. */
  text: string;
  /** Until the whole answer was there. */
  ms: number;
};

export type StreamAnswer = Answer<null> & {
  events: StreamEvent[];
  /** Until the first byte of the body; the whole time when there was none. */
  firstByteMs: number;
};

export type RawRequest = { method: string; path: string; body: string; headers: Record<string, string> };

export type SystemClient = {
  session(): SigningSession;
  /** A new handshake: after the clock was moved, or before the session is three hours old. */
  renewSession(): Promise<void>;
  /** Tells it that the server's clock was moved, where no handshake may be made. */
  shiftClock(ms: number): void;
  call<Contract extends CallContract>(
    contract: Contract,
    input: SentInputOf<Contract>,
    options?: CallOptions,
  ): Promise<Answer<OutputOf<Contract>>>;
  stream<Contract extends CallContract>(
    contract: Contract,
    input: SentInputOf<Contract>,
    options?: CallOptions & { signal?: AbortSignal },
  ): Promise<StreamAnswer>;
  /** The request that `call` would send. */
  prepare<Contract extends CallContract>(
    contract: Contract,
    input: SentInputOf<Contract>,
    options?: CallOptions,
  ): RawRequest;
  send(request: RawRequest, signal?: AbortSignal): Promise<Response>;
};

/** The one product code behind `/v1/{product}`. */
const PRODUCT = 'xlp';
/** Nothing may take longer: API Gateway gives up on a buffered call after 29 s, on a stream after 120 s. */
const PATIENCE_MS = 130_000;

/** What a client must know of a system. The token lets it come from any address; empty on a stage. */
export type ReachableSystem = { urls: { app: string }; controlToken: string };

/** Answers that cannot be had (a broken connection) throw what `fetch` throws. */
export async function createClient(description: () => ReachableSystem): Promise<SystemClient> {
  const send: SystemClient['send'] = ({ method, path, body, headers }, signal) =>
    fetch(description().urls.app + path, {
      method,
      headers,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
      ...(method === 'GET' ? {} : { body }),
    });
  const handshake = (): Promise<SigningSession> =>
    openSession((path, body) =>
      fetch(description().urls.app + path, {
        method: 'POST',
        body,
        headers: viewerHeaders(description(), randomAddress()),
      }),
    );
  let session = await handshake();
  const prepare: SystemClient['prepare'] = (contract, input, options = {}) => {
    const request = describeRequest(contract, input);
    const wanted = {
      ...headersOf(contract, options, description()),
      ...fieldHeaders(contract, input),
      ...signedHeaders(session, request),
    };
    return { ...request, headers: withoutEmpty({ ...wanted, ...options.headers }) };
  };
  return {
    session: () => session,
    renewSession: async () => void (session = await handshake()),
    shiftClock: (ms) => void (session = { ...session, aheadMs: session.aheadMs + ms }),
    prepare,
    send,
    call: async (contract, input, options) => {
      const begin = performance.now();
      const response = await send(prepare(contract, input, options));
      return { ...(await readAnswer(response)), ms: performance.now() - begin };
    },
    stream: async (contract, input, options) => {
      const begin = performance.now();
      const response = await send(prepare(contract, input, options), options?.signal);
      const read = await readEvents(response, begin);
      return { ...parseEnvelope(response.status, read.text), ...read, ms: performance.now() - begin };
    },
  };
}

function describeRequest(contract: CallContract, input: unknown): Omit<RawRequest, 'headers'> {
  const path = contract.path.replace('{product}', PRODUCT);
  if (contract.method === 'POST') return { method: 'POST', path, body: JSON.stringify(input) };
  const fields = Object.entries(input as Record<string, string>).filter(([field]) => !contract.inputHeaders?.[field]);
  const query = new URLSearchParams(fields).toString();
  return { method: 'GET', path: query === '' ? path : `${path}?${query}`, body: '' };
}

/** Fields that must not stand in an address. */
function fieldHeaders({ inputHeaders = {} }: CallContract, input: unknown): Record<string, string> {
  const fields = input as Record<string, string>;
  return Object.fromEntries(Object.entries(inputHeaders).map(([field, name]) => [name, fields[field] ?? '']));
}

function headersOf(contract: CallContract, options: CallOptions, description: ReachableSystem) {
  return {
    ...viewerHeaders(description, options.address ?? randomAddress()),
    ...(options.token ? { authorization: options.token } : {}),
    ...(contract.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(contract.effect ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
  };
}

/** Lets a request come from any address. */
export function viewerHeaders({ controlToken }: ReachableSystem, address: string): Record<string, string> {
  return { 'x-control-token': controlToken, 'x-local-viewer-address': address };
}

/** Out of a block that is reserved for documentation and tests (RFC 3849). */
export function randomAddress(): string {
  return `2001:db8:${randomUUID()
    .slice(0, 8)
    .replace(/(.{4})/, '$1:')}::1`;
}

function withoutEmpty(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

export async function readAnswer<Data>(response: Response): Promise<Omit<Answer<Data>, 'ms'>> {
  return parseEnvelope(response.status, await response.text()) as Omit<Answer<Data>, 'ms'>;
}

/** A body that is none of our envelopes (the gateway's own answer, a stream) has the status of HTTP. */
function parseEnvelope(http: number, text: string): Omit<Answer<null>, 'ms'> {
  const bare = { http, status: http, code: null, data: null, text };
  if (!text.startsWith('{')) return bare;
  const { status, code, data } = JSON.parse(text) as { status?: number; code?: string; data?: null };
  return { ...bare, status: status ?? http, code: code ?? null, data: data ?? null };
}
