/** From a call, its input and its options to what is sent, but for signature and token, which each try makes anew. */
import { ports } from '../ports.ts';
import type { CallEntry, CallOptions } from './call-types.ts';

export type PreparedRequest = {
  entry: CallEntry;
  /** From the first slash, without query: what is signed. */
  path: string;
  address: string;
  headers: Record<string, string>;
  body: string | null;
  token: CallOptions['token'];
  keepalive: boolean;
};

/** The one product code of `/v1/{product}`. */
const PRODUCT = 'xlp';

export function prepareRequest(entry: CallEntry, input: unknown, options: CallOptions): PreparedRequest {
  const path = entry.path.replace('{product}', PRODUCT);
  const fields = toFields(input);
  const headers = { ...headersFor(entry, options), ...takeHeaderFields(entry, fields) };
  const query = entry.method === 'GET' && fields.size > 0 ? `?${fields}` : '';
  return {
    entry,
    path,
    address: `${ports.baseAddress}${path}${query}`,
    headers,
    body: bodyFor(entry, input, fields),
    token: options.token,
    keepalive: options.keepalive ?? false,
  };
}

function headersFor(entry: CallEntry, { idempotencyKey, paging }: CallOptions): Record<string, string> {
  return {
    lang: ports.language(),
    ...(entry.body === 'json' ? { 'content-type': 'application/json' } : {}),
    ...(entry.body === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...(entry.effect ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(entry.paged && paging
      ? { nowPage: String(paging.nowPage), pageSize: String(paging.pageSize), orderBy: paging.orderBy }
      : {}),
  };
}

/** Takes what comes as a header out of the fields. */
function takeHeaderFields({ inputHeaders = {} }: CallEntry, fields: URLSearchParams): Record<string, string> {
  const taken = Object.entries(inputHeaders).map(([field, name]) => [name, fields.get(field) ?? ''] as const);
  for (const field of Object.keys(inputHeaders)) fields.delete(field);
  return Object.fromEntries(taken);
}

function bodyFor(entry: CallEntry, input: unknown, fields: URLSearchParams): string | null {
  if (entry.method === 'GET' || entry.body === 'none') return null;
  return entry.body === 'form' ? fields.toString() : JSON.stringify(input);
}

/** Fields of a query or a form; what is undefined is not there. */
function toFields(input: unknown): URLSearchParams {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>);
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
