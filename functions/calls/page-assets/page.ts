import type { page as contract } from '../../../shared/calls/page-assets.ts';
import { listMedia } from '../../domain/media/find-media.ts';
import { findUsedPictures } from '../../domain/media/used-pictures.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const page: Handler<typeof contract> = async (_, { actor, paging }) => {
  const [all, used] = await Promise.all([listMedia(actor.id), findUsedPictures(actor.id)]);
  const { rows, hasMore } = takePage(all, paging);
  const media = rows.map((item) => ({ ...item, isUsed: used.has(item.photo.mediaId) }));
  return { media, total: all.length, hasMore };
};
