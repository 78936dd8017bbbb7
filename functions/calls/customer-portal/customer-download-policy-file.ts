import type { customerDownloadPolicyFile as contract } from '../../../shared/calls/customer-policies.ts';
import { useDocumentToken } from '../../domain/insurance/document-tokens.ts';
import { readPolicyFile } from '../../domain/insurance/read-policy-file.ts';
import { getOwnPolicy } from '../../domain/portal/own-policy.ts';
import type { FileHandler } from '../../kit/stream-group.ts';

/** A token that came into other hands opens nothing for them, and is used up. */
export const customerDownloadPolicyFile: FileHandler<typeof contract> = async ({ token }, { actor, now }) => {
  const { policyId, kind } = await useDocumentToken(token, now);
  const { policy } = await getOwnPolicy(actor.id, policyId, now);
  return readPolicyFile(policy, kind);
};
