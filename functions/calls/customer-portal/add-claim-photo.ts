import type { addClaimPhoto as contract } from '../../../shared/calls/customer-policies.ts';
import { beginClaimPhoto, keepClaimPhoto } from '../../domain/portal/claim-photos.ts';
import { getOwnPolicy } from '../../domain/portal/own-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const addClaimPhoto: Handler<typeof contract> = async (input, context) => {
  const { policy } = await getOwnPolicy(context.actor.id, input.policyId, context.now);
  if (input.kind === 'begin') {
    return { upload: await beginClaimPhoto(policy, input.contentType, context), photoId: null };
  }
  return { upload: null, photoId: await keepClaimPhoto(policy, input.uploadId) };
};
