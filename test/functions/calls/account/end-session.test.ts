import { expect, test } from 'vitest';
import { endSession } from '../../../../functions/calls/account/end-session.ts';
import { passGate } from '../../../../functions/kit/account-gate.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const here = ownerContext().actor.signedInAt;
const elsewhere = here - 5_000;
const pass = (subject: string, signedInAt: number) =>
  passGate({ subject, signedInAt, email: '' } as Parameters<typeof passGate>[0], NOW);

test('endSession has the tokens of that session count no more, for its owner alone, and can be repeated', async () => {
  memory.put([
    accountRow(),
    { ...accountRow({ accountId: otherAccountId }), pk: `ACC#${otherAccountId}` },
    sessionRow(here),
    sessionRow(elsewhere),
    sessionRow(elsewhere, {}, otherAccountId),
  ]);
  await pass(accountId, elsewhere);
  const { sessions } = await endSession({ signedInAt: elsewhere }, ownerContext());

  expect(sessions.map(({ signedInAt }) => signedInAt)).toEqual([here]);
  await expect(pass(accountId, elsewhere)).rejects.toMatchObject({ code: 'token_invalid' });
  await pass(accountId, here);
  await pass(otherAccountId, elsewhere);
  expect((await endSession({ signedInAt: elsewhere }, ownerContext())).sessions).toHaveLength(1);
});
