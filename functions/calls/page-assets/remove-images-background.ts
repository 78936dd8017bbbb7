import type { removeImagesBackground as contract } from '../../../shared/calls/page-assets.ts';
import type { MediaItem } from '../../../shared/model/photo.ts';
import { cutOut, LEAST_SIDE } from '../../domain/media/cut-out.ts';
import { checkRoom, findMedia } from '../../domain/media/find-media.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import { saveMediaRow } from '../../domain/media/save-media.ts';
import { writePicture } from '../../domain/media/stored-objects.ts';
import { mediaPath } from '../../domain/pages/own-photos.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** The picture that the new one is made of is only read. */
export const removeImagesBackground: Handler<typeof contract> = async ({ mediaId: from }, { actor, newId, now }) => {
  const source = await findMedia(actor.id, from);
  if (!source) throw new AppError('not_found');
  if (Math.min(source.photo.width, source.photo.height) < LEAST_SIDE) throw new AppError('picture_too_small');
  await checkRoom(actor.id);
  const { body, width, height } = await cutOut(await readPicture(source.photo.path), source.use);
  const mediaId = newId();
  const item: MediaItem = {
    ...source,
    photo: { mediaId, path: mediaPath(actor.id, mediaId), width, height },
    bytes: body.length,
    isEnabled: true,
    createdAt: now.toISOString(),
  };
  await writePicture(item.photo.path, body);
  await saveMediaRow(actor.id, item);
  return item;
};
