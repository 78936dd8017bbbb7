import type { getPolicyFileNewToken as contract } from '../../../shared/calls/policy.ts';
import { makeDocumentToken, readCenterToken } from '../../domain/insurance/document-tokens.ts';
import { findPolicy } from '../../domain/insurance/find-policies.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPolicyFileNewToken: Handler<typeof contract> = async ({ token, kind }, context) => {
  const policy = await findPolicy(await readCenterToken(token, context.now));
  if (policy === null) throw new AppError('not_found');
  if (policy.files[kind] === undefined) throw new AppError('document_not_ready');
  return makeDocumentToken(policy.policyId, kind, context);
};
