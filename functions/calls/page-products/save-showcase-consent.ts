import type { saveShowcaseConsent as contract } from '../../../shared/calls/page-products.ts';
import { giveShowcaseConsent, withdrawShowcaseConsent } from '../../domain/pages/showcase.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveShowcaseConsent: Handler<typeof contract> = async ({ industry }, { actor, now }) => {
  if (industry === null) await withdrawShowcaseConsent(actor.id);
  else await giveShowcaseConsent(actor.id, industry, now);
  return { industry };
};
