import type { removeMedia as contract } from '../../../shared/calls/page-assets.ts';
import { findRemoved } from '../../domain/bin/find-bin.ts';
import { findMedia } from '../../domain/media/find-media.ts';
import { removeMediaRow } from '../../domain/media/remove-media.ts';
import { findUsedPictures } from '../../domain/media/used-pictures.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Removing twice is removing once. */
export const removeMedia: Handler<typeof contract> = async ({ mediaId }, context) => {
  const { actor, now } = context;
  const item = await findMedia(actor.id, mediaId);
  if (!item) {
    if (!(await findRemoved(actor.id, 'media', mediaId, now))) throw new AppError('not_found');
    return { removed: true };
  }
  if ((await findUsedPictures(actor.id)).has(mediaId)) throw new AppError('media_in_use');
  await removeMediaRow(context, item);
  return { removed: true };
};
