import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../../functions/kit/app-error.ts';
import { bind, callGroup } from '../../../functions/kit/call-group.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { getUserInfo } from '../../../shared/calls/account.ts';
import { defineCall } from '../../../shared/calls/define-call.ts';
import { store, throttled, transactionCanceled, useDynamo } from '../../kit/dynamo.ts';
import { toEvent, toHandlers } from '../../kit/handlers.ts';
import { expiredToken, idToken } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { accountRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';
import {
  handshake,
  signRequest,
  type Envelope,
  type SignedCall,
  type SigningSession,
} from '../../kit/signed-client.ts';

const dynamo = useDynamo();
useSecrets();
const log = useLog();

const PATH = '/v1/{product}/try';
const common = {
  ...getUserInfo,
  group: 'landing-page',
  method: 'POST',
  body: 'json',
  path: PATH,
  caller: 'open',
} as const;
const output = z.object({ text: z.string(), inner: z.object({ a: z.number() }).optional() });
const open = defineCall({
  ...common,
  name: 'try',
  input: z.strictObject({ text: z.string() }),
  output,
  example: { input: { text: 'x' }, output: { text: 'x' } },
});
const paged = { ...open, orderBy: ['newest', 'oldest'] } as const;

type Run = (input: { text: string }, context: CallContext) => Promise<unknown>;

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

async function send(run: Run, call: Partial<SignedCall> = {}, contract: object = open) {
  const handler = callGroup([bind({ ...open, ...contract }, async () => run as never)]);
  const request = signRequest(session, { method: 'POST', path: '/v1/xlp/try', input: { text: 'hello' }, ...call });
  const answer = await handler(toEvent(request), {} as Context);
  return { http: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) as Envelope };
}

const echo: Run = async ({ text }) => ({ text });

