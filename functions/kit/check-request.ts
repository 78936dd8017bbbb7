/**
 * The checks that every request passes, in their one order: size and depth → signing → token → rights → limits →
 * schema. What comes out is all a handler needs.
 */
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import type * as z from 'zod';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { hasFeature } from '../../shared/model/account.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import type { PoolName } from '../../shared/model/resources.ts';
import { chooseLanguage, tagsOfHeader } from '../../shared/places/choose-language.ts';
import { passGate } from './account-gate.ts';
import { AppError } from './app-error.ts';
import { readSecret } from './clients/secrets.ts';
import type { Actor, CallContext, Paging } from './context.ts';
import { readDevice } from './device-cookie.ts';
import { environment } from './environment.ts';
import { createLogger, noteInLog, type Logger } from './logger.ts';
import { countAgainstLimits } from './rate-limits.ts';
import { parseFormBody, parseJsonBody, readBytes } from './read-body.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';
import type { TokenClaims } from './tokens.ts';
import { verifySignedRequest } from './signing/verify-request.ts';
import { hasCompanyRight } from '../../shared/model/company-roles.ts';

export const needs: StoreNeeds = { secrets: ['origin'] };

export type Headers = { get(name: string): string | undefined };

export type CheckedRequest = {
  input: unknown;
  context: CallContext;
  /** From the header, when the client sent one. */
  idempotencyKey: string | undefined;
  /** What the handler had the answer say besides its body; to be asked for when it is done. */
  answerHeaders(): Record<string, string>;
};

/** The standard one, and those that browsers sent before it. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

const AHEAD = /prefetch|prerender|preview/i;

const MAX_PAGE_SIZE = 1_000;

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,80}$/;

export function readHeaders(event: APIGatewayProxyEvent): Headers {
  const lower = new Map(Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  return { get: (name) => lower.get(name.toLowerCase()) };
}

/** Empty when it did not come. */
const textOf = (headers: Headers, name: string): string => headers.get(name) ?? '';

/**
 * Who lets customers (customer-gate.ts) and staff (staff-gate.ts) through. A group without calls for them has no such gate,
 * and so no right to read what it reads.
 */
export type Gates = {
  customer?: (claims: Claims, now: Date) => Promise<{ email: string }>;
  staff?: (claims: Claims, now: Date) => Promise<{ isAdministrator: boolean }>;
};

type Claims = Pick<TokenClaims, 'subject' | 'signedInAt'>;

export async function checkRequest(
  contract: CallContract,
  event: APIGatewayProxyEvent,
  signal: AbortSignal,
  gates: Gates = {},
): Promise<CheckedRequest> {
  noteInLog({ call: contract.name });
  const headers = readHeaders(event);
  await checkOrigin(headers);
  if (!isOffered(contract)) throw new AppError('under_construction');
  const now = new Date();
  const requestId = event.requestContext?.requestId ?? randomUUID();
  const log = createLogger();
  const bytes = readBytes(event, contract.bodyBytes);
  const sent = await parseInput(contract, event, headers, bytes);
  if (isAboutPayment(contract)) refuseCardNumbers(sent);
  if (contract.caller !== 'unsigned') {
    const [pathPrefix, path] = splitPath(event.path);
    await verifySignedRequest(
      { method: event.httpMethod, pathPrefix, path, headers, body: bytes },
      now.getTime(),
      contract.bodyHash,
    );
  }
  const actor = await identify(contract, headers, now, gates);
  const client = readClient(headers);
  const { device, headers: answerHeaders } = readDevice(contract, textOf(headers, 'cookie'));
  await countAgainstLimits(contract, { address: client.address, actor: actor?.id ?? null, input: sent }, now, log);
  return {
    input: parseWith(contract.input, sent),
    idempotencyKey: readIdempotencyKey(headers),
    answerHeaders,
    context: createContext({
      contract,
      headers,
      now,
      requestId,
      actor,
      client,
      device,
      raw: contract.body === 'raw' ? { body: bytes, header: headers.get } : null,
      log,
      signal,
    }),
  };
}

/** Calls between which and a card's number a slip of a screen could stand (SECURITY.md T54). */
function isAboutPayment({ group, name }: CallContract): boolean {
  return group === 'billing' || group === 'payment' || name === 'paymentCheckout';
}

/** Only the edge knows the origin's secret: a request that came around it proves nothing about its client. */
async function checkOrigin(headers: Headers): Promise<void> {
  const expected = Buffer.from(await readSecretOrUnavailable());
  const sent = Buffer.from(textOf(headers, 'x-origin-secret'));
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw new AppError('forbidden');
}

function isOffered({ stages }: CallContract): boolean {
  return stages?.some((name) => name === environment.stage()) ?? true;
}

async function readSecretOrUnavailable(): Promise<string> {
  try {
    return await readSecret('origin');
  } catch (error) {
    throw new AppError('unavailable', {}, String(error));
  }
}

/** `/v1/xid/login` → `/v1/xid/` and `login`. */
export function splitPath(path: string): [string, string] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

