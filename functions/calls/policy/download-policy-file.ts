import type { downloadPolicyFile as contract } from '../../../shared/calls/policy.ts';
import { useDocumentToken } from '../../domain/insurance/document-tokens.ts';
import { findPolicy } from '../../domain/insurance/find-policies.ts';
import { readPolicyFile } from '../../domain/insurance/read-policy-file.ts';
import { AppError } from '../../kit/app-error.ts';
import type { FileHandler } from '../../kit/stream-group.ts';

export const downloadPolicyFile: FileHandler<typeof contract> = async ({ token }, { now }) => {
  const { policyId, kind } = await useDocumentToken(token, now);
  const policy = await findPolicy(policyId);
  if (policy === null) throw new AppError('not_found');
  return readPolicyFile(policy, kind);
};
