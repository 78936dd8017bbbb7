import { answerAgencyRequest } from '../../../functions/calls/account/answer-agency-request.ts';
import { bindAgencyEmail } from '../../../functions/calls/account/bind-agency-email.ts';
import { changeEmail } from '../../../functions/calls/account/change-email.ts';
import { changePassword } from '../../../functions/calls/account/change-password.ts';
import { changePhoneNumber } from '../../../functions/calls/account/change-phone-number.ts';
import { deleteAccount } from '../../../functions/calls/account/delete-account.ts';
import { endAgencyAgent } from '../../../functions/calls/account/end-agency-agent.ts';
import { endOtherSessions } from '../../../functions/calls/account/end-other-sessions.ts';
import { endSession } from '../../../functions/calls/account/end-session.ts';
import { exportAccount } from '../../../functions/calls/account/export-account.ts';
import { forgotPassword } from '../../../functions/calls/account/forgot-password.ts';
import { leaveAgency } from '../../../functions/calls/account/leave-agency.ts';
import { modifyUserInfo } from '../../../functions/calls/account/modify-user-info.ts';
import { planEnquiry } from '../../../functions/calls/account/plan-enquiry.ts';
import { removeDevice } from '../../../functions/calls/account/remove-device.ts';
import { removePasskey } from '../../../functions/calls/account/remove-passkey.ts';
import { renamePasskey } from '../../../functions/calls/account/rename-passkey.ts';
import { saveNotifications } from '../../../functions/calls/account/save-notifications.ts';
import { savePasskey } from '../../../functions/calls/account/save-passkey.ts';
import { sendChangeCode } from '../../../functions/calls/account/send-change-code.ts';
import { sendDeletionCode } from '../../../functions/calls/account/send-deletion-code.ts';
import { sendVerifyCode } from '../../../functions/calls/account/send-verify-code.ts';
import { startPasskey } from '../../../functions/calls/account/start-passkey.ts';
import { undoEmailChange } from '../../../functions/calls/account/undo-email-change.ts';
import { agencyKey, emailKey, emailUndoKey } from '../../../functions/domain/accounts/account-rows.ts';
import { linkToken } from '../../../functions/domain/accounts/link-token.ts';
import * as contracts from '../../../shared/calls/account.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, NOW, ownerContext } from '../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../kit/codes.ts';
import { accountId, otherAccountId } from '../../kit/id-tokens.ts';
import {
  enrolledApp,
  enrolledBrowser,
  enrolledPasskey,
  owner,
  sessionRow as signedIn,
  useLock,
} from '../../kit/lock.ts';
import { useMails } from '../../kit/mails.ts';
import { useMemoryUsers } from '../../kit/memory-users.ts';
import { usePhoneMessages } from '../../kit/phone-messages.ts';
import { accountRow, AGENCY_EMAIL, agencyRows, emailRow, phoneRow, sessionRow } from '../../kit/rows.ts';
import { softwarePasskey } from '../../kit/software-passkey.ts';

const { table, put, begin } = useLock();
const passwords = useMemoryUsers();
useMails();
usePhoneMessages();

const PASSWORD = 'Long-Sunday-42';
const here = ownerContext().actor.signedInAt;

/** The account with its password, signed in here and elsewhere. */
function signedInTwice(): void {
  put([accountRow(), emailRow(), sessionRow(here), sessionRow(here - 5_000)]);
  passwords.set(accountId, PASSWORD);
}

/** Who has the account for a minute, with a browser, a passkey, an authenticator app and a number of theirs. */
async function enrolledThief(email: string, phone: string): Promise<void> {
  begin();
  await enrolledBrowser();
  await enrolledPasskey();
  await enrolledApp();
  const since = NOW.getTime() / 1_000;
  put([accountRow({ email, phone, phoneSince: since }), emailRow(email), phoneRow(phone), sessionRow(here)]);
  table().rows.delete(Object.values(emailKey('mara@example.com')).join(' '));
  passwords.set(accountId, PASSWORD);
}

