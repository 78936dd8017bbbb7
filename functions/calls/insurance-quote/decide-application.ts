import type { decideApplication as contract } from '../../../shared/calls/agent-insurance.ts';
import { toCaseDetail } from '../../domain/insurance/agent/case-detail.ts';
import { findCase, findPolicyOf } from '../../domain/insurance/agent/find-cases.ts';
import { decideReferral } from '../../domain/insurance/referrals/decide-referral.ts';
import { AppError } from '../../kit/app-error.ts';
import type { AllowAgain, Handler } from '../../kit/call-group.ts';
import { foundOnce } from '../../kit/found-once.ts';

export const decideApplication: Handler<typeof contract> = async (input, context) => {
  const { actor, language, now } = context;
  const about = { kind: 'application', id: input.applicationId } as const;
  const found = await foundOnce('case', () => findCase(about, actor, now));
  if (found?.kind !== 'application') throw new AppError('not_found');
  const row = await decideReferral(found.row, input, context);
  return toCaseDetail({ ...found, row, decider: null }, { actorId: actor.id, language, now });
};

/** Whoever has left the insurer since they decided does not read the applicant's answers again. */
export const allowDecisionAgain: AllowAgain<typeof contract> = async (output, { actor, now }) => {
  const found = (await findCase(output.case, actor, now)) ?? (await findPolicyOf(output.case.id, actor, now));
  if (found === null) throw new AppError('not_found');
};
