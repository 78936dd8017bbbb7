import type { insertDesign as contract } from '../../../shared/calls/landing-page.ts';
import { ownFilm } from '../../domain/media/film-files.ts';
import { checkTemplates } from '../../domain/pages/check-templates.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import type { Handler } from '../../kit/call-group.ts';

export const insertDesign: Handler<typeof contract> = async ({ version, design: sent }, context) => {
  ownPhotos([sent.backgroundImage, sent.film?.poster], context.actor.id);
  ownFilm(sent.film, context.actor.id);
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return saveDraft(context, version, (draft) => {
    const design = { ...draft.design, ...changes };
    checkTemplates(draft.design, design, context);
    return { ...draft, design };
  });
};
