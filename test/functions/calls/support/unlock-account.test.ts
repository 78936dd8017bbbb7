import { beforeEach, describe, expect, test } from 'vitest';
import { unlockAccount } from '../../../../functions/calls/support/unlock-account.ts';
import { signInKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());
const unlock = (reason = 'You called us.') => unlockAccount({ accountId, reason }, staff());

describe('unlockAccount', () => {
  test('forgets the ten misses, tells the owner and notes it, in one write', async () => {
    await desk.open();
    const { account } = await unlock();

    expect(account.lockedAt).toBeNull();
    expect(desk.table().row(signInKey(accountId))).toBeUndefined();
    expect(desk.acts().at(-1)).toEqual(['unlock', 'You called us.']);
    expect(desk.orders('send-message').map(({ payload }) => payload)).toEqual([
      { template: 'account-decision', accountId, decision: 'unlock', reason: 'You called us.' },
    ]);
  });

  test('happens once', async () => {
    await desk.open();
    await unlock();

    await expect(unlock()).rejects.toMatchObject({ code: 'already_decided' });
    expect(desk.orders('send-message')).toHaveLength(1);
  });

  test('needs a session and a reason', async () => {
    await expect(unlock()).rejects.toMatchObject({ code: 'support_session_over' });
    await desk.open();
    await expect(unlock(' ')).rejects.toMatchObject({ code: 'field_required' });
    expect(desk.table().row(signInKey(accountId))).toMatchObject({ tries: 10 });
  });
});
