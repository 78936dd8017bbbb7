import type { getShowcaseConsent as contract } from '../../../shared/calls/page-products.ts';
import { findShowcaseConsent } from '../../domain/pages/showcase.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getShowcaseConsent: Handler<typeof contract> = async (_, { actor }) => {
  const consent = await findShowcaseConsent(actor.id);
  return { industry: consent?.industry ?? null };
};
