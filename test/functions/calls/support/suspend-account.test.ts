import { beforeEach, describe, expect, test } from 'vitest';
import { suspendAccount } from '../../../../functions/calls/support/suspend-account.ts';
import { liveKey, pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { suspensionKey } from '../../../../functions/domain/support/support-rows.ts';
import { suspensionRow } from '../../../kit/complaints.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(async () => {
  desk.fill();
  await desk.open();
});
const suspend = () => suspendAccount({ accountId, reason: 'It asks for passwords.' }, staff());

describe('suspendAccount', () => {
  test('closes the account and takes the page down at once, keeps what was live, tells and notes it', async () => {
    const { account } = await suspend();

    expect(account).toMatchObject({ status: 'suspended', suspension: { scope: 'account' }, page: { isLive: false } });
    expect(desk.table().row(liveKey(accountId))).toBeUndefined();
    expect(desk.table().row(suspensionKey(accountId))).toMatchObject({ page: publicPage() });
    expect(desk.orders('publish-page')).toMatchObject([{ payload: { action: 'remove', agentName: 'mara' } }]);
    expect(desk.orders('send-message')).toMatchObject([{ payload: { decision: 'suspend' } }]);
    expect(desk.acts().at(-1)).toEqual(['suspend-account', 'It asks for passwords.']);
  });

  test('takes over from a suspension of the page, which keeps what was live', async () => {
    desk.put([suspensionRow()]);
    await suspend();

    expect(desk.table().row(suspensionKey(accountId))).toMatchObject({
      scope: 'account',
      reason: 'It asks for passwords.',
      page: publicPage(),
    });
  });

  test('works for an account without a page', async () => {
    desk.table().rows.delete(`${pageKey(accountId).pk} PAGE`);

    expect((await suspend()).account).toMatchObject({ status: 'suspended', page: null });
  });

  test('happens once, and to nobody who is being deleted', async () => {
    await suspend();

    await expect(suspend()).rejects.toMatchObject({ code: 'already_decided' });
    desk.put([{ ...desk.account(), status: 'deleted' }]);
    await expect(suspend()).rejects.toMatchObject({ code: 'already_decided' });
  });
});
