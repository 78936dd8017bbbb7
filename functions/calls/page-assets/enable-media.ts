import type { enableMedia as contract } from '../../../shared/calls/page-assets.ts';
import { findMedia } from '../../domain/media/find-media.ts';
import { enableMediaRow } from '../../domain/media/save-media.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const enableMedia: Handler<typeof contract> = async ({ mediaId, isEnabled }, { actor }) => {
  const item = await findMedia(actor.id, mediaId);
  if (!item) throw new AppError('not_found');
  await enableMediaRow(actor.id, mediaId, isEnabled);
  return { ...item, isEnabled };
};
