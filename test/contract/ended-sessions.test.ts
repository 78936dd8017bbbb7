/**
 * A session that has ended, has ended for every call, at once: also for who made a call with it a moment ago
 * (SECURITY.md T7, T14b). Staff: staff-roles.test.ts.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { customerRow } from '../kit/customers.ts';
import type { Row } from '../kit/dynamo.ts';
import { answerTo, prepareEveryCall } from '../kit/every-call.ts';
import { toHandlers } from '../kit/handlers.ts';
import { useLog } from '../kit/log.ts';
import { accountRow } from '../kit/rows.ts';

const { dynamo, requestOf } = prepareEveryCall();
useLog();

const signedIn = registry.filter(({ caller }) => caller === 'owner' || caller === 'customer');
const named = signedIn.map((contract): [string, CallContract] => [contract.name, contract]);

const later = Math.floor(Date.now() / 1_000) + 1;

/** What the tables hold of the account and of its session after each way in which a session ends. */
const ends: [string, { account: Partial<Row>; session: Row | undefined }][] = [
  ['was signed out by itself', { account: {}, session: undefined }],
  [
    'was ended everywhere, by signing out, a new password or a reset',
    { account: { tokensValidAfter: later }, session: lasting() },
  ],
  ['is over by its age', { account: {}, session: { ...lasting(), expiresAt: 1 } }],
  ['is of an account that was deleted', { account: { status: 'deleted' }, session: lasting() }],
];

function lasting(): Row {
  return { method: 'password', seenAt: '2999-01-01T00:00:00.000Z', expiresAt: 32_472_144_000 };
}

function nowIs({ account, session: row }: { account: Partial<Row>; session: Row | undefined }): void {
  dynamo.on(GetCommand).callsFake(({ Key: { sk } }: { Key: { sk: string } }) => {
    if (sk.startsWith('SESSION#')) return row ? { Item: row } : {};
    if (sk === 'ACCOUNT') return { Item: { ...accountRow(), ...account } };
    return sk === 'CUSTOMER' ? { Item: { ...customerRow(), ...account } } : {};
  });
}

describe.each(ends)('a session that %s', (_, end) => {
  test.each(named)('makes no call %s', async (_name, contract) => {
    nowIs({ account: {}, session: lasting() });
    expect((await toHandlers(requestOf(contract))).status, 'the session counts at first').not.toBe(401);
    nowIs(end);

    expect(await answerTo(requestOf(contract))).toMatchObject({
      http: 401,
      body: { code: 'token_invalid' },
    });
  });
});
