import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { forgetGates } from '../../functions/kit/account-gate.ts';
import { forgetCustomerGates } from '../../functions/kit/customer-gate.ts';
import { useCognito } from '../kit/cognito.ts';
import { codeHash } from '../kit/codes.ts';
import { conditionFailed, store, useDynamo, writes, type Row } from '../kit/dynamo.ts';
import { amount, isProof } from '../kit/amounts.ts';
import { customerEmailRow, customerId, customerRow, customerToken } from '../kit/customers.ts';
import '../kit/font-library.ts';
import { fuzzCalls, sendHostileValues } from '../kit/fuzz-calls.ts';
import { pathOf, toHandlers } from '../kit/handlers.ts';
import { accountId, expiredToken, idToken, staffToken } from '../kit/id-tokens.ts';
import { useLog } from '../kit/log.ts';
import { useMails } from '../kit/mails.ts';
import { usePhoneMessages } from '../kit/phone-messages.ts';
import { useModel } from '../kit/model.ts';
import { accountRow, assistantRow, emailRow, leadRow, livePageRows, pageRow } from '../kit/rows.ts';
import { useSecrets } from '../kit/secrets.ts';
import {
  callSigned,
  handshake,
  signRequest,
  type Envelope,
  type SignedCall,
  type SigningSession,
  type WireRequest,
} from '../kit/signed-client.ts';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';

const dynamo = useDynamo();
const model = useModel();
const log = useLog();
useCognito();
useMails();
usePhoneMessages();
useSecrets();
const s3 = mockClient(S3Client);
mockClient(LambdaClient);

const seconds = (from: number): number => Math.floor(Date.now() / 1_000) + from;

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});
beforeEach(() => {
  s3.reset();
  s3.send.resolves({ $metadata: {} });
  forgetGates();
  forgetCustomerGates();
  model.says('I plan homes for people who work in them. [4]');
  model.replies('{"clear":true,"reason":""}');
  dynamo
    .on(UpdateCommand)
    .callsFake(({ Key: key }: { Key: { pk: string; sk: string } }) => ({ Attributes: updated(key) }));
  store(dynamo, [
    founderRow(),
    ...livePageRows(),
    emailRow('mara@example.com'),
    assistantRow(),
    pageRow(),
    customerRow(),
    customerEmailRow(),
  ]);
});

const pinRow = { hash: 'A'.repeat(43), salt: 'c2FsdA', tries: 1, setAt: '2026-03-10T12:00:00.000Z' };

/** What is there after an update; the update of a row that is not there fails. */
function updated({ pk, sk }: { pk: string; sk: string }): Row {
  if (sk.startsWith('LEAD#') && sk !== leadRow().sk) throw conditionFailed();
  if (sk === leadRow().sk) return leadRow();
  if (sk === 'PIN') return pinRow;
  if (pk.startsWith('CHALLENGE#')) return { accountId, method: 'password', expiresAt: seconds(100) };
  if (pk.startsWith('CUSTOMER#')) return { ...customerRow(), tries: 1 };
  return pk.startsWith('CODE#') ? { hash: codeHash('sign-up') } : { ...accountRow(), tries: 1, hits: 1 };
}

/** An owner who may do whatever a company lets its people do. */
const founderRow = () => ({ ...accountRow(), companyId: accountId, companyRole: 'admin' });

const ISSUERS = 'https://cognito-idp.eu-central-1.amazonaws.com/';

/** A token of two hours ago. */
const OLD = { iat: seconds(-7_200), auth_time: seconds(-7_200), exp: seconds(-3_600) };

const signed = registry.filter(({ caller }) => caller !== 'unsigned');
const owned = registry.filter(({ caller }) => caller === 'owner');
const forCustomers = registry.filter(({ caller }) => caller === 'customer');
const withBody = registry.filter(({ body }) => body === 'json');
const named = (contracts: readonly CallContract[]): [string, CallContract][] =>
  contracts.map((contract) => [contract.name, contract]);

