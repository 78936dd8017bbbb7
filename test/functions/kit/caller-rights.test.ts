/** Whom the kit lets through to a call, and on what it knows of them. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bind, callGroup } from '../../../functions/kit/call-group.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { passStaffGate, STAFF_SESSION_SECONDS, staffSessionKey } from '../../../functions/kit/staff-gate.ts';
import { getUserInfo } from '../../../shared/calls/account.ts';
import { defineCall } from '../../../shared/calls/define-call.ts';
import { useCognito } from '../../kit/cognito.ts';
import { store, useDynamo, writes } from '../../kit/dynamo.ts';
import { toEvent, toHandlers } from '../../kit/handlers.ts';
import { idToken, staffToken } from '../../kit/id-tokens.ts';
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
useLog();

const open = defineCall({
  ...getUserInfo,
  ...{ group: 'landing-page', method: 'POST', body: 'json', path: '/v1/{product}/try', caller: 'open', name: 'try' },
  input: z.strictObject({}),
  output: z.object({ count: z.number() }),
  example: { input: {}, output: { count: 1 } },
});
const owner = { caller: 'owner', limits: [] } as const;
const staff = { caller: 'staff', staffRole: 'support', limits: [] } as const;

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

/** How often the handler has run. */
let count = 0;
let context: CallContext;

async function send(contract: object, call: Partial<SignedCall> = {}) {
  const run = async (_: unknown, given: CallContext) => {
    context = given;
    return { count: (count += 1) };
  };
  const handler = callGroup([bind({ ...open, ...contract }, async () => run as never)], { staff: passStaffGate });
  const request = signRequest(session, { method: 'POST', path: '/v1/xlp/try', input: {}, ...call });
  const answer = await handler(toEvent(request), {} as Context);
  return { http: answer.statusCode, body: JSON.parse(answer.body) as Envelope };
}

describe('a session of staff', () => {
  useCognito();
  const sessionOf = (signedInAt: number) => ({
    ...staffSessionKey('staff-1', signedInAt),
    expiresAt: signedInAt + STAFF_SESSION_SECONDS,
  });
  const sendSignedInBefore = (seconds: number) => {
    const signedInAt = Math.floor(Date.now() / 1_000) - seconds;
    store(dynamo, [sessionOf(signedInAt)]);
    return send(staff, { token: staffToken({ auth_time: signedInAt }) });
  };

  test('counts for an hour after its sign-in', async () => {
    expect(await sendSignedInBefore(3_590)).toMatchObject({ http: 200 });
    expect(context.actor).toMatchObject({ id: 'staff-1', email: 'staff@xpage.example', company: null });
  });

  test.each([3_601, 2 * 3_600, 9 * 3_600, 30 * 86_400])(
    'is over %i seconds after its sign-in, whatever its token says of its own end',
    async (seconds) => {
      expect(await sendSignedInBefore(seconds)).toMatchObject({ http: 401, body: { code: 'token_invalid' } });
    },
  );

  test('may call nothing that names no role for it', async () => {
    store(dynamo, []);
    expect(await send({ caller: 'staff' }, { token: staffToken() })).toMatchObject({
      http: 403,
      body: { code: 'forbidden' },
    });
  });

  test('has no plan to act under', async () => {
    store(dynamo, []);
    await send(staff, { token: staffToken() });

    expect(context.actor?.plan).toEqual({ id: 'free', trialEndsAt: null, paidUntil: null });
  });
});

describe('rights in a company', () => {
  const right = { ...owner, effect: false, companyRight: 'edit-products' } as const;
  const member = (companyRole: string | null) => ({ ...accountRow(), companyId: companyRole && 'c1', companyRole });

  test('end with the next call, also one that only reads, for who has just lost them', async () => {
    const token = idToken();
    store(dynamo, [member('editor')]);
    expect(await send(right, { token })).toMatchObject({ http: 200 });

    for (const role of ['agent', null]) {
      store(dynamo, [member(role)]);
      expect(await send(right, { token })).toMatchObject({ http: 403, body: { code: 'forbidden' } });
    }
  });

  test('begin with the next call for who has just been given them', async () => {
    const token = idToken();
    store(dynamo, [member(null)]);
    expect(await send(right, { token })).toMatchObject({ http: 403 });
    store(dynamo, [member('editor')]);

    expect(await send(right, { token })).toMatchObject({ http: 200 });
  });

  test('are read as they are, not as a copy of the table had them', async () => {
    store(dynamo, [member('editor')]);
    await send(right, { token: idToken() });

    const reads = dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input.ConsistentRead);
    expect(reads.length).toBeGreaterThan(0);
    expect(new Set(reads)).toEqual(new Set([true]));
  });
});

describe('a call that only reads', () => {
  test('reads anew each time, whatever key comes with it, and keeps nothing', async () => {
    store(dynamo, [accountRow()]);
    const token = idToken();
    const before = count;
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1) {
      answers.push(await send({ ...owner, effect: false }, { token, idempotencyKey: 'key-12345' }));
    }

    expect(answers.map(({ body }) => body.data)).toEqual([{ count: before + 1 }, { count: before + 2 }]);
    expect(writes(dynamo)).toEqual([]);
  });
});
