import { expect, test } from 'vitest';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { getAgencyRequests } from '../../../../functions/calls/account/get-agency-requests.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
useMails();
const asAgency = ownerContext({ actor: { ...ownerContext().actor, id: otherAccountId } });

test('getAgencyRequests shows the agency who asks, nobody else, and nobody who is gone', async () => {
  memory.put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());

  expect(await getAgencyRequests({}, asAgency)).toMatchObject({
    requests: [{ agentId: accountId, fullName: 'Mara Lindqvist', email: 'mara@example.com' }],
    agents: [],
  });
  expect(await getAgencyRequests({}, ownerContext())).toEqual({ requests: [], agents: [] });
  memory.put([accountRow({ status: 'deleted' })]);
  expect((await getAgencyRequests({}, asAgency)).requests).toEqual([]);
});
