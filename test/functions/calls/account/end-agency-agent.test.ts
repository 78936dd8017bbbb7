import { expect, test } from 'vitest';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { endAgencyAgent } from '../../../../functions/calls/account/end-agency-agent.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
useMails();
const as = (id: string) => ownerContext({ actor: { ...ownerContext().actor, id } });

test('endAgencyAgent ends the tie for the agency, and for nobody else', async () => {
  memory.put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());
  await endAgencyAgent({ agentId: accountId }, as('somebody-else'));
  expect(memory.table().row(agencyKey(accountId))).toBeDefined();

  expect(await endAgencyAgent({ agentId: accountId }, as(otherAccountId))).toEqual({ requests: [], agents: [] });
  expect(memory.table().row(agencyKey(accountId))).toBeUndefined();
});