describe('a call group', () => {
  test('runs the handler and answers in the envelope', async () => {
    const { http, body } = await send(echo);

    expect([http, body]).toEqual([200, { status: 200, data: { text: 'hello' }, message: 'success' }]);
  });

  test('answers 60404 on a stage that does not offer the call, before it looks at anything else', async () => {
    const run = vi.fn(echo);

    const elsewhere = await send(run, { input: { text: 1 } }, { stages: ['dev', 'uat'] });
    const here = await send(run, {}, { stages: ['local'] });

    expect([elsewhere.http, elsewhere.body.status, elsewhere.body.message]).toEqual([
      404,
      60404,
      'This page is currently under construction. Stay tuned!',
    ]);
    expect([here.http, run.mock.calls.length]).toEqual([200, 1]);
  });

  test('keeps no answer that holds a secret: a repetition makes a new one', async () => {
    let count = 0;
    const secret: Run = async () => ({ text: `secret ${(count += 1)}` });
    const contract = { effect: true, holdsSecret: true };
    const twice = [
      await send(secret, { idempotencyKey: 'key-12345' }, contract),
      await send(secret, { idempotencyKey: 'key-12345' }, contract),
    ];

    expect(twice.map(({ body }) => body.data)).toEqual([{ text: 'secret 1' }, { text: 'secret 2' }]);
    expect(JSON.stringify(dynamo.calls().map(({ args: [{ input }] }) => input))).not.toContain('ONCE#');
  });

  test('loads a handler with the first request for it, not before', async () => {
    const load = vi.fn(async () => echo as never);
    const handler = callGroup([bind(open, load)]);
    const request = signRequest(session, { method: 'POST', path: '/v1/xlp/try', input: { text: 'hello' } });
    const loadedBefore = load.mock.calls.length;

    const answer = await handler(toEvent(request), {} as Context);

    expect([loadedBefore, load.mock.calls.length]).toEqual([0, 1]);
    expect(JSON.parse(answer.body)).toEqual({ status: 200, data: { text: 'hello' }, message: 'success' });
  });

  test.each([
    ['an unknown path', { path: '/v1/xlp/nothing' }, 404, 'not_found'],
    ['an unknown product', { path: '/v1/other/try' }, 404, 'not_found'],
    ['the template itself', { path: '/v1/{product}/try' }, 404, 'not_found'],
    ['a slash at the end', { path: '/v1/xlp/try/' }, 404, 'not_found'],
    ['another method', { method: 'GET' }, 405, 'method_not_allowed'],
  ] as const)('answers %s in the body as well', async (_, call, http, code) => {
    const answer = await send(echo, call);

    expect(answer.http).toBe(http);
    expect(answer.body).toMatchObject({ status: http, code });
  });

  test('lets no field leave that the output does not declare', async () => {
    const leaky: Run = async () => ({ text: 'x', passwordHash: 'secret', inner: { a: 1, owner: 'secret' } });
    const { body } = await send(leaky);

    expect(body.data).toEqual({ text: 'x', inner: { a: 1 } });
  });

  test('answers internal rather than an output of another shape', async () => {
    const { http, body } = await send(async () => ({ txt: 'secret' }));

    expect([http, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test.each([
    ['an error of ours', new Error('table accounts: secret'), 500, 'internal'],
    ['a text', 'secret', 500, 'internal'],
    ['nothing', null, 500, 'internal'],
    [
      'a provider that has failed',
      Object.assign(new Error('x'), { $metadata: { httpStatusCode: 500 } }),
      503,
      'unavailable',
    ],
    ['a provider that refuses', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 499 } }), 500, 'internal'],
    ['throttling', throttled(), 503, 'unavailable'],
    ['a conflict of transactions', transactionCanceled('None', 'TransactionConflict'), 503, 'unavailable'],
    ['a throttled transaction', transactionCanceled('ThrottlingError', 'None'), 503, 'unavailable'],
    ['a refused condition nobody expected', transactionCanceled('ConditionalCheckFailed'), 500, 'internal'],
    [
      'a provider that is down',
      Object.assign(new Error('secret'), { $metadata: { httpStatusCode: 502 } }),
      503,
      'unavailable',
    ],
    [
      'a broken connection',
      Object.assign(new Error('connect ECONNREFUSED secret'), { name: 'Error' }),
      503,
      'unavailable',
    ],
  ])('tells of %s only whose fault it is', async (_, error, http, code) => {
    const answer = await send(() => Promise.reject(error));

    expect([answer.http, answer.body.code]).toEqual([http, code]);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|Rate exceeded|cancell/);
    expect(log()).toMatchObject([
      { level: 'error', event: 'call.failed', requestId: 'request-1', path: '/v1/xlp/try' },
    ]);
  });

  test.each([
    ['unavailable', [{ level: 'error', event: 'call.unavailable', requestId: 'request-1' }]],
    ['internal', [{ level: 'error', event: 'call.unavailable', requestId: 'request-1' }]],
    ['conflict', [{ level: 'info', event: 'call.refused', requestId: 'request-1', call: 'try', reason: 'conflict' }]],
  ] as const)('logs a known error as what it is, ours or the caller’s: %s', async (code, lines) => {
    const answer = await send(() => Promise.reject(new AppError(code)));

    expect(answer.body).toMatchObject({ code, requestId: 'request-1' });
    expect(log()).toMatchObject(lines);
    expect(log()).toHaveLength(lines.length);
  });

  test('answers a request that has no id', async () => {
    const handler = callGroup([]);
    const { requestContext: _, ...event } = toEvent(signRequest(session, { method: 'POST', path: '/v1/xlp/no' }));
    const answer = await handler(event as never, {} as Context);

    expect(JSON.parse(answer.body)).toMatchObject({ code: 'not_found', requestId: '' });
  });

  test('shows the words and details of a known error', async () => {
    const { http, body } = await send(() => Promise.reject(new AppError('setup_unclear', { reason: 'which trade?' })));

    expect(http).toBe(422);
    expect(body.message).toBe(
      'Your submission could not be processed as expected. Reason for clarification: which trade?',
    );
  });
});

