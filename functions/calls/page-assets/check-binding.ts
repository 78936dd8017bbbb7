import type { checkBinding as contract } from '../../../shared/calls/page-assets.ts';
import { findBinding } from '../../domain/meta/binding.ts';
import { metaAppId } from '../../domain/meta/meta-api.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkBinding: Handler<typeof contract> = async (_, { actor }) => {
  metaAppId();
  const binding = await findBinding(actor.id);
  return { binding: binding && { name: binding.name, entries: binding.entries, boundAt: binding.boundAt } };
};
