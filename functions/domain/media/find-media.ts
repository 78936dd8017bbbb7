/** Reads the library (rows: media-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_MEDIA, type MediaItem } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { mediaKey, MediaRow } from './media-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** All pictures of an account, at most MAX_MEDIA, newest first. */
export async function listMedia(accountId: string): Promise<MediaItem[]> {
  const { pk, sk } = mediaKey(accountId, '');
  const items = await queryAll(
    {
      TableName: environment.table('pages'),
      KeyConditionExpression: 'pk = :own AND begins_with(sk, :media)',
      ExpressionAttributeValues: { ':own': pk, ':media': sk },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    MAX_MEDIA,
  );
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
