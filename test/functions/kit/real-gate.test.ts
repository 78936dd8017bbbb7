/** The gate against the DynamoDB engine of this machine: what it asks for must be something that the engine takes. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { passGate } from '../../../functions/kit/account-gate.ts';
import { SESSION_SECONDS, sessionKey } from '../../../functions/kit/account-session.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import '../../kit/function-environment.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useRealTables } from '../../kit/real-tables.ts';
import { accountRow } from '../../kit/rows.ts';

useRealTables();

const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);

test('the gate reads all that it needs of an account and its session, and answers nothing else of them', async () => {
  const session = { seenAt: NOW.toISOString(), expiresAt: SIGNED_IN + SESSION_SECONDS, method: 'password' };
  for (const Item of [
    { ...accountRow(), companyId: 'c1', companyRole: 'editor' },
    { ...sessionKey(accountId, SIGNED_IN), ...session },
  ])
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item }));

  expect(await passGate({ subject: accountId, signedInAt: SIGNED_IN }, NOW)).toEqual({
    email: 'mara@example.com',
    plan: { id: 'individual', trialEndsAt: null },
    company: { companyId: 'c1', role: 'editor' },
  });
});
