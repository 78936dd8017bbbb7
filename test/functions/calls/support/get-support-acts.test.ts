import { beforeEach, expect, test } from 'vitest';
import { getSupportActs } from '../../../../functions/calls/support/get-support-acts.ts';
import { getSupportAccount } from '../../../../functions/calls/support/get-support-account.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { reason, staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());

test('getSupportActs: the owner reads who looked, when and why, and nothing about sessions of others', async () => {
  await desk.open();
  await getSupportAccount({ accountId }, staff());
  const { acts } = await getSupportActs({}, ownerContext());

  expect(acts).toContainEqual({ at: NOW.toISOString(), by: 'staff@xpage.example', act: 'open-session', reason });
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['open-session', 'view-account']);
  const { actor } = ownerContext();
  const other = ownerContext({ actor: { ...actor, id: otherAccountId } });
  expect(await getSupportActs({}, other)).toEqual({ acts: [] });
});
