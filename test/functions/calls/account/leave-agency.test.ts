import { expect, test } from 'vitest';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { leaveAgency } from '../../../../functions/calls/account/leave-agency.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agencyAgentKey, agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
useMails();

test('leaveAgency ends the tie on both sides, and can be repeated', async () => {
  memory.put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());

  expect(await leaveAgency({}, ownerContext())).toEqual({ agency: null });
  expect(memory.table().row(agencyKey(accountId))).toBeUndefined();
  expect(memory.table().row(agencyAgentKey(otherAccountId, accountId))).toBeUndefined();
  expect(await leaveAgency({}, ownerContext())).toEqual({ agency: null });
});
