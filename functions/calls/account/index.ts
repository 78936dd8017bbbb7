import * as contracts from '../../../shared/calls/account.ts';
import { bind, bindLazily, callGroup } from '../../kit/call-group.ts';
import { checkVerificationCode } from './check-verification-code.ts';
import { existsUserByAccount } from './exists-user-by-account.ts';
import { getUserInfo } from './get-user-info.ts';
import { login } from './login.ts';
import { modifyUserInfo } from './modify-user-info.ts';
import { signOut } from './sign-out.ts';

export const handler = callGroup([
  bind(contracts.existsUserByAccount, existsUserByAccount),
  bindLazily(contracts.sendVerifyCode, async () => (await import('./send-verify-code.ts')).sendVerifyCode),
  bind(contracts.checkVerificationCode, checkVerificationCode),
  bindLazily(contracts.register, async () => (await import('./register.ts')).register),
  bind(contracts.login, login),
  bindLazily(contracts.forgotPassword, async () => (await import('./forgot-password.ts')).forgotPassword),
  bind(contracts.getUserInfo, getUserInfo),
  bind(contracts.modifyUserInfo, modifyUserInfo),
  bind(contracts.signOut, signOut),
]);
