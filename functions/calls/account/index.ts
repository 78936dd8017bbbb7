import * as contracts from '../../../shared/calls/account.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.existsUserByAccount, async () => (await import('./exists-user-by-account.ts')).existsUserByAccount),
  bind(contracts.sendVerifyCode, async () => (await import('./send-verify-code.ts')).sendVerifyCode),
  bind(
    contracts.checkVerificationCode,
    async () => (await import('./check-verification-code.ts')).checkVerificationCode,
  ),
  bind(contracts.register, async () => (await import('./register.ts')).register),
  bind(contracts.login, async () => (await import('./login.ts')).login),
  bind(contracts.forgotPassword, async () => (await import('./forgot-password.ts')).forgotPassword),
  bind(contracts.getUserInfo, async () => (await import('./get-user-info.ts')).getUserInfo),
  bind(contracts.modifyUserInfo, async () => (await import('./modify-user-info.ts')).modifyUserInfo),
  bind(contracts.officialWebsiteList, async () => (await import('./official-website-list.ts')).officialWebsiteList),
  bind(contracts.planEnquiry, async () => (await import('./plan-enquiry.ts')).planEnquiry),
  bind(contracts.signOut, async () => (await import('./sign-out.ts')).signOut),
  bind(
    contracts.getIdTokenByRefreshToken,
    async () => (await import('./get-id-token-by-refresh-token.ts')).getIdTokenByRefreshToken,
  ),
  bind(contracts.answerChallenge, async () => (await import('./answer-challenge.ts')).answerChallenge),
  bind(contracts.getSignInWays, async () => (await import('./get-sign-in-ways.ts')).getSignInWays),
  bind(contracts.enrolDevice, async () => (await import('./enrol-device.ts')).enrolDevice),
  bind(contracts.removeDevice, async () => (await import('./remove-device.ts')).removeDevice),
  bind(contracts.startPasskey, async () => (await import('./start-passkey.ts')).startPasskey),
  bind(contracts.savePasskey, async () => (await import('./save-passkey.ts')).savePasskey),
  bind(contracts.getPasskeys, async () => (await import('./get-passkeys.ts')).getPasskeys),
  bind(contracts.renamePasskey, async () => (await import('./rename-passkey.ts')).renamePasskey),
  bind(contracts.removePasskey, async () => (await import('./remove-passkey.ts')).removePasskey),
  bind(contracts.startPasskeySignIn, async () => (await import('./start-passkey-sign-in.ts')).startPasskeySignIn),
  bind(contracts.startAuthenticator, async () => (await import('./start-authenticator.ts')).startAuthenticator),
  bind(contracts.saveAuthenticator, async () => (await import('./save-authenticator.ts')).saveAuthenticator),
  bind(contracts.removeAuthenticator, async () => (await import('./remove-authenticator.ts')).removeAuthenticator),
]);
