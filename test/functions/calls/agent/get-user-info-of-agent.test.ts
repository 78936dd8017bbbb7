import { expect, test } from 'vitest';
import { getUserInfo } from '../../../../functions/calls/account/get-user-info.ts';
import { getUserInfoOfAgent } from '../../../../functions/calls/agent/get-user-info-of-agent.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

test('an agent is the account that is signed in', async () => {
  store(dynamo, [accountRow()]);
  const agent = await getUserInfoOfAgent({}, ownerContext());

  expect(agent.accountId).toBe(accountId);
  expect(agent).toEqual(await getUserInfo({}, ownerContext()));
});
