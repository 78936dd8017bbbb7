/** The kept answers of staff's effects, when a key is sent again: they show an account or a complaint like every other look. */
import { beforeEach, describe, expect, test } from 'vitest';
import { supportSessionKey } from '../../../../functions/domain/support/support-rows.ts';
import { STAFF_SESSION_SECONDS, staffSessionKey } from '../../../../functions/kit/staff-gate.ts';
import type { CallContract } from '../../../../shared/calls/define-call.ts';
import * as contracts from '../../../../shared/calls/support.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { complaintId, complaintRow } from '../../../kit/complaints.ts';
import { pathOf, toHandlers } from '../../../kit/handlers.ts';
import { accountId, staffToken } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { handshake, signRequest, type Envelope, type SigningSession } from '../../../kit/signed-client.ts';
import { reason, useSupportDesk } from '../../../kit/support-desk.ts';

useSecrets();
useLog();
useCognito();
const desk = useSupportDesk();

const SIGNED_IN = Math.floor(Date.now() / 1_000) - 60;
let session: SigningSession | undefined;
beforeEach(async () => {
  session ??= await handshake(toHandlers);
  desk.fill();
  desk.put([{ ...staffSessionKey('staff-1', SIGNED_IN), expiresAt: SIGNED_IN + STAFF_SESSION_SECONDS }]);
});

async function send(contract: CallContract, input: Record<string, unknown>, idempotencyKey: string): Promise<Envelope> {
  if (!session) throw new Error('There is no session to sign with.');
  const token = staffToken({ auth_time: SIGNED_IN });
  const call = { method: contract.method, path: pathOf(contract), input, token, idempotencyKey };
  return JSON.parse((await toHandlers(signRequest(session, call))).body) as Envelope;
}

const open = () => send(contracts.openSupportSession, { lookup: 'mara@example.com', reason }, 'key-open');
const suspend = () => send(contracts.suspendAccount, { accountId, reason }, 'key-suspend');
const endSession = () => desk.table().rows.delete(Object.values(supportSessionKey(accountId, 'staff-1')).join(' '));

describe('the kept answer of staff’s effect', () => {
  test('shows the account again as long as the session is open, and each time is noted', async () => {
    const first = await open();
    const again = await open();

    expect(again).toEqual(first);
    expect(desk.acts()).toEqual([
      ['open-session', reason],
      ['view-account', ''],
    ]);
  });

  test.each([
    ['opening', open],
    ['an act', suspend],
  ])('of %s shows nothing once the session is over, and nothing is noted', async (_, act) => {
    await open();
    expect(await act()).toMatchObject({ status: 200, data: { account: { accountId } } });
    const before = desk.acts();
    endSession();

    expect(await act()).toMatchObject({ status: 403, code: 'support_session_over', data: null });
    expect(desk.acts()).toEqual(before);
  });

  test('shows a decided complaint again, which is noted', async () => {
    desk.put([complaintRow()]);
    const dismiss = () =>
      send(contracts.decideComplaint, { complaintId, decision: 'dismiss', reason: '' }, 'key-dismiss');
    const first = await dismiss();

    expect(await dismiss()).toEqual(first);
    expect(desk.acts()).toEqual([
      ['dismiss', ''],
      ['view', ''],
    ]);
  });
});
