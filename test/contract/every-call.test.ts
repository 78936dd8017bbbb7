/**
 * What is each call's own: its path, who may call it, which fields it knows, and what it answers. What calls of a profile
 * have in common is in every-profile.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { customerId, customerRow } from '../kit/customers.ts';
import { store, writes, type Row } from '../kit/dynamo.ts';
import { answerTo, named, signed, tokenOfAnotherPool, prepareEveryCall, without } from '../kit/every-call.ts';
import { pathOf, toHandlers } from '../kit/handlers.ts';
import { accountId } from '../kit/id-tokens.ts';
import { accountRow } from '../kit/rows.ts';
import { callSigned } from '../kit/signed-client.ts';

const { dynamo, session, requestOf, expectNoEffect } = prepareEveryCall();

describe.each(named(signed))('%s, signed', (_, contract) => {
  test('answers 104 to the signature of another call', async () => {
    const other = requestOf(contract, { path: '/v1/xid/other' });

    expect(await answerTo({ ...other, path: pathOf(contract) })).toMatchObject({ body: { status: 104 } });
    expectNoEffect();
  });
});

type Refusal = { name: string; rows: Row[]; status: number };

const AFTER_EVERY_SIGN_IN = 4_000_000_000;

const refusalsOf = ({ isOpenToSuspended }: CallContract): Refusal[] => [
  { name: 'an account that is gone', rows: [], status: 401 },
  { name: 'a deleted account', rows: [accountRow({ status: 'deleted' })], status: 401 },
  ...(isOpenToSuspended
    ? []
    : [{ name: 'a suspended account', rows: [accountRow({ status: 'suspended' })], status: 403 }]),
  {
    name: 'a sign-in before the last sign-out',
    rows: [accountRow({ tokensValidAfter: AFTER_EVERY_SIGN_IN })],
    status: 401,
  },
];

const customerRefusals: Refusal[] = [
  { name: 'a customer who is gone', rows: [], status: 401 },
  { name: 'a deleted customer', rows: [customerRow({ status: 'deleted' })], status: 401 },
  { name: 'a suspended customer', rows: [customerRow({ status: 'suspended' })], status: 403 },
  {
    name: 'a sign-in before the last sign-out',
    rows: [customerRow({ tokensValidAfter: AFTER_EVERY_SIGN_IN })],
    status: 401,
  },
];

const personal = registry.filter(({ caller }) => caller === 'owner' || caller === 'customer');

describe.each(named(personal))('%s, for owners or customers', (_, contract) => {
  const isForCustomers = contract.caller === 'customer';

  test('answers 401 without a token', async () => {
    expect(await answerTo(without('authorization', requestOf(contract)))).toMatchObject({
      http: 401,
      body: { status: 401, code: 'token_invalid' },
    });
    expectNoEffect();
  });

  test('answers 401 to a good token of another pool', async () => {
    expect(await answerTo(requestOf(contract, { token: tokenOfAnotherPool(contract) }))).toMatchObject({
      http: 401,
      body: { status: 401 },
    });
    expectNoEffect();
  });

  test.each(isForCustomers ? customerRefusals : refusalsOf(contract))('refuses $name', async ({ rows, status }) => {
    store(dynamo, rows);

    expect(await answerTo(requestOf(contract))).toMatchObject({ body: { status } });
    expectNoEffect();
  });

  test('reads and writes rows of the caller alone', async () => {
    await toHandlers(requestOf(contract));
    const keys = isForCustomers
      ? /(?:OWN|ACC|PAGE|LEADS|CONVS|CUSTOMER)#[^"#]+/g
      : /(?:OWN|ACC|PAGE|LEADS|CONVS)#[^"#]+/g;
    const touched = JSON.stringify(writes(dynamo)).match(keys) ?? [];

    expect(touched.filter((key) => !key.includes(isForCustomers ? customerId : accountId))).toEqual([]);
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
  test('answers within what its contract declares', async () => {
    const { status, body } = await toHandlers(requestOf(contract));

    expect(status).not.toBe(201);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/at \w+ \(|node_modules|arn:aws/);
  });
});

test('an unknown path is answered with 404 in the body', async () => {
  const { http, envelope } = await callSigned(toHandlers, session(), { method: 'POST', path: '/v1/xid/nothing' });

  expect([http, envelope.status]).toEqual([404, 404]);
});
