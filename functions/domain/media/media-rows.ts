/**
 * Rows of pictures, in the table `pages`. They load no page: calls about pictures start without it.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | picture | OWN#<account> | MEDIA#<id> |
 * | removed picture, until it expires | OWN#<account> | REMOVED-MEDIA#<id> |
 * | when its file, or that of a film or of captions, may go (gsiPk PURGE, gsiSk that time) | OWN#<account> | PURGE#<id> |
 *
 * Ids begin with their time, so the order of the keys is that of time. The purge has no TTL: DynamoDB would delete the
 * only note of the file.
 */
import * as z from 'zod';
import { MediaItem } from '../../../shared/model/photo.ts';

/** Pictures of before the library have neither name nor size. */
export const MediaRow = z.object({
  ...MediaItem.shape,
  name: MediaItem.shape.name.default(''),
  bytes: MediaItem.shape.bytes.default(0),
  isEnabled: MediaItem.shape.isEnabled.default(true),
});

export const PurgeRow = z.object({ pk: z.string(), sk: z.string(), path: z.string() });
export type PurgeRow = z.infer<typeof PurgeRow>;

export const mediaKey = (accountId: string, mediaId: string) => ({ pk: `OWN#${accountId}`, sk: `MEDIA#${mediaId}` });
export const purgeKey = (accountId: string, mediaId: string) => ({ pk: `OWN#${accountId}`, sk: `PURGE#${mediaId}` });
