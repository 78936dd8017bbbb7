import type { unbind as contract } from '../../../shared/calls/page-assets.ts';
import { deleteBinding, findBinding } from '../../domain/meta/binding.ts';
import { metaAppId, revokeConsent } from '../../domain/meta/meta-api.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Meta first: should it be away, the binding stays and can be undone later. */
export const unbind: Handler<typeof contract> = async (_, { actor }) => {
  metaAppId();
  const binding = await findBinding(actor.id);
  if (!binding) return { binding: null };
  await revokeConsent(binding.personId);
  await deleteBinding(actor.id);
  return { binding: null };
};
