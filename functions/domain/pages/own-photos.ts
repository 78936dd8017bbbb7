/** A page shows its owner's own pictures only. */
import type { Photo } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';

/** Where an account's pictures are, on the media host. */
export const mediaPath = (accountId: string, mediaId: string): string => `/m/${accountId}/${mediaId}.webp`;

/** The id in such a path. */
export const mediaIdOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.webp$/, '') ?? '';

/** Throws `forbidden` for a picture of someone else. */
export function ownPhotos(photos: readonly (Photo | null | undefined)[], accountId: string): void {
  const isForeign = (photo: Photo | null | undefined): boolean =>
    photo !== null && photo !== undefined && photo.path !== mediaPath(accountId, photo.mediaId);
  if (photos.some(isForeign)) throw new AppError('forbidden');
}
