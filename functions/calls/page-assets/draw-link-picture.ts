import type { drawLinkPicture as contract } from '../../../shared/calls/page-assets.ts';
import { askForLinkPicture, linkPictureState } from '../../domain/pages/link-picture-state.ts';
import type { Handler } from '../../kit/call-group.ts';

export const drawLinkPicture: Handler<typeof contract> = async (_, context) => {
  const { state } = await linkPictureState(context.actor.id);
  if (state === 'failed') await askForLinkPicture(context);
  return linkPictureState(context.actor.id);
};
