import type { getEnableList as contract } from '../../../shared/calls/page-assets.ts';
import { listMedia } from '../../domain/media/find-media.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getEnableList: Handler<typeof contract> = async (_, { actor }) => {
  const all = await listMedia(actor.id);
  return { media: all.filter(({ isEnabled }) => isEnabled) };
};
