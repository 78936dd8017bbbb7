/** The account's own picture: one of its library, uploaded as photos of pages are. */
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { findMedia } from '../media/find-media.ts';
import { removeMediaRow } from '../media/remove-media.ts';
import { findUsedPictures } from '../media/used-pictures.ts';
import { mediaIdOf } from '../pages/own-photos.ts';

/** Its path on the media host; throws `not_found` for a picture that is not in the account's library. */
export async function pathOfPicture(accountId: string, mediaId: string): Promise<string> {
  const item = await findMedia(accountId, mediaId);
  if (!item) throw new AppError('not_found');
  return item.photo.path;
}

/** A picture that the account showed before goes into the bin, unless it was chosen from the library or a page shows it. */
export async function dropFormerPicture(context: OwnerContext, path: string): Promise<void> {
  const mediaId = mediaIdOf(path);
  const item = await findMedia(context.actor.id, mediaId);
  if (item?.use !== 'profile' || (await findUsedPictures(context.actor.id)).has(mediaId)) return;
  await removeMediaRow(context, item);
}
