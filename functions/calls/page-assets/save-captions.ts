import type { saveCaptions as contract } from '../../../shared/calls/page-assets.ts';
import { isCaptions } from '../../../shared/rules/captions.ts';
import { captionsPath, storeFilmFile } from '../../domain/media/film-files.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveCaptions: Handler<typeof contract> = async ({ text, language }, context) => {
  if (!isCaptions(text)) throw new AppError('captions_unknown');
  const id = context.newId();
  const path = captionsPath(context.actor.id, id);
  await storeFilmFile(context, { id, path, type: 'text/vtt; charset=utf-8', body: text });
  return { path, language };
};
