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
]);
