/** What every request passes on its way to a handler: what is read of it, whom it is by, and what the handler is told. */
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeTime } from 'ulid';
import * as z from 'zod';
import { checkRequest, needs, readHeaders, splitPath, type Gates } from '../../../functions/kit/check-request.ts';
import { logAs } from '../../../functions/kit/logger.ts';
import { getUserInfo } from '../../../shared/calls/account.ts';
import { defineCall } from '../../../shared/calls/define-call.ts';
import { customerId, customerToken } from '../../kit/customers.ts';
import { store, useDynamo, writes } from '../../kit/dynamo.ts';
import { ORIGIN_SECRET } from '../../kit/function-environment.ts';
import { toEvent, toHandlers } from '../../kit/handlers.ts';
import { accountId, idToken, staffToken } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { accountRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { handshake, signRequest, type SignedCall, type SigningSession } from '../../kit/signed-client.ts';

const dynamo = useDynamo();
const secrets = useSecrets();
const log = useLog();

const anything = z.looseObject({});
const open = defineCall({
  ...getUserInfo,
  ...{ group: 'landing-page', method: 'POST', body: 'json', path: '/v1/{product}/try', caller: 'open', name: 'try' },
  limits: [],
  input: anything,
  output: anything,
  example: { input: {}, output: {} },
});
const owner = { caller: 'owner' } as const;
const free = { id: 'free', trialEndsAt: null } as const;
/** A number that cards of tests have. */
const CARD = '4242 4242 4242 4242';

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});
afterEach(() => {
  vi.useRealTimers();
});

function eventOf(call: Partial<SignedCall> = {}): APIGatewayProxyEvent {
  return toEvent(signRequest(session, { method: 'POST', path: '/v1/xlp/try', input: {}, ...call }));
}

type More = { event?: object; gates?: Gates };

function check(contract: object = {}, call: Partial<SignedCall> = {}, { event = {}, gates }: More = {}) {
  return checkRequest({ ...open, ...contract }, { ...eventOf(call), ...event }, new AbortController().signal, gates);
}

/** The event without one of its headers. */
function withoutHeader(name: string, call: Partial<SignedCall> = {}): { headers: object } {
  const headers = { ...eventOf(call).headers };
  delete headers[name];
  return { headers };
}

const contextOf = async (...given: Parameters<typeof check>) => (await check(...given)).context;
const inputOf = async (...given: Parameters<typeof check>) => (await check(...given)).input;
const actorOf = async (...given: Parameters<typeof check>) => (await contextOf(...given)).actor;

