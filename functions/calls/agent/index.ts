import * as contracts from '../../../shared/calls/agent.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getUserInfoOfAgent, async () => (await import('./get-user-info-of-agent.ts')).getUserInfoOfAgent),
  bind(contracts.getAgentKey, async () => (await import('./get-agent-key.ts')).getAgentKey),
  bind(contracts.renewAgentKey, async () => (await import('./renew-agent-key.ts')).renewAgentKey),
  bind(contracts.appIdLogin, async () => (await import('./app-id-login.ts')).appIdLogin),
  bind(contracts.googleLogin, async () => (await import('./google-login.ts')).googleLogin),
  bind(contracts.getVerifyAgentUser, async () => (await import('./get-verify-agent-user.ts')).getVerifyAgentUser),
  bind(contracts.registerAgentUser, async () => (await import('./register-agent-user.ts')).registerAgentUser),
  bind(contracts.signInAgentUser, async () => (await import('./sign-in-agent-user.ts')).signInAgentUser),
  bind(contracts.forgetPassword, async () => (await import('./forget-password.ts')).forgetPassword),
  bind(contracts.updatePassword, async () => (await import('./update-password.ts')).updatePassword),
  bind(
    contracts.changePasswordOfAgent,
    async () => (await import('./change-password-of-agent.ts')).changePasswordOfAgent,
  ),
  bind(contracts.resendCode, async () => (await import('./resend-code.ts')).resendCode),
  bind(contracts.saveAgentPin, async () => (await import('./save-agent-pin.ts')).saveAgentPin),
  bind(contracts.verifyAgentPin, async () => (await import('./verify-agent-pin.ts')).verifyAgentPin),
  bind(contracts.getLoginToken, async () => (await import('./get-login-token.ts')).getLoginToken),
]);