describe('the checks', () => {
  const owner = { caller: 'owner' } as const;

  test('refuse what did not come through the edge', async () => {
    expect(await send(echo, { headers: { 'x-origin-secret': 'guess' } })).toMatchObject({
      http: 403,
      body: { code: 'forbidden' },
    });
    expect(await send(echo, { headers: { 'x-origin-secret': '' } })).toMatchObject({
      http: 403,
      body: { code: 'forbidden' },
    });
  });

  test('name each field that is wrong', async () => {
    const { http, body } = await send(echo, { input: { text: 7, extra: 1 } });

    expect(http).toBe(422);
    expect(body.details).toMatchObject({ fields: { text: expect.any(String) as string } });
  });

  test('come in their order: size, signature, token, rights, limits, schema', async () => {
    const limited = {
      ...owner,
      plan: 'assistant',
      bodyBytes: 100,
      limits: [{ by: 'client', max: 0, windowSeconds: 60, whenDown: 'refuse' }],
    };
    const tooLong = { input: { text: 'x'.repeat(200), extra: 1 }, headers: { sign: 'x' } };
    const free = accountRow({ plan: { id: 'free', trialEndsAt: null } });
    const wrong = { input: { extra: 1 } };
    dynamo.onAnyCommand().resolves({ Attributes: { hits: 1 } });

    expect((await send(echo, tooLong, limited)).body.code).toBe('body_too_large');
    expect((await send(echo, { ...wrong, headers: { sign: 'x' } }, limited)).body.code).toBe('signing_failed');
    expect((await send(echo, wrong, limited)).body.code).toBe('token_invalid');
    store(dynamo, [free]);
    expect((await send(echo, { ...wrong, token: idToken() }, limited)).body.code).toBe('plan_needed');
    store(dynamo, [accountRow()]);
    expect((await send(echo, { ...wrong, token: idToken() }, { ...limited, effect: true })).body.code).toBe(
      'too_many_requests',
    );
    expect((await send(echo, { ...wrong, token: idToken() }, { ...limited, limits: [] })).body.code).toBe(
      'input_invalid',
    );
  });

  test.each([
    [undefined, 'forbidden'],
    ['agent', 'forbidden'],
    ['editor', undefined],
  ])('let the role %s of a company do what it may and no more', async (companyRole, code) => {
    store(dynamo, [{ ...accountRow(), ...(companyRole && { companyId: 'c1', companyRole }) }]);
    const { body } = await send(echo, { token: idToken() }, { ...owner, companyRight: 'edit-products' });

    expect(body.code).toBe(code);
  });

  test('give the owner of the token, and nobody to an open call without one', async () => {
    store(dynamo, [accountRow()]);
    const seen: unknown[] = [];
    const look: Run = async (_, { actor }) => {
      seen.push(actor?.id ?? null);
      return { text: '' };
    };
    await send(look, { token: idToken() }, owner);
    await send(look, { token: `Bearer ${idToken()}` });
    await send(look);

    expect(seen).toEqual([accountRow().accountId, accountRow().accountId, null]);
  });

  test('answer HTTP 201 to a token that is only too old, 401 to every other fault, on open calls too', async () => {
    expect(await send(echo, { token: expiredToken() }, owner)).toMatchObject({ http: 201, body: { data: null } });
    expect(await send(echo, { token: expiredToken() })).toMatchObject({ http: 201 });
    expect(await send(echo, { token: 'x' })).toMatchObject({ http: 401, body: { status: 401 } });
    expect(await send(echo, { token: expiredToken({ aud: 'x' }) }, owner)).toMatchObject({ http: 401 });
  });

  test('never trust what the client says of itself', async () => {
    const seen: CallContext[] = [];
    const look: Run = async (_, context) => {
      seen.push(context);
      return { text: '' };
    };
    await send(look, { headers: { 'x-forwarded-for': '1.1.1.1', 'user-agent': 'u'.repeat(900), lang: 'xx_yy' } });

    expect(seen[0]?.client).toEqual({
      address: '203.0.113.7',
      country: null,
      userAgent: 'u'.repeat(500),
      isPrefetch: false,
    });
    expect(seen[0]?.language).toBe('en_us');
  });

  test.each([
    [{ lang: 'ja_jp', 'accept-language': 'de-AT' }, 'ja_jp'],
    [{ 'accept-language': 'de-AT' }, 'de_at'],
    [{}, 'en_us'],
  ])('speak the language of %j', async (headers, language) => {
    const seen: CallContext[] = [];
    const look: Run = async (_, context) => {
      seen.push(context);
      return { text: '' };
    };
    await send(look, { headers });

    expect(seen[0]?.language).toBe(language);
  });

  test.each([
    [{ 'sec-purpose': 'prefetch;prerender' }, true],
    [{ purpose: 'prefetch' }, true],
    [{ 'x-moz': 'prefetch' }, true],
    [{ 'x-purpose': 'preview' }, true],
    [{ 'sec-fetch-mode': 'navigate' }, false],
  ])('know by %j whether a browser fetches ahead: %s', async (headers, isPrefetch) => {
    const seen: CallContext[] = [];
    const look: Run = async (_, context) => {
      seen.push(context);
      return { text: '' };
    };
    await send(look, { headers });

    expect(seen[0]?.client.isPrefetch).toBe(isPrefetch);
  });

  test.each([
    [{}, { nowPage: 1, pageSize: 20, orderBy: 'newest' }],
    [
      { nowpage: '3', pagesize: '50', orderby: 'oldest' },
      { nowPage: 3, pageSize: 50, orderBy: 'oldest' },
    ],
    [{ pagesize: '99999999' }, { nowPage: 1, pageSize: 1_000, orderBy: 'newest' }],
    [
      { nowpage: '-1', pagesize: '0' },
      { nowPage: 1, pageSize: 20, orderBy: 'newest' },
    ],
    [
      { nowpage: '1e999', pagesize: '2.5' },
      { nowPage: 1, pageSize: 20, orderBy: 'newest' },
    ],
  ])('read the paging headers %j', async (headers, paging) => {
    const seen: unknown[] = [];
    const look: Run = async (_, context) => {
      seen.push(context.paging);
      return { text: '' };
    };
    await send(look, { headers: headers as Record<string, string> }, paged);

    expect(seen).toEqual([paging]);
  });

  test('refuse an order that the contract does not name', async () => {
    expect(await send(echo, { headers: { orderby: 'name; DROP' } }, paged)).toMatchObject({ http: 422 });
  });

  test.each([
    ['an owner is the account’s, wherever they are', { token: idToken() }, accountRow().accountId],
    ['a stranger is the address’s', {}, '203.0.113.7'],
  ])('know a key as that of who sends it: that of %s', async (_, call, who) => {
    store(dynamo, [accountRow()]);
    await send(echo, { ...call, idempotencyKey: 'key-12345' }, { effect: true });

    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item?.['pk']).toBe(`ONCE#${PATH}#${who}#key-12345`);
  });

  test('make an effect happen once for a key, and refuse a malformed key', async () => {
    const effect = { effect: true };
    const runs: string[] = [];
    const run: Run = async ({ text }) => {
      runs.push(text);
      return { text };
    };
    await send(run, { idempotencyKey: 'key-12345' }, effect);
    const { hash } = dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item as { hash: string };
    dynamo.on(PutCommand).rejects(Object.assign(new Error(), { name: 'ConditionalCheckFailedException' }));
    dynamo
      .on(GetCommand)
      .resolves({ Item: { hash, state: 'done', output: '{"text":"first"}', expiresAt: Date.now() } });
    const again = await send(run, { idempotencyKey: 'key-12345' }, effect);

    expect(again.body.data).toEqual({ text: 'first' });
    expect(runs).toEqual(['hello']);
    expect(await send(run, { idempotencyKey: 'a b' }, effect)).toMatchObject({ http: 422 });
  });
});