describe('a request that did not come through the edge', () => {
  test('may be read by functions that know the secret of the edge, and ask for nothing else', () => {
    expect(needs).toEqual({ secrets: ['origin'] });
  });

  test.each([
    ['with another secret of the same length', 'x'.repeat(ORIGIN_SECRET.length)],
    ['with a longer one that begins like it', `${ORIGIN_SECRET}x`],
    ['with the beginning of it', ORIGIN_SECRET.slice(0, -1)],
    ['with an empty one', ''],
  ])('is refused %s', async (_, secret) => {
    await expect(check({}, { headers: { 'x-origin-secret': secret } })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is refused without a secret, and without any header', async () => {
    await expect(check({}, {}, { event: withoutHeader('x-origin-secret') })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(check({}, {}, { event: { headers: null } })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('cannot be told from one that did while the secret cannot be read: nobody gets in, and the reason is kept for us', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('no such secret'));

    await expect(check()).rejects.toMatchObject({
      code: 'unavailable',
      details: {},
      message: expect.stringContaining('no such secret') as string,
    });
  });
});

describe('the headers', () => {
  test('are found whatever their case, and by names of any case', () => {
    const headers = readHeaders({ headers: { 'X-Viewer-Country': 'SE' } } as unknown as APIGatewayProxyEvent);

    expect(headers.get('x-viewer-country')).toBe('SE');
    expect(headers.get('X-VIEWER-COUNTRY')).toBe('SE');
    expect(headers.get('x-viewer')).toBeUndefined();
  });

  test('may all be missing', () => {
    expect(readHeaders({ headers: null } as unknown as APIGatewayProxyEvent).get('lang')).toBeUndefined();
  });
});

test('a path is signed in two parts, the second after its last slash', () => {
  expect(splitPath('/v1/xid/login')).toEqual(['/v1/xid/', 'login']);
  expect(splitPath('/v1/xid/')).toEqual(['/v1/xid/', '']);
});

test('a call is offered on each of the stages that its contract names, and on no other', async () => {
  await expect(check({ stages: ['dev', 'local'] })).resolves.toBeDefined();
  await expect(check({ stages: undefined })).resolves.toBeDefined();
  await expect(check({ stages: ['dev', 'uat'] })).rejects.toMatchObject({ code: 'under_construction' });
});

describe('the input', () => {
  test('of a call with a raw body is empty, as its signature is over the bytes, which the handler gets with all headers', async () => {
    const raw = { caller: 'unsigned', body: 'raw', input: z.strictObject({}) };
    const event = { body: '{"a":1}', queryStringParameters: { b: '2' } };
    const { input, context } = await check(raw, { headers: { 'X-Signature': 's' } }, { event });

    expect(input).toEqual({});
    expect(context.raw?.body.toString('utf8')).toBe('{"a":1}');
    expect(context.raw?.header('x-signature')).toBe('s');
  });

  test('is all that a handler gets of the body of every other call', async () => {
    expect((await contextOf()).raw).toBeNull();
  });

  test('of a call without a body is the query, and the headers that its contract names', async () => {
    const get = { method: 'GET', body: 'none', inputHeaders: { key: 'x-key', other: 'x-other' } };
    const call = { method: 'GET', input: { a: '1' }, headers: { 'x-key': 'k' } } as const;

    expect(await inputOf(get, call)).toEqual({ a: '1', key: 'k', other: undefined });
    expect(await inputOf({ method: 'GET', body: 'none' }, call)).toEqual({ a: '1' });
    expect(await inputOf({ method: 'GET', body: 'none' }, call, { event: { body: '{"b":2}' } })).toEqual({ a: '1' });
  });

  test('of a form is its fields, before those of its address', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const event = { queryStringParameters: { id: '7', kind: 'address' } };

    expect(await inputOf({ body: 'form' }, { rawBody: 'kind=field&a=1', headers }, { event })).toEqual({
      id: '7',
      kind: 'field',
      a: '1',
    });
  });

  test('of a form that does not say that it is one is refused', async () => {
    const event = withoutHeader('content-type', { rawBody: 'a=1' });

    await expect(check({ body: 'form' }, { rawBody: 'a=1' }, { event })).rejects.toMatchObject({
      code: 'body_malformed',
    });
  });

  test('of a JSON call is the body alone, whatever its address says', async () => {
    expect(await inputOf({}, { input: { a: 1 } }, { event: { queryStringParameters: { b: '2' } } })).toEqual({ a: 1 });
  });

  test('that is wrong is told field by field, by their places within it', async () => {
    const input = z.strictObject({ people: z.array(z.strictObject({ name: z.string() })) });

    await expect(check({ input }, { input: { people: [{ name: 7 }] } })).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { 'people.0.name': expect.any(String) as string } },
    });
  });

  test('that is wrong as a whole is told so', async () => {
    await expect(check({ input: z.strictObject({}) }, { input: { extra: 1 } })).rejects.toMatchObject({
      details: { fields: { '(all)': expect.stringContaining('extra') as string } },
    });
  });

  test('is told of fifty fields that are wrong, and of no more', async () => {
    const input = z.strictObject({ list: z.array(z.string()) });
    const error: unknown = await check({ input }, { input: { list: Array.from({ length: 60 }, () => 7) } }).catch(
      (thrown: unknown) => thrown,
    );

    expect(Object.keys((error as { details: { fields: object } }).details.fields)).toHaveLength(50);
  });
});

describe('a card number', () => {
  test.each([
    ['the group billing', { group: 'billing' }],
    ['the group payment', { group: 'payment' }],
    ['the checkout of a quote', { group: 'insurance-quote', name: 'paymentCheckout' }],
  ])('is refused by %s', async (_, contract) => {
    await expect(check(contract, { input: { text: CARD } })).rejects.toMatchObject({ code: 'card_data_refused' });
  });

  test('is only a text for every call that has nothing to do with payment', async () => {
    expect(await inputOf({}, { input: { text: CARD } })).toEqual({ text: CARD });
  });
});

