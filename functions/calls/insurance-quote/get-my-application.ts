import type { getMyApplication as contract } from '../../../shared/calls/agent-insurance.ts';
import { toCaseDetail } from '../../domain/insurance/agent/case-detail.ts';
import { findCase, findPolicyOf } from '../../domain/insurance/agent/find-cases.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getMyApplication: Handler<typeof contract> = async (input, { actor, language, now }) => {
  const { kind, id } = input.case;
  const found =
    (await findCase(input.case, actor, now)) ?? (kind === 'application' ? await findPolicyOf(id, actor, now) : null);
  if (found === null) throw new AppError('not_found');
  return toCaseDetail(found, { actorId: actor.id, language, now });
};
