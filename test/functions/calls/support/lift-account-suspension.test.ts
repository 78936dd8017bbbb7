import { beforeEach, describe, expect, test } from 'vitest';
import { decideComplaint } from '../../../../functions/calls/support/decide-complaint.ts';
import { liftAccountSuspension } from '../../../../functions/calls/support/lift-account-suspension.ts';
import { suspendAccount } from '../../../../functions/calls/support/suspend-account.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { complaintId, complaintRow, suspensionRow } from '../../../kit/complaints.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(async () => {
  desk.fill();
  await desk.open();
});
const suspend = () => suspendAccount({ accountId, reason: 'Why' }, staff());
const lift = () => liftAccountSuspension({ accountId, reason: 'Thank you.' }, staff());

describe('liftAccountSuspension', () => {
  test('opens the account again and brings back what was live', async () => {
    await suspend();
    const { account } = await lift();

    expect(account).toMatchObject({ status: 'active', suspension: null });
    expect(desk.table().row(pageKey(accountId))).toMatchObject({ status: 'pending', pending: publicPage() });
    expect(desk.acts().at(-1)).toEqual(['lift-account', 'Thank you.']);
  });

  test('lifts nothing that is not suspended, nor a suspension of the page alone', async () => {
    await expect(lift()).rejects.toMatchObject({ code: 'already_decided' });
    desk.put([suspensionRow()]);
    await expect(lift()).rejects.toMatchObject({ code: 'already_decided' });
  });

  test('is the only way: a complaint does not bring back the page of a suspended account', async () => {
    await suspend();
    desk.put([complaintRow()]);

    await expect(decideComplaint({ complaintId, decision: 'lift', reason: 'Fine.' }, staff())).rejects.toMatchObject({
      code: 'account_is_suspended',
    });
    expect(desk.account()).toMatchObject({ status: 'suspended' });
  });
});
