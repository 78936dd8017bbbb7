import type { answerChallenge as contract } from '../../../shared/calls/account.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { answerChallenge as answer } from '../../domain/lock/answer-challenge.ts';
import { linkWithTicket } from '../../domain/google/google-tickets.ts';
import type { Handler } from '../../kit/call-group.ts';

export const answerChallenge: Handler<typeof contract> = async ({ challengeId, code, googleTicket }, context) => {
  const { tokens, account, recoveryCodesLeft } = await answer(challengeId, code, context);
  if (googleTicket !== undefined) await linkWithTicket(googleTicket, account, context.now);
  return { tokens, account: toAccount(account, context.now), recoveryCodesLeft };
};
