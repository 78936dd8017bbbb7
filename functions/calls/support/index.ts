import * as contracts from '../../../shared/calls/support.ts';
import { bind, callGroup, checkedAgain } from '../../kit/call-group.ts';

const lookAgain = async () => (await import('../../domain/support/support-sessions.ts')).lookAgain;
const viewAgain = async () => (await import('../../domain/support/complaints.ts')).noteComplaintAgain;

export const handler = callGroup(
  [
    bind(contracts.startStaffSignIn, async () => (await import('./start-staff-sign-in.ts')).startStaffSignIn),
    bind(contracts.chooseStaffPassword, async () => (await import('./choose-staff-password.ts')).chooseStaffPassword),
    bind(contracts.finishStaffSignIn, async () => (await import('./finish-staff-sign-in.ts')).finishStaffSignIn),
    bind(contracts.endStaffSession, async () => (await import('./end-staff-session.ts')).endStaffSession),
    bind(contracts.changeStaffPassword, async () => (await import('./change-staff-password.ts')).changeStaffPassword),
    bind(contracts.getComplaints, async () => (await import('./get-complaints.ts')).getComplaints),
    bind(contracts.getComplaint, async () => (await import('./get-complaint.ts')).getComplaint),
    checkedAgain(
      bind(contracts.decideComplaint, async () => (await import('./decide-complaint.ts')).decideComplaint),
      viewAgain,
    ),
    bind(contracts.getSuspension, async () => (await import('./get-suspension.ts')).getSuspension),
    bind(contracts.appealSuspension, async () => (await import('./appeal-suspension.ts')).appealSuspension),
    checkedAgain(
      bind(contracts.openSupportSession, async () => (await import('./open-support-session.ts')).openSupportSession),
      lookAgain,
    ),
    bind(contracts.getSupportAccount, async () => (await import('./get-support-account.ts')).getSupportAccount),
    bind(contracts.closeSupportSession, async () => (await import('./close-support-session.ts')).closeSupportSession),
    checkedAgain(
      bind(contracts.unlockAccount, async () => (await import('./unlock-account.ts')).unlockAccount),
      lookAgain,
    ),
    checkedAgain(
      bind(contracts.endAccountSessions, async () => (await import('./end-account-sessions.ts')).endAccountSessions),
      lookAgain,
    ),
    checkedAgain(
      bind(contracts.suspendAccount, async () => (await import('./suspend-account.ts')).suspendAccount),
      lookAgain,
    ),
    checkedAgain(
      bind(
        contracts.liftAccountSuspension,
        async () => (await import('./lift-account-suspension.ts')).liftAccountSuspension,
      ),
      lookAgain,
    ),
    checkedAgain(
      bind(contracts.refundPayment, async () => (await import('./refund-payment.ts')).refundPayment),
      lookAgain,
    ),
    bind(contracts.getSupportActs, async () => (await import('./get-support-acts.ts')).getSupportActs),
  ],
  // What asks the pool is loaded with the first call that needs it, as handlers are.
  { staff: async (claims, now) => (await import('../../kit/staff-gate.ts')).passStaffGate(claims, now) },
);
