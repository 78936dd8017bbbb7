import type { saveOffer as contract } from '../../../shared/calls/landing-page.ts';
import type { Feature, Offer } from '../../../shared/model/page.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import { checkUniqueIds } from '../../domain/pages/unique-ids.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/**
 * Most bytes of both lists together: a row of DynamoDB holds 400 KB, and that of a page holds its draft and, on the way
 * to going live, a copy of it.
 */
const MOST_BYTES = 100_000;

export const saveOffer: Handler<typeof contract> = async ({ version, offers, features }, context) => {
  checkUniqueIds('offers', offers ?? []);
  checkUniqueIds('features', features ?? []);
  ownPhotos(
    (offers ?? []).map(({ photo }) => photo),
    context.actor.id,
  );
  return saveDraft(context, version, (draft) => {
    const lists = { offers: offers ?? draft.offers, features: features ?? draft.features };
    checkSize(lists, offers ? 'offers' : 'features');
    return { ...draft, ...lists };
  });
};

function checkSize(lists: { offers: Offer[]; features: Feature[] }, changed: string): void {
  if (Buffer.byteLength(JSON.stringify(lists)) <= MOST_BYTES) return;
  throw new AppError('input_invalid', { fields: { [changed]: 'text_too_long' } });
}