const staffTokenFor = ({ staffRole }: CallContract, changes: Record<string, unknown> = {}): string =>
  staffToken({ ...changes, ...(staffRole === 'administrator' ? { 'cognito:groups': [ADMINISTRATORS] } : {}) });

/** Of whoever the call is for; open calls take an owner's. */
function goodToken(contract: CallContract, changes: Record<string, unknown> = {}): string {
  if (contract.caller === 'customer') return customerToken(changes);
  return contract.caller === 'staff' ? staffTokenFor(contract, changes) : idToken(changes);
}

/** A good token of somebody else's pool. */
const tokenOfAnotherPool = ({ caller }: CallContract): string => (caller === 'customer' ? idToken() : customerToken());

/** A valid request of the call with a good token, apart from the changes. */
function requestOf(contract: CallContract, changes: Partial<SignedCall> = {}): WireRequest {
  const { method, example, inputHeaders = {} } = contract;
  const input = example.input as Record<string, unknown>;
  const token = goodToken(contract);
  const headers = Object.fromEntries(Object.entries(inputHeaders).map(([field, name]) => [name, String(input[field])]));
  const call = { method, path: pathOf(contract), input, token, headers, ...changes };
  return signRequest(session, call);
}

async function answerTo(request: WireRequest): Promise<{ http: number; body: Envelope }> {
  const { status, body } = await toHandlers(request);
  return { http: status, body: JSON.parse(body) as Envelope };
}

/** Only the counters of limits may have been touched. */
function expectNoEffect(): void {
  const touched = writes(dynamo).filter(
    ({ item }) => !String((item['Key'] as { pk?: string } | undefined)?.pk).startsWith('LIMIT#'),
  );
  expect(touched).toEqual([]);
}

describe.each(named(signed))('%s, signed', (_, contract) => {
  test('answers 104 without a signature, whatever token comes', async () => {
    const { headers, ...request } = requestOf(contract);
    const { sign: _sign, tamp: _tamp, appid: _appid, cookie: _cookie, ...unsigned } = headers;

    expect(await answerTo({ ...request, headers: unsigned })).toMatchObject({
      http: 403,
      body: { status: 104, code: 'signing_failed', data: null, details: {} },
    });
    expectNoEffect();
  });

  test.each(['sign', 'tamp', 'appid', 'cookie'])('answers 104 to a changed %s', async (name) => {
    const request = requestOf(contract);
    const value = request.headers[name] ?? '';
    const changed = value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');

    expect(await answerTo({ ...request, headers: { ...request.headers, [name]: changed } })).toMatchObject({
      body: { status: 104 },
    });
    expectNoEffect();
  });

  test('answers 104 to the signature of another call', async () => {
    const other = requestOf(contract, { path: '/v1/xid/other' });

    expect(await answerTo({ ...other, path: pathOf(contract) })).toMatchObject({ body: { status: 104 } });
    expectNoEffect();
  });

  test('answers 104 six minutes later', async () => {
    expect(await answerTo(requestOf(contract, { at: Date.now() - 360_000 }))).toMatchObject({ body: { status: 104 } });
  });

  if (contract.bodyHash) {
    test('answers 104 to a body that is not the one that was hashed', async () => {
      const request = requestOf(contract);

      expect(await answerTo({ ...request, body: `${request.body} ` })).toMatchObject({ body: { status: 104 } });
      expectNoEffect();
    });
  }
});

describe.each(named(signed.filter(({ caller }) => caller !== 'noToken')))(
  '%s, where tokens are looked at',
  (_, contract) => {
    test('answers HTTP 201 with data null to a token that is only too old', async () => {
      expect(await answerTo(requestOf(contract, { token: goodToken(contract, OLD) }))).toMatchObject({
        http: 201,
        body: { status: 201, data: null },
      });
      expectNoEffect();
    });

    test.each([
      ['another pool', () => tokenOfAnotherPool(contract)],
      ['a pool that it only names', () => goodToken(contract, { iss: `${ISSUERS}eu-central-1_Other1` })],
      ['access', () => goodToken(contract, { token_use: 'access', client_id: 'owners-client' })],
      ['no kind', () => 'x.y.z'],
    ])('answers 401 to a token of %s', async (_name, makeToken) => {
      expect(await answerTo(requestOf(contract, { token: makeToken() }))).toMatchObject({
        http: 401,
        body: { status: 401 },
      });
      expectNoEffect();
    });
  },
);

