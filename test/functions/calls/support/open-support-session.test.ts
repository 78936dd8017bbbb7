import { beforeEach, describe, expect, test } from 'vitest';
import { openSupportSession } from '../../../../functions/calls/support/open-support-session.ts';
import { SupportedAccount } from '../../../../shared/model/staff.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { reason, staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());
const open = (lookup: string, why = reason) => openSupportSession({ lookup, reason: why }, staff());

describe('openSupportSession', () => {
  test.each(['mara@example.com', ' Mara@Example.com ', 'mara', '/mara', 'https://xpage.example/mara'])(
    'finds the account of %j',
    async (lookup) => {
      expect((await open(lookup)).account.accountId).toBe(accountId);
    },
  );

  test('finds an account by its number', async () => {
    desk.put([{ pk: 'PHONE#+4670123456', sk: 'PHONE', status: 'active', accountId }]);

    expect((await open('+46 70-123 456')).account.accountId).toBe(accountId);
  });

  test('lasts thirty minutes, and notes the reason before anything is shown', async () => {
    const { endsAt } = await open('mara');

    expect(Date.parse(endsAt) - NOW.getTime()).toBe(30 * 60_000);
    expect(desk.acts()).toEqual([['open-session', reason]]);
  });

  test('shows the allowed fields and nothing else: the whole answer is the list', async () => {
    const { account } = await open('mara');

    expect(SupportedAccount.parse(account)).toEqual(account);
    expect(account).toMatchObject({
      phoneEnd: '456',
      lockedAt: NOW.toISOString(),
      page: { agentName: 'mara', isLive: true },
    });
    expect(JSON.stringify(account)).not.toContain('+4670123456');
    expect(Object.keys(account.payments[0] ?? {}).toSorted()).toEqual(
      ['billedAt', 'number', 'orderId', 'payWay', 'status', 'total'].toSorted(),
    );
  });

  test.each(['nobody@example.com', '+4670999999', 'nobody', '   '])('opens nothing for %j', async (lookup) => {
    await expect(open(lookup)).rejects.toMatchObject({ code: 'not_found' });
    expect(desk.acts()).toEqual([]);
  });

  test('needs a reason', async () => {
    await expect(open('mara', '  ')).rejects.toMatchObject({ code: 'field_required' });
    expect(desk.acts()).toEqual([]);
  });
});
