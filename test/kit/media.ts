/** Pictures of a library. */
import { mediaKey } from '../../functions/domain/media/media-rows.ts';
import { removalAt, removedKey } from '../../functions/domain/bin/bin-rows.ts';
import { mediaPath } from '../../functions/domain/pages/own-photos.ts';
import * as examples from '../../shared/calls/examples.ts';
import type { MediaItem } from '../../shared/model/photo.ts';
import { NOW } from './call-context.ts';
import { accountId } from './id-tokens.ts';

export function mediaItem(mediaId: string, changes: Partial<MediaItem> = {}, owner = accountId): MediaItem {
  const photo = { ...examples.mediaItem.photo, mediaId, path: mediaPath(owner, mediaId) };
  return { ...examples.mediaItem, photo, ...changes };
}

export function mediaRow(mediaId: string, changes: Partial<MediaItem> = {}, owner = accountId) {
  return { ...mediaKey(owner, mediaId), ...mediaItem(mediaId, changes, owner) };
}

export function removedMediaRow(mediaId: string, at = NOW, owner = accountId) {
  return { ...removedKey(owner, 'media', mediaId), ...mediaItem(mediaId, {}, owner), ...removalAt(at) };
}
