import { vi } from 'vitest';
import { appealSuspension } from '../../../functions/calls/support/appeal-suspension.ts';
import { changeStaffPassword } from '../../../functions/calls/support/change-staff-password.ts';
import { closeSupportSession } from '../../../functions/calls/support/close-support-session.ts';
import { decideComplaint } from '../../../functions/calls/support/decide-complaint.ts';
import { endAccountSessions } from '../../../functions/calls/support/end-account-sessions.ts';
import { liftAccountSuspension } from '../../../functions/calls/support/lift-account-suspension.ts';
import { openSupportSession } from '../../../functions/calls/support/open-support-session.ts';
import { refundPayment } from '../../../functions/calls/support/refund-payment.ts';
import { suspendAccount } from '../../../functions/calls/support/suspend-account.ts';
import { unlockAccount } from '../../../functions/calls/support/unlock-account.ts';
import { staffSessionKey } from '../../../functions/kit/staff-gate.ts';
import * as contracts from '../../../shared/calls/support.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { ownerContext } from '../../kit/call-context.ts';
import { complaintId, complaintRow, suspensionRow } from '../../kit/complaints.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useMemoryUsers } from '../../kit/memory-users.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { reason, staff, useSupportDesk } from '../../kit/support-desk.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule as never,
);

const provider = useFakeProvider();
useSecrets();
const desk = useSupportDesk();
const passwords = useMemoryUsers();

const opened = async () => {
  desk.fill();
  await desk.open();
};

const world = {
  table: desk.table,
  maps: () => ({ passwords, payments: provider().payments, refunds: provider().refunds }),
  services: () => [provider()],
};

testBrokenOff('support', world, [
  effect(
    contracts.appealSuspension,
    appealSuspension,
  )(() => {
    desk.fill();
    desk.put([suspensionRow()]);
    return { input: { text: 'The date stands beside the prices now.' }, context: ownerContext() };
  }),
  effect(
    contracts.openSupportSession,
    openSupportSession,
  )(() => {
    desk.fill();
    return { input: { lookup: 'mara@example.com', reason }, context: staff() };
  }),
  effect(
    contracts.closeSupportSession,
    closeSupportSession,
  )(async () => {
    await opened();
    return { input: { accountId }, context: staff() };
  }),
  effect(contracts.decideComplaint, decideComplaint)(
    () => {
      desk.fill();
      desk.put([complaintRow()]);
      return { input: { complaintId, decision: 'suspend', reason }, context: staff() };
    },
    { refuses: [{ after: [1], code: 'already_decided', why: 'The complaint says what was decided.' }] },
  ),
  effect(contracts.suspendAccount, suspendAccount)(
    async () => {
      await opened();
      return { input: { accountId, reason }, context: staff() };
    },
    { refuses: [{ after: [1], code: 'already_decided', why: 'The account is suspended.' }] },
  ),
  effect(contracts.liftAccountSuspension, liftAccountSuspension)(
    async () => {
      await opened();
      await suspendAccount({ accountId, reason }, staff());
      return { input: { accountId, reason }, context: staff() };
    },
    { refuses: [{ after: [1], code: 'already_decided', why: 'The account is open again.' }] },
  ),
  effect(
    contracts.unlockAccount,
    unlockAccount,
  )(async () => {
    await opened();
    return { input: { accountId, reason }, context: staff() };
  }),
  effect(
    contracts.endAccountSessions,
    endAccountSessions,
  )(async () => {
    await opened();
    return { input: { accountId, reason }, context: staff() };
  }),
  effect(
    contracts.changeStaffPassword,
    changeStaffPassword,
  )(() => {
    const context = staff();
    const { id, signedInAt } = context.actor;
    passwords.set(id, 'Quiet-Monday-43');
    desk.put(
      [signedInAt, signedInAt - 600].map((at) => ({
        ...staffSessionKey(id, at),
        signedInAt: at,
        expiresAt: 2_000_000_000,
      })),
    );
    return { input: { password: 'Quiet-Monday-43', newPassword: 'Windy-Tuesday-44' }, context };
  }),
  effect(contracts.refundPayment, refundPayment)(
    async () => {
      await opened();
      desk.putOrder();
      await provider().chargeKept({ orderId: 'order1', money: { amount: 1_500, currency: 'EUR' } } as never, {
        payWay: 'card',
        methodId: 'pm_1',
      });
      return { input: { accountId, orderId: 'order1', reason }, context: staff() };
    },
    { refuses: [{ after: [2], code: 'already_decided', why: 'The payment goes back.' }] },
  ),

  effect(contracts.decideComplaint, decideComplaint)(
    () => {
      desk.fill();
      desk.put([complaintRow(), suspensionRow()]);
      return { input: { complaintId, decision: 'lift', reason }, context: staff() };
    },
    {
      about: 'that lifts',
      refuses: [{ after: [1], code: 'already_decided', why: 'The complaint says what was decided.' }],
    },
  ),
  effect(contracts.decideComplaint, decideComplaint)(
    () => {
      desk.fill();
      desk.put([complaintRow()]);
      return { input: { complaintId, decision: 'warn', reason }, context: staff() };
    },
    { about: 'that warns' },
  ),
]);
