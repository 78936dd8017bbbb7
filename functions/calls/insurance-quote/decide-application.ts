import type { decideApplication as contract } from '../../../shared/calls/agent-insurance.ts';
import { toCaseDetail } from '../../domain/insurance/agent/case-detail.ts';
import { findCase } from '../../domain/insurance/agent/find-cases.ts';
import { decideReferral } from '../../domain/insurance/referrals/decide-referral.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const decideApplication: Handler<typeof contract> = async (input, context) => {
  const { actor, language, now } = context;
  const found = await findCase({ kind: 'application', id: input.applicationId }, actor, now);
  if (found?.kind !== 'application') throw new AppError('not_found');
  const row = await decideReferral(found.row, input, context);
  return toCaseDetail({ ...found, row, decider: null }, { actorId: actor.id, language, now });
};
