import * as contracts from '../../../shared/calls/account.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { checkVerificationCode } from './check-verification-code.ts';
import { existsUserByAccount } from './exists-user-by-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { getUserInfo } from './get-user-info.ts';
import { login } from './login.ts';
import { modifyUserInfo } from './modify-user-info.ts';
import { register } from './register.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { signOut } from './sign-out.ts';

export const handler = callGroup([
  bind(contracts.existsUserByAccount, existsUserByAccount),
  bind(contracts.sendVerifyCode, sendVerifyCode),
  bind(contracts.checkVerificationCode, checkVerificationCode),
  bind(contracts.register, register),
  bind(contracts.login, login),
  bind(contracts.forgotPassword, forgotPassword),
  bind(contracts.getUserInfo, getUserInfo),
  bind(contracts.modifyUserInfo, modifyUserInfo),
  bind(contracts.signOut, signOut),
]);
