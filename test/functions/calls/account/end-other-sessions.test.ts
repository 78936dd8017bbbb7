import { expect, test } from 'vitest';
import { knownKey, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { owners } from '../../../../functions/kit/realms.ts';
import { endOtherSessions } from '../../../../functions/calls/account/end-other-sessions.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { cookieJar, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const here = ownerContext().actor.signedInAt;

test('endOtherSessions ends all but the one that asks, of this account alone', async () => {
  memory.put([
    accountRow(),
    sessionRow(here),
    sessionRow(here - 1),
    sessionRow(here - 2),
    sessionRow(1, {}, otherAccountId),
  ]);
  const { sessions } = await endOtherSessions({}, ownerContext());

  expect(sessions).toMatchObject([{ signedInAt: here, isThis: true }]);
  expect(memory.table().row(sessionKey(accountId, here - 1))).toBeUndefined();
  expect(memory.table().row(sessionKey(otherAccountId, 1))).toBeDefined();
});

test('endOtherSessions has the account know the browser that asks, and no other', async () => {
  const [asking, other] = [cookieJar('a'.repeat(43)), cookieJar('b'.repeat(43))];
  memory.put([accountRow(), sessionRow(here)]);
  for (const device of [asking, other]) await rememberDevice(owners, accountId, ownerContext({ device }));
  await endOtherSessions({}, ownerContext({ device: asking }));

  expect(memory.table().row(knownKey(owners, accountId, 'a'.repeat(43)))).toBeDefined();
  expect(memory.table().row(knownKey(owners, accountId, 'b'.repeat(43)))).toBeUndefined();
});