const agency = () => ownerContext({ actor: { ...ownerContext().actor, id: otherAccountId, plan: team } });
const team = { id: 'team1', trialEndsAt: null } as const;

/** @returns the id of what the agent asks of the agency */
async function askAgency(): Promise<string> {
  put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());
  return String(table().row(agencyKey(accountId))?.['requestId']);
}

testBrokenOff('account', { table, maps: () => ({ passwords }) }, [
  effect(
    contracts.answerAgencyRequest,
    answerAgencyRequest,
  )(async () => ({
    input: { requestId: await askAgency(), isAccepted: true },
    context: agency(),
  })),
  effect(
    contracts.bindAgencyEmail,
    bindAgencyEmail,
  )(() => {
    put(agencyRows());
    return { input: { email: AGENCY_EMAIL }, context: ownerContext() };
  }),
  effect(
    contracts.endAgencyAgent,
    endAgencyAgent,
  )(async () => {
    const requestId = await askAgency();
    await answerAgencyRequest({ requestId, isAccepted: true }, agency());
    return { input: { agentId: accountId }, context: agency() };
  }),
  effect(
    contracts.leaveAgency,
    leaveAgency,
  )(async () => {
    const requestId = await askAgency();
    await answerAgencyRequest({ requestId, isAccepted: true }, agency());
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.changeEmail,
    changeEmail,
  )(() => {
    const email = 'new@example.com';
    begin();
    put([codeRow('change-email', `${accountId}#${email}`)]);
    return { input: { email, repeatedEmail: email, ...SESSION_CODE }, context: ownerContext() };
  }),
  effect(
    contracts.changePhoneNumber,
    changePhoneNumber,
  )(() => {
    const [phone, former] = ['+46701234567', '+46701740605'];
    const rows = [accountRow({ phone: former }), phoneRow(former), codeRow('change-phone', `${accountId}#${phone}`)];
    put([...rows, signedIn()]);
    return { input: { phone, country: 'SE', ...SESSION_CODE }, context: ownerContext() };
  }),
  effect(
    contracts.undoEmailChange,
    undoEmailChange,
  )(async () => {
    const [email, formerEmail] = ['thief@example.com', 'mara@example.com'];
    const undo = { accountId, formerEmail, email, expiresAt: NOW.getTime() / 1_000 + 7 * 86_400 };
    put([accountRow({ email }), emailRow(email), { ...emailUndoKey('undo-1'), ...undo }, sessionRow(here)]);
    table().rows.delete(Object.values(emailKey(formerEmail)).join(' '));
    passwords.set(accountId, PASSWORD);
    return { input: { token: await linkToken('undo-email', 'undo-1') }, context: callContext() };
  }),
  effect(
    contracts.changePassword,
    changePassword,
  )(() => {
    signedInTwice();
    return { input: { password: PASSWORD, newPassword: 'Quiet-Monday-43' }, context: ownerContext() };
  }),
  effect(contracts.forgotPassword, forgotPassword)(
    () => {
      signedInTwice();
      put([codeRow('reset-password', 'mara@example.com')]);
      const input = { account: 'mara@example.com', ...SESSION_CODE, password: 'Quiet-Monday-43' };
      return { input, context: callContext() };
    },
    { differing: { tokensValidAfter: 'Whoever signs in until the very end is out.' } },
  ),
  effect(
    contracts.deleteAccount,
    deleteAccount,
  )(() => {
    signedInTwice();
    put([codeRow('delete-account', 'mara@example.com')]);
    return { input: { proof: { kind: 'code', ...SESSION_CODE } }, context: ownerContext() };
  }),
  effect(
    contracts.endSession,
    endSession,
  )(() => {
    signedInTwice();
    return { input: { signedInAt: here - 5_000 }, context: ownerContext() };
  }),
  effect(
    contracts.endOtherSessions,
    endOtherSessions,
  )(() => {
    signedInTwice();
    put([sessionRow(here - 6_000)]);
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.exportAccount,
    exportAccount,
  )(() => {
    signedInTwice();
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.modifyUserInfo,
    modifyUserInfo,
  )(() => {
    signedInTwice();
    return { input: { fullName: 'Mara L.', language: 'de_de' }, context: ownerContext() };
  }),
  effect(
    contracts.planEnquiry,
    planEnquiry,
  )(() => ({
    input: { name: 'Mara', email: 'mara@example.com', company: 'Studio', people: 12, text: 'For our offices.' },
    context: callContext(),
  })),
  effect(
    contracts.removeDevice,
    removeDevice,
  )(async () => {
    begin();
    const { deviceId } = await enrolledBrowser();
    return { input: { deviceId }, context: owner() };
  }),
  effect(
    contracts.savePasskey,
    savePasskey,
  )(async () => {
    begin();
    const passkey = softwarePasskey().create(await startPasskey({}, owner()));
    return { input: { name: 'iPhone', passkey }, context: owner() };
  }),
  effect(
    contracts.removePasskey,
    removePasskey,
  )(async () => {
    begin();
    const { id } = await enrolledPasskey();
    return { input: { id }, context: owner() };
  }),
  effect(
    contracts.renamePasskey,
    renamePasskey,
  )(async () => {
    begin();
    const { id } = await enrolledPasskey();
    return { input: { id, name: 'Work phone' }, context: owner() };
  }),
  effect(
    contracts.saveNotifications,
    saveNotifications,
  )(() => {
    signedInTwice();
    return { input: { tips: true }, context: ownerContext() };
  }),
  effect(
    contracts.sendChangeCode,
    sendChangeCode,
  )(() => {
    signedInTwice();
    return { input: { account: 'new@example.com', channel: 'email', country: null }, context: ownerContext() };
  }),
  effect(
    contracts.sendDeletionCode,
    sendDeletionCode,
  )(() => {
    signedInTwice();
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.sendVerifyCode,
    sendVerifyCode,
  )(() => ({
    input: { account: '+46701234567', channel: 'sms', purpose: 'sign-up' },
    context: callContext(),
  })),

  effect(contracts.answerAgencyRequest, answerAgencyRequest)(
    async () => ({ input: { requestId: await askAgency(), isAccepted: false }, context: agency() }),
    { about: 'that refuses', refuses: [{ after: [1], code: 'link_lapsed', why: 'The request is gone.' }] },
  ),
  effect(contracts.deleteAccount, deleteAccount)(
    () => {
      signedInTwice();
      return { input: { proof: { kind: 'password', password: PASSWORD } }, context: ownerContext() };
    },
    { about: 'by its password' },
  ),
  effect(contracts.forgotPassword, forgotPassword)(
    async () => {
      begin();
      passwords.set(accountId, PASSWORD);
      const { recoveryCodes } = await enrolledApp();
      put([codeRow('reset-password', 'mara@example.com')]);
      const proof = { password: 'Quiet-Monday-43', secondFactor: recoveryCodes[0] };
      return { input: { account: 'mara@example.com', ...SESSION_CODE, ...proof }, context: callContext() };
    },
    { about: 'with a second factor', differing: { tokensValidAfter: 'Whoever signs in until the very end is out.' } },
  ),
  effect(contracts.undoEmailChange, undoEmailChange)(
    async () => {
      const [email, formerEmail, phone] = ['thief@example.com', 'mara@example.com', '+46701234567'];
      const at = NOW.getTime() / 1_000;
      await enrolledThief(email, phone);
      put([{ ...emailUndoKey('undo-1'), accountId, formerEmail, email, expiresAt: at + 7 * 86_400 - 60 }]);
      return { input: { token: await linkToken('undo-email', 'undo-1') }, context: callContext() };
    },
    { about: 'of somebody who has made ways in' },
  ),
]);
