/** Reads the library (rows: media-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_MEDIA, type MediaItem } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { mediaKey, MediaRow } from './media-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** All pictures of an account, at most MAX_MEDIA, newest first. */
export async function listMedia(accountId: string): Promise<MediaItem[]> {
  const items = await listBelow('pages', mediaKey(accountId, ''), MAX_MEDIA, 'newest');
  return items.map((item) => MediaRow.parse(item));
}

/** Throws `library_full`. Uploads at one moment may go over it by as many as they are: it keeps lists short, no more. */
export async function checkRoom(accountId: string): Promise<void> {
  if ((await listMedia(accountId)).length >= MAX_MEDIA) throw new AppError('library_full');
}

/** A picture of this account; null for another's and for none alike. */
export async function findMedia(accountId: string, mediaId: string): Promise<MediaItem | null> {
  const item = await readRow('pages', mediaKey(accountId, mediaId));
  return item ? MediaRow.parse(item) : null;
}
