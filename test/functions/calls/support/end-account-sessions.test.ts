import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { endAccountSessions } from '../../../../functions/calls/support/end-account-sessions.ts';
import { knownKey } from '../../../../functions/domain/accounts/known-devices.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { owners } from '../../../../functions/kit/realms.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { pageRow } from '../../../kit/rows.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
const cognito = useCognito();
const known = knownKey(owners, accountId, 'a'.repeat(43));
const end = (reason = 'You told us of a stolen telephone.') => endAccountSessions({ accountId, reason }, staff());

beforeEach(() => {
  desk.fill();
  desk.put([
    { ...known, since: '2026-01-01', lastUsedAt: '2026-01-02', misses: 0, missesDay: 0, expiresAt: 2_000_000_000 },
    { ...pageRow({ status: 'live', liveName: 'mara' }), previewHash: 'hash' },
  ]);
});

describe('endAccountSessions', () => {
  test('ends sessions, known browsers and the preview link, and leaves the account open', async () => {
    await desk.open();
    const { account } = await end();

    expect(account.status).toBe('active');
    expect(desk.account()?.['tokensValidAfter']).toBeGreaterThanOrEqual(Math.floor(NOW.getTime() / 1_000));
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toMatchObject({
      Username: accountId,
    });
    expect(desk.table().row(known)).toBeUndefined();
    expect(desk.table().row(pageKey(accountId))).toMatchObject({ previewHash: null });
  });

  test('tells the owner, and is noted with its reason', async () => {
    await desk.open();
    await end();

    expect(desk.acts().at(-1)).toEqual(['end-sessions', 'You told us of a stolen telephone.']);
    expect(desk.orders('send-message').map(({ payload }) => payload)).toEqual([
      {
        template: 'account-decision',
        accountId,
        decision: 'end-sessions',
        reason: 'You told us of a stolen telephone.',
      },
    ]);
  });

  test('needs a session and a reason', async () => {
    await expect(end()).rejects.toMatchObject({ code: 'support_session_over' });
    await desk.open();
    await expect(end(' ')).rejects.toMatchObject({ code: 'field_required' });
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
  });
});
