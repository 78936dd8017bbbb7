import type { webPageScreenshot as contract } from '../../../shared/calls/page-assets.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { drawPage } from '../../domain/pages/draw-page.ts';
import { keepDrawing } from '../../domain/pages/kept-drawings.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Nobody's page is there but one's own: what is drawn is read by its key, never fetched from an address. */
export const webPageScreenshot: Handler<typeof contract> = async (input, { actor, now, newId }) => {
  const live = await findLivePageByName(input.agentName);
  if (live?.accountId !== actor.id) throw new AppError('not_found');
  const body = await drawPage(live.page, input);
  return keepDrawing({ accountId: actor.id, id: newId(), format: input.format, body }, now);
};