async function parseInput(
  contract: CallContract,
  event: APIGatewayProxyEvent,
  headers: Headers,
  bytes: Buffer,
): Promise<Record<string, unknown>> {
  // Its signature is over the very bytes: what they mean is read after it is verified.
  if (contract.body === 'raw') return {};
  if (contract.body === 'none') return { ...event.queryStringParameters, ...headerFields(contract, headers) };
  if (contract.body === 'form') {
    // A form's address may have fields of its own, as that of a mail's List-Unsubscribe does (RFC 8058).
    return { ...event.queryStringParameters, ...(await parseFormBody(bytes, textOf(headers, 'content-type'))) };
  }
  return parseJsonBody(bytes);
}

function headerFields({ inputHeaders = {} }: CallContract, headers: Headers): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputHeaders).map(([field, name]) => [field, headers.get(name)]));
}

async function identify(contract: CallContract, headers: Headers, now: Date, gates: Gates): Promise<Actor | null> {
  if (contract.caller === 'unsigned' || contract.caller === 'noToken') return null;
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  if (contract.caller === 'open' && !token) return null;
  // Visitors send no token: their calls start without what verifies one.
  const { verifyIdToken } = await import('./tokens.ts');
  const claims = await verifyIdToken(poolOf(contract), token);
  noteInLog({ actorId: claims.subject });
  if (contract.caller === 'staff') return staffActor(contract, claims, now, gates.staff);
  if (contract.caller === 'customer') return customerActor(contract, claims, now, gates.customer);
  const { email, plan, company } = await passGate(claims, now, contract.isOpenToSuspended);
  if (contract.plan !== 'any' && !hasFeature(plan, contract.plan, now)) throw new AppError('plan_needed');
  const role = company?.role ?? null;
  if (contract.companyRight && !hasCompanyRight(role, contract.companyRight)) throw new AppError('forbidden');
  return { id: claims.subject, email, plan, company, signedInAt: claims.signedInAt };
}

function poolOf({ caller }: CallContract): PoolName {
  if (caller === 'staff') return 'staff';
  return caller === 'customer' ? 'customers' : 'owners';
}

const NO_PLAN: Actor['plan'] = { id: 'free', trialEndsAt: null, paidUntil: null };

/** Only calls for customers take a token of their pool: open calls take an owner's or none, so the portal sends none with them. */
async function customerActor(
  contract: CallContract,
  claims: TokenClaims,
  now: Date,
  pass: Gates['customer'],
): Promise<Actor> {
  if (!pass) throw new Error(`The group of ${contract.name} has no gate for customers: give it passCustomerGate.`);
  const { email } = await pass(claims, now);
  return { id: claims.subject, email, plan: NO_PLAN, company: null, signedInAt: claims.signedInAt };
}

/** Only calls for staff take a token of their pool. They have no plan to act under; a call that names no role is nobody's. */
async function staffActor(
  { name, staffRole }: CallContract,
  claims: TokenClaims,
  now: Date,
  pass: Gates['staff'],
): Promise<Actor> {
  if (!pass) throw new Error(`The group of ${name} has no gate for staff: give it passStaffGate.`);
  const { isAdministrator } = await pass(claims, now);
  const isAllowed = staffRole === 'support' || (staffRole === 'administrator' && isAdministrator);
  if (!isAllowed) throw new AppError('forbidden');
  const { subject: id, email, signedInAt } = claims;
  return { id, email, plan: NO_PLAN, company: null, signedInAt };
}

function readClient(headers: Headers): CallContext['client'] {
  return {
    address: headers.get('x-viewer-address') ?? 'unknown',
    country: headers.get('x-viewer-country') ?? null,
    userAgent: textOf(headers, 'user-agent').slice(0, 500),
    isPrefetch: purposeHeaders.some((name) => AHEAD.test(textOf(headers, name))),
  };
}

/** Throws `input_invalid` with one message for each field. */
function parseWith(schema: z.ZodType, sent: Record<string, unknown>): unknown {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.slice(0, 50).map((issue) => [issue.path.join('.') || '(all)', issue.message]),
  );
  throw new AppError('input_invalid', { fields });
}

function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('input_invalid', { fields: { 'Idempotency-Key': '8 to 80 letters, digits, - or _' } });
  }
  return key;
}

function createContext(parts: {
  contract: CallContract;
  headers: Headers;
  now: Date;
  requestId: string;
  actor: Actor | null;
  client: CallContext['client'];
  device: CallContext['device'];
  raw: CallContext['raw'];
  log: Logger;
  signal: AbortSignal;
}): CallContext {
  const { contract, headers, ...rest } = parts;
  return {
    ...rest,
    newId: (at = parts.now) => ulid(at.getTime()),
    randomBytes: (length) => randomBytes(length),
    paging: readPaging(contract, headers),
    language: chooseLanguage({
      remembered: headers.get('lang'),
      browser: tagsOfHeader(headers.get('accept-language')),
      place: headers.get('x-viewer-country'),
    }),
  };
}

/** The page size 99999999 means "all of mine": it is capped like every other. */
function readPaging(contract: CallContract, headers: Headers): Paging {
  const number = (name: string, fallback: number): number => {
    const value = Number(headers.get(name) ?? fallback);
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const { orderBy: orders } = contract;
  const order = headers.get('orderby') ?? orders?.[0] ?? '';
  if (orders && !orders.includes(order)) {
    throw new AppError('input_invalid', { fields: { orderBy: `one of ${orders.join(', ')}` } });
  }
  return { nowPage: number('nowpage', 1), pageSize: Math.min(number('pagesize', 20), MAX_PAGE_SIZE), orderBy: order };
}
