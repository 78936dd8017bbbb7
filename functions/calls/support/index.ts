import * as contracts from '../../../shared/calls/support.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup(
  [
    bind(contracts.startStaffSignIn, async () => (await import('./start-staff-sign-in.ts')).startStaffSignIn),
    bind(contracts.finishStaffSignIn, async () => (await import('./finish-staff-sign-in.ts')).finishStaffSignIn),
    bind(contracts.endStaffSession, async () => (await import('./end-staff-session.ts')).endStaffSession),
    bind(contracts.getComplaints, async () => (await import('./get-complaints.ts')).getComplaints),
    bind(contracts.getComplaint, async () => (await import('./get-complaint.ts')).getComplaint),
    bind(contracts.decideComplaint, async () => (await import('./decide-complaint.ts')).decideComplaint),
    bind(contracts.getSuspension, async () => (await import('./get-suspension.ts')).getSuspension),
    bind(contracts.appealSuspension, async () => (await import('./appeal-suspension.ts')).appealSuspension),
    bind(contracts.openSupportSession, async () => (await import('./open-support-session.ts')).openSupportSession),
    bind(contracts.getSupportAccount, async () => (await import('./get-support-account.ts')).getSupportAccount),
    bind(contracts.closeSupportSession, async () => (await import('./close-support-session.ts')).closeSupportSession),
    bind(contracts.unlockAccount, async () => (await import('./unlock-account.ts')).unlockAccount),
    bind(contracts.suspendAccount, async () => (await import('./suspend-account.ts')).suspendAccount),
    bind(
      contracts.liftAccountSuspension,
      async () => (await import('./lift-account-suspension.ts')).liftAccountSuspension,
    ),
    bind(contracts.refundPayment, async () => (await import('./refund-payment.ts')).refundPayment),
    bind(contracts.getSupportActs, async () => (await import('./get-support-acts.ts')).getSupportActs),
  ],
  // What asks the pool is loaded with the first call that needs it, as handlers are.
  { staff: async (claims, now) => (await import('../../kit/staff-gate.ts')).passStaffGate(claims, now) },
);
