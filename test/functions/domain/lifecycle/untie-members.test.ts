import { expect, test } from 'vitest';
import { agencyAgentKey, agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { untieAgents } from '../../../../functions/domain/lifecycle/untie-members.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, PRODUCT } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const tie = {
  ...{ state: 'bound', agentId: accountId, agencyId: COMPANY, email: 'team@nordic.example', requestId: 'r1' },
  since: '2026-01-01T09:00:00.000Z',
};
const sides = () => [agencyKey(accountId), agencyAgentKey(COMPANY, accountId)].map((key) => memory.table().row(key));

test('the agents of a deleted company are free, and their pages are drawn anew', async () => {
  memory.put([...companyRows(PRODUCT), { ...agencyAgentKey(COMPANY, accountId), ...tie }]);
  await untieAgents(COMPANY, NOW);
  await untieAgents(COMPANY, NOW);

  expect(sides()).toEqual([undefined, undefined]);
  expect(payloadsIn(memory.table())).toEqual([{ action: 'republish-own', accountId }]);
});

test('an agent who has another agency by now keeps it', async () => {
  memory.put([...companyRows(PRODUCT), { ...agencyAgentKey(COMPANY, accountId), ...tie }]);
  memory.put([{ ...agencyKey(accountId), ...tie, agencyId: 'another', requestId: 'r2' }]);
  await untieAgents(COMPANY, NOW);

  expect(sides()[0]).toMatchObject({ agencyId: 'another' });
});
