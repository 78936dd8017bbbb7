import { expect, test } from 'vitest';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { getAgency } from '../../../../functions/calls/account/get-agency.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
useMails();

test('getAgency tells what was asked until it lapses', async () => {
  expect(await getAgency({}, ownerContext())).toEqual({ agency: null });
  memory.put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());

  expect((await getAgency({}, ownerContext())).agency).toMatchObject({ state: 'asked', email: AGENCY_EMAIL });
  const later = ownerContext({ now: new Date(NOW.getTime() + 7 * 86_400_000) });
  expect(await getAgency({}, later)).toEqual({ agency: null });
});
