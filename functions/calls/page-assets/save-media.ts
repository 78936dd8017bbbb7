import { MAX_PHOTO_BYTES, type saveMedia as contract } from '../../../shared/calls/page-assets.ts';
import { checkRoom } from '../../domain/media/find-media.ts';
import { makePicture } from '../../domain/media/make-picture.ts';
import { saveMediaRow } from '../../domain/media/save-media.ts';
import { deleteUpload, readUpload, writePicture } from '../../domain/media/stored-objects.ts';
import { uploadKey } from '../../domain/media/upload-policy.ts';
import { mediaPath } from '../../domain/pages/own-photos.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveMedia: Handler<typeof contract> = async ({ uploadId, use, crop, name }, { actor, newId, now }) => {
  if (!/^[0-9A-Z]{26}$/.test(uploadId)) throw new AppError('not_found');
  const key = uploadKey('photo', actor.id, uploadId);
  await checkRoom(actor.id);
  const picture = await makePicture(await readUpload(key, MAX_PHOTO_BYTES), use, crop);
  const mediaId = newId();
  const photo = { mediaId, path: mediaPath(actor.id, mediaId), width: picture.width, height: picture.height };
  await writePicture(photo.path, picture.body);
  await saveMediaRow(actor.id, {
    photo,
    use,
    name: name ?? '',
    bytes: picture.body.length,
    isEnabled: true,
    createdAt: now.toISOString(),
  });
  await deleteUpload(key);
  return photo;
};
