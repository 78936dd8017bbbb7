import type { saveOffer as contract } from '../../../shared/calls/landing-page.ts';
import { isContentTooLarge } from '../../domain/pages/content-size.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import { checkUniqueIds } from '../../domain/pages/unique-ids.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveOffer: Handler<typeof contract> = async ({ version, offers, features }, context) => {
  checkUniqueIds('offers', offers ?? []);
  checkUniqueIds('features', features ?? []);
  ownPhotos(
    (offers ?? []).map(({ photo }) => photo),
    context.actor.id,
  );
  return saveDraft(context, version, (draft) => {
    const lists = { offers: offers ?? draft.offers, features: features ?? draft.features };
    if (isContentTooLarge(lists)) throw tooLong(offers ? 'offers' : 'features');
    return { ...draft, ...lists };
  });
};

function tooLong(changed: string): AppError {
  return new AppError('input_invalid', { fields: { [changed]: 'text_too_long' } });
}
