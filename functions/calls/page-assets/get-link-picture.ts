import type { getLinkPicture as contract } from '../../../shared/calls/page-assets.ts';
import { linkPictureState } from '../../domain/pages/link-picture-state.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLinkPicture: Handler<typeof contract> = (_, { actor }) => linkPictureState(actor.id);