describe('the signature', () => {
  test.each(['open', 'noToken', 'owner'] as const)('is asked for by calls for whom "%s" names', async (caller) => {
    store(dynamo, [accountRow()]);
    const call = { token: idToken() };

    await expect(check({ caller }, call)).resolves.toBeDefined();
    await expect(check({ caller }, { ...call, headers: { sign: '0'.repeat(64) } })).rejects.toMatchObject({
      code: 'signing_failed',
    });
  });

  test('is not asked for by calls that others than our app make', async () => {
    expect(await actorOf({ caller: 'unsigned' }, {}, { event: withoutHeader('sign') })).toBeNull();
  });

  test('is over the body too where the contract says so', async () => {
    const event = withoutHeader('x-body-sha256');

    await expect(check({ bodyHash: true })).resolves.toBeDefined();
    await expect(check({ bodyHash: true }, {}, { event })).rejects.toMatchObject({ code: 'signing_failed' });
    await expect(check({ bodyHash: false }, {}, { event })).resolves.toBeDefined();
  });

  test('is of one method, one path and one body: none of them can be another one', async () => {
    const bodyHash = { bodyHash: true };

    for (const event of [
      { httpMethod: 'PUT' },
      { path: '/v1/xlp/other' },
      { path: '/v1/xid/try' },
      { body: '{"a":1}' },
    ])
      await expect(check(bodyHash, {}, { event })).rejects.toMatchObject({ code: 'signing_failed' });
  });
});

