import { createEffectRunner } from '../../../lib/api/effect-runner.ts';

/** The calls of the sign-in screen; a repetition of the same press is the same call. They throw ApiError. */
export function createAccountCalls() {
  return {
    existsUserByAccount: createEffectRunner('existsUserByAccount'),
    sendVerifyCode: createEffectRunner('sendVerifyCode'),
    checkVerificationCode: createEffectRunner('checkVerificationCode'),
    register: createEffectRunner('register'),
    login: createEffectRunner('login'),
    forgotPassword: createEffectRunner('forgotPassword'),
    googleLogin: createEffectRunner('googleLogin'),
    answerChallenge: createEffectRunner('answerChallenge'),
  };
}

export type AccountCalls = ReturnType<typeof createAccountCalls>;