describe.each(named(signed.filter(({ caller }) => caller === 'noToken')))('%s, without a token', (_, contract) => {
  test.each([
    ['too old', expiredToken],
    ['no kind', () => 'x.y.z'],
  ])('does not look at a token of %s', async (_name, makeToken) => {
    const [bad, good] = [makeToken(), idToken()].map((token) => answerTo(requestOf(contract, { token })));

    expect((await bad)?.http).toBe((await good)?.http);
    expect((await bad)?.body.code).toBe((await good)?.body.code);
  });
});

describe.each(named(owned))('%s, for owners', (_, contract) => {
  test('answers 401 without a token', async () => {
    const { headers, ...request } = requestOf(contract);
    const { authorization: _authorization, ...without } = headers;

    expect(await answerTo({ ...request, headers: without })).toMatchObject({
      http: 401,
      body: { status: 401, code: 'token_invalid' },
    });
    expectNoEffect();
  });

  test.each([
    { name: 'an account that is gone', rows: [], status: 401 },
    { name: 'a deleted account', rows: [accountRow({ status: 'deleted' })], status: 401 },
    ...(contract.isOpenToSuspended
      ? []
      : [{ name: 'a suspended account', rows: [accountRow({ status: 'suspended' })], status: 403 }]),
    {
      name: 'a sign-in before the last sign-out',
      rows: [accountRow({ tokensValidAfter: 4_000_000_000 })],
      status: 401,
    },
  ])('refuses $name', async ({ rows, status }) => {
    store(dynamo, rows);

    expect(await answerTo(requestOf(contract))).toMatchObject({ body: { status } });
    expectNoEffect();
  });

  test('reads and writes rows of the caller alone', async () => {
    await toHandlers(requestOf(contract));
    const foreign = JSON.stringify(writes(dynamo)).match(/(?:OWN|ACC|PAGE|LEADS|CONVS)#[^"#]+/g) ?? [];

    expect(foreign.filter((key) => !key.includes(accountRow().accountId))).toEqual([]);
  });
});

describe.each(named(forCustomers))('%s, for customers', (_, contract) => {
  test('answers 401 without a token', async () => {
    const { headers, ...request } = requestOf(contract);
    const { authorization: _authorization, ...without } = headers;

    expect(await answerTo({ ...request, headers: without })).toMatchObject({
      http: 401,
      body: { status: 401, code: 'token_invalid' },
    });
    expectNoEffect();
  });

  test.each([
    { name: 'a customer who is gone', rows: [], status: 401 },
    { name: 'a deleted customer', rows: [customerRow({ status: 'deleted' })], status: 401 },
    { name: 'a suspended customer', rows: [customerRow({ status: 'suspended' })], status: 403 },
    {
      name: 'a sign-in before the last sign-out',
      rows: [customerRow({ tokensValidAfter: 4_000_000_000 })],
      status: 401,
    },
  ])('refuses $name', async ({ rows, status }) => {
    store(dynamo, rows);

    expect(await answerTo(requestOf(contract))).toMatchObject({ body: { status } });
    expectNoEffect();
  });

  test('reads and writes rows of the caller alone', async () => {
    await toHandlers(requestOf(contract));
    const foreign = JSON.stringify(writes(dynamo)).match(/(?:OWN|ACC|PAGE|LEADS|CONVS|CUSTOMER)#[^"#]+/g) ?? [];

    expect(foreign.filter((key) => !key.includes(customerId))).toEqual([]);
  });
});

/** A webhook's body is read by its own code, once its signature is verified. */
const readByTheKit = registry.filter(({ body }) => body !== 'raw');

describe.each(named(readByTheKit))('%s', (_, contract) => {
  test('answers 422 to a field that it does not know', async () => {
    const input = { ...(contract.example.input as object), isAdmin: 'true' };
    const form = {
      rawBody: new URLSearchParams(input as Record<string, string>).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };

    expect(await answerTo(requestOf(contract, contract.body === 'form' ? form : { input }))).toMatchObject({
      http: 422,
      body: { status: 422, code: 'input_invalid' },
    });
    expectNoEffect();
  });
});

describe.each(named(registry))('%s', (_, contract) => {
  test('answers 405 to another method', async () => {
    const method = contract.method === 'GET' ? 'POST' : 'GET';

    expect(await answerTo(requestOf(contract, { method }))).toMatchObject({
      http: 405,
      body: { status: 405, code: 'method_not_allowed' },
    });
    expectNoEffect();
  });

  test('answers 403 to what came around the edge', async () => {
    expect(await answerTo(requestOf(contract, { headers: { 'x-origin-secret': 'x' } }))).toMatchObject({
      http: 403,
      body: { code: 'forbidden' },
    });
    expectNoEffect();
  });

  test('answers within what its contract declares', async () => {
    const { status, body } = await toHandlers(requestOf(contract));

    expect(status).not.toBe(201);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/at \w+ \(|node_modules|arn:aws/);
  });
});

describe.each(named(registry.filter(({ body }) => body === 'raw')))('%s, with a raw body', (_, contract) => {
  test.each(['', '{', '{}', JSON.stringify({ id: 'evt_1', isAdmin: true })])(
    'refuses %j, which nobody signed, without a reason',
    async (rawBody) => {
      expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({
        http: 400,
        body: { code: 'body_malformed', details: {} },
      });
      expectNoEffect();
    },
  );
});

describe.each(named(withBody))('%s, with a body', (_, contract) => {
  test('answers 413 above its limit', async () => {
    const rawBody = JSON.stringify({ text: 'x'.repeat(contract.bodyBytes) });

    expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({ http: 413, body: { status: 413 } });
    expectNoEffect();
  });

  test.each(['{', '[]', 'null', '{"a":1,"a":2}', '{"__proto__":{}}', '['.repeat(1_000), '{"a":"\\ud800"}'])(
    'answers 400 to %j',
    async (rawBody) => {
      expect(await answerTo(requestOf(contract, { rawBody }))).toMatchObject({
        http: 400,
        body: { status: 400, code: 'body_malformed' },
      });
      expectNoEffect();
    },
  );
});

/** One input may not hold the others up; other work on the machine may, so that only a proof takes it to the letter. */
const SLOWEST_MS = isProof ? 200 : 2_000;

describe('all calls together', () => {
  test('answer thousands of hostile inputs without a single 5xx', async () => {
    const { findings, slowestMs } = await fuzzCalls({
      transport: toHandlers,
      session,
      tokenFor: goodToken,
      count: amount(2_000, 50_000),
      seed: 20_260_310,
    });

    expect(findings).toEqual([]);
    expect(log().filter(({ event }) => event === 'call.failed' || event === 'stream.failed')).toEqual([]);
    expect(slowestMs).toBeLessThan(SLOWEST_MS);
  }, 1_800_000);

  test('answer hostile values in every field without a single 5xx', async () => {
    const { findings, slowestMs } = await sendHostileValues({
      transport: toHandlers,
      session,
      tokenFor: goodToken,
      every: amount(7, 1),
    });

    expect(findings).toEqual([]);
    expect(slowestMs).toBeLessThan(SLOWEST_MS);
  }, 120_000);

  test('answer 201 to no valid request', async () => {
    const statuses: number[] = [];
    for (const contract of registry) statuses.push((await toHandlers(requestOf(contract))).status);

    expect(statuses.filter((status) => status === 201)).toEqual([]);
  });

  test('answer an unknown path with 404 in the body', async () => {
    const { http, envelope } = await callSigned(toHandlers, session, { method: 'POST', path: '/v1/xid/nothing' });

    expect([http, envelope.status]).toEqual([404, 404]);
  });
});