describe('the token', () => {
  test('of an owner is looked at by none of the calls that take none', async () => {
    store(dynamo, [accountRow()]);

    expect(await actorOf({ caller: 'noToken' }, { token: idToken() })).toBeNull();
    expect(await actorOf({ caller: 'unsigned' }, { token: 'x' })).toBeNull();
  });

  test('may be missing on open calls, and on no others', async () => {
    expect(await actorOf()).toBeNull();
    for (const caller of ['owner', 'staff', 'customer'])
      await expect(check({ caller, staffRole: 'support' })).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('comes with or without the word Bearer before it, in any case', async () => {
    store(dynamo, [accountRow()]);
    const token = idToken();

    for (const sent of [token, `Bearer ${token}`, `bearer ${token}`])
      expect(await actorOf(owner, { token: sent })).toMatchObject({ id: accountId });
  });

  test('with that word anywhere else is none', async () => {
    store(dynamo, [accountRow()]);
    const token = idToken();

    await expect(check(owner, { token: `${token.slice(0, 9)}Bearer ${token.slice(9)}` })).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test("of one pool is nothing to the calls of another's people", async () => {
    store(dynamo, [accountRow()]);
    const gates: Gates = {
      customer: async () => ({ email: 'wei@example.com' }),
      staff: async () => ({ isAdministrator: true }),
    };
    const staff = { caller: 'staff', staffRole: 'support' };
    const customer = { caller: 'customer' };
    const wrong: [object, string][] = [
      [owner, staffToken()],
      [owner, customerToken()],
      [staff, idToken()],
      [staff, customerToken()],
      [customer, idToken()],
      [customer, staffToken()],
      [{}, customerToken()],
    ];

    for (const [contract, token] of wrong)
      await expect(check(contract, { token }, { gates })).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('an owner', () => {
  test('is told to the handler with address, plan, company and sign-in', async () => {
    const company = { companyId: 'c1', companyRole: 'agent' };
    store(dynamo, [{ ...accountRow(), ...company }]);
    const signedInAt = Math.floor(Date.now() / 1_000) - 30;

    expect(await actorOf(owner, { token: idToken({ auth_time: signedInAt }) })).toEqual({
      id: accountId,
      email: 'mara@example.com',
      plan: { id: 'individual', trialEndsAt: null },
      company: { companyId: 'c1', role: 'agent' },
      signedInAt,
    });
  });

  test('needs the plan that the contract names, and none where it names none', async () => {
    const token = idToken();
    store(dynamo, [accountRow({ plan: free })]);
    expect(await actorOf({ ...owner, plan: 'any' }, { token })).toMatchObject({ plan: free });
    await expect(check({ ...owner, plan: 'assistant' }, { token })).rejects.toMatchObject({ code: 'plan_needed' });
    store(dynamo, [accountRow()]);

    await expect(check({ ...owner, plan: 'assistant' }, { token })).resolves.toBeDefined();
  });

  test('without a company may make the calls that ask for no right in one', async () => {
    store(dynamo, [accountRow()]);

    expect(await actorOf(owner, { token: idToken() })).toMatchObject({ company: null });
  });

  test('who is suspended may make the calls that are open to them, and no others', async () => {
    store(dynamo, [accountRow({ status: 'suspended' })]);
    const token = idToken();

    await expect(check({ ...owner, isOpenToSuspended: true }, { token })).resolves.toBeDefined();
    await expect(check({ ...owner, isOpenToSuspended: undefined }, { token })).rejects.toMatchObject({
      code: 'account_suspended',
    });
  });

  test.each([{ effect: true }, { effect: false }, { effect: false, companyRight: 'use-products' }])(
    'is looked up as they are at this moment by every call: %j',
    async (contract) => {
      store(dynamo, [{ ...accountRow(), companyId: 'c1', companyRole: 'admin' }]);
      await check({ ...owner, companyRight: undefined, ...contract }, { token: idToken() });

      const reads = dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input.ConsistentRead);
      expect(new Set(reads)).toEqual(new Set([true]));
    },
  );
});

describe('a customer', () => {
  const customer = { caller: 'customer' } as const;

  test('is let through by the gate of customers', async () => {
    const signedInAt = Math.floor(Date.now() / 1_000) - 30;
    const gate = vi.fn<NonNullable<Gates['customer']>>(async () => ({ email: 'wei@example.com' }));
    const token = customerToken({ auth_time: signedInAt });
    const context = await contextOf(customer, { token }, { gates: { customer: gate } });

    expect(context.actor).toEqual({
      id: customerId,
      email: 'wei@example.com',
      plan: { id: 'free', trialEndsAt: null, paidUntil: null },
      company: null,
      signedInAt,
    });
    expect(gate.mock.calls).toEqual([[expect.objectContaining({ subject: customerId, signedInAt }), context.now]]);
  });

  test('is let through by nobody where the group has no gate for customers, and we are told what is missing', async () => {
    await expect(check(customer, { token: customerToken() })).rejects.toThrow(
      /try has no gate for customers.*passCustomerGate/,
    );
  });
});

describe('somebody of the staff', () => {
  const staff = { caller: 'staff', staffRole: 'support' } as const;
  const token = staffToken();
  const gatesFor = (isAdministrator: boolean) => ({ gates: { staff: async () => ({ isAdministrator }) } });

  test('who is no administrator may do what support may, and no more', async () => {
    await expect(check(staff, { token }, gatesFor(false))).resolves.toBeDefined();
    await expect(check({ ...staff, staffRole: 'administrator' }, { token }, gatesFor(false))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('who is an administrator may do both, and nothing that names no role', async () => {
    await expect(check(staff, { token }, gatesFor(true))).resolves.toBeDefined();
    await expect(check({ ...staff, staffRole: 'administrator' }, { token }, gatesFor(true))).resolves.toBeDefined();
    await expect(check({ ...staff, staffRole: undefined }, { token }, gatesFor(true))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('is told to the handler with their address, without plan and company', async () => {
    const signedInAt = Math.floor(Date.now() / 1_000) - 30;
    const gate = vi.fn<NonNullable<Gates['staff']>>(async () => ({ isAdministrator: false }));
    const sent = { token: staffToken({ auth_time: signedInAt }) };
    const context = await contextOf(staff, sent, { gates: { staff: gate } });

    expect(context.actor).toEqual({
      id: 'staff-1',
      email: 'staff@xpage.example',
      plan: { id: 'free', trialEndsAt: null, paidUntil: null },
      company: null,
      signedInAt,
    });
    expect(gate.mock.calls).toEqual([[expect.objectContaining({ subject: 'staff-1', signedInAt }), context.now]]);
  });

  test('is let through by nobody where the group has no gate for staff, and we are told what is missing', async () => {
    await expect(check(staff, { token })).rejects.toThrow(/try has no gate for staff.*passStaffGate/);
  });
});

describe('a limit', () => {
  const limitsOf = (by: string) => ({ limits: [{ by, max: 0, windowSeconds: 60, whenDown: 'refuse' }] });
  const counted = async (by: string, ...[contract, call, more]: Parameters<typeof check>): Promise<string> => {
    dynamo.resetHistory();
    await check({ ...contract, ...limitsOf(by) }, call, more);
    return String((writes(dynamo)[0]?.item['Key'] as { pk: string }).pk).split('#')[3] ?? '';
  };

  test('counts the address, the account and the values that were sent, each by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    store(dynamo, [accountRow()]);
    const elsewhere = { headers: { 'x-viewer-address': '203.0.113.8' } };
    const signedIn = { token: idToken() };

    expect(await counted('client')).toBe(await counted('client'));
    expect(await counted('client')).not.toBe(await counted('client', {}, elsewhere));
    expect(await counted('actor', {}, signedIn)).not.toBe(await counted('client'));
    expect(await counted('actor', {}, signedIn)).toBe(await counted('actor', {}, { ...elsewhere, ...signedIn }));
    expect(await counted('actor')).toBe(await counted('client'));
    expect(await counted('input:name', {}, { input: { name: 'a' } })).not.toBe(
      await counted('input:name', {}, { input: { name: 'b' } }),
    );
  });
});

describe('an idempotency key', () => {
  test.each(['k'.repeat(8), 'k'.repeat(80), 'AZaz09_-'])('may be %s', async (idempotencyKey) => {
    expect((await check({}, { idempotencyKey })).idempotencyKey).toBe(idempotencyKey);
  });

  test.each(['k'.repeat(7), 'k'.repeat(81), 'key 12345', 'key-12345!', '!key-12345', ''])(
    'may not be %j, and the answer says what one looks like',
    async (idempotencyKey) => {
      await expect(check({}, { idempotencyKey })).rejects.toMatchObject({
        code: 'input_invalid',
        details: { fields: { 'Idempotency-Key': '8 to 80 letters, digits, - or _' } },
      });
    },
  );

  test('may be missing', async () => {
    expect((await check()).idempotencyKey).toBeUndefined();
  });
});

describe('what the handler is told', () => {
  test('of a client that says nothing of itself', async () => {
    const event = withoutHeader('x-viewer-address');

    expect((await contextOf({}, {}, { event })).client).toEqual({
      address: 'unknown',
      country: null,
      userAgent: '',
      isPrefetch: false,
    });
  });

  test('of a client is what the edge says, and how it names itself', async () => {
    const headers = { 'x-viewer-country': 'SE', 'user-agent': 'Mozilla/5.0' };

    expect((await contextOf({}, { headers })).client).toMatchObject({
      address: '203.0.113.7',
      country: 'SE',
      userAgent: 'Mozilla/5.0',
    });
  });

  test('is the language of the country where nothing else says one', async () => {
    expect((await contextOf({}, { headers: { 'x-viewer-country': 'DE' } })).language).toBe('de_de');
  });

  test('is the number of the request', async () => {
    expect((await contextOf()).requestId).toBe('request-1');
  });

  test('is a log whose lines say the call and who made it', async () => {
    store(dynamo, [accountRow()]);
    await logAs({ requestId: 'request-1' }, async () => {
      const { log: lines } = await contextOf(owner, { token: idToken() });
      lines.info('test.line');
    });

    expect(log().at(-1)).toMatchObject({ event: 'test.line', requestId: 'request-1', call: 'try', actorId: accountId });
  });

  test('is a number of its own where the request has none', async () => {
    for (const requestContext of [undefined, {}]) {
      expect((await contextOf({}, {}, { event: { requestContext } })).requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('are ids of the time of the request, or of another one, and random bytes of any number', async () => {
    const context = await contextOf();
    const earlier = new Date('2026-01-01T00:00:00.000Z');

    expect(decodeTime(context.newId())).toBe(context.now.getTime());
    expect(decodeTime(context.newId(earlier))).toBe(earlier.getTime());
    expect(context.newId()).not.toBe(context.newId());
    expect(context.randomBytes(12)).toHaveLength(12);
    expect(context.randomBytes(12)).not.toEqual(context.randomBytes(12));
  });

  test('is that nobody fetches ahead, whatever two headers would say only together', async () => {
    const headers = { 'sec-purpose': 'pre', purpose: 'fetch' };

    expect((await contextOf({}, { headers })).client.isPrefetch).toBe(false);
  });

  test('is the same of prefetching in capitals', async () => {
    expect((await contextOf({}, { headers: { purpose: 'Prerender' } })).client.isPrefetch).toBe(true);
  });
});

describe('the paging', () => {
  const paged = { orderBy: ['newest', 'oldest'] };
  const pagingOf = async (contract: object, headers: Record<string, string> = {}) =>
    (await contextOf(contract, { headers })).paging;

  test('of a call that names no orders has none, and lets a client ask for one in vain', async () => {
    expect(await pagingOf({ orderBy: null })).toEqual({ nowPage: 1, pageSize: 20, orderBy: '' });
    await expect(pagingOf({ orderBy: null }, { orderby: 'newest' })).resolves.toBeDefined();
  });

  test('that names an order which the contract does not know is refused, and the answer says which there are', async () => {
    await expect(pagingOf(paged, { orderby: 'best' })).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { orderBy: 'one of newest, oldest' } },
    });
  });

  test.each([
    ['1', 1],
    ['1000', 1_000],
    ['1001', 1_000],
    ['0', 20],
    ['-5', 20],
    ['2.5', 20],
    ['many', 20],
  ])('takes the size %j for %i', async (pagesize, pageSize) => {
    expect(await pagingOf(paged, { pagesize })).toEqual({ nowPage: 1, pageSize, orderBy: 'newest' });
  });
});
