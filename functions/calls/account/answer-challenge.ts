import type { answerChallenge as contract } from '../../../shared/calls/account.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { answerChallenge as answer } from '../../domain/lock/answer-challenge.ts';
import type { Handler } from '../../kit/call-group.ts';

export const answerChallenge: Handler<typeof contract> = async ({ challengeId, code }, context) => {
  const { tokens, account, recoveryCodesLeft } = await answer(challengeId, code, context);
  return { tokens, account: toAccount(account, context.now), recoveryCodesLeft };
};
