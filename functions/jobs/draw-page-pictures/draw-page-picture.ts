/** Draws first, writes the file, then marks it drawn: the page is told of a picture only when it is there. */
import type { PublicPage } from '../../../shared/model/page.ts';
import { findLivePage, findPage } from '../../domain/pages/find-page.ts';
import { findPicture } from '../../domain/pages/find-picture.ts';
import {
  deleteOtherPictures,
  keepPictureState,
  markPictureDrawn,
  pictureFile,
  writePicture,
} from '../../domain/pages/page-picture.ts';
import { environment } from '../../kit/environment.ts';
import type { JobContext } from '../../kit/job.ts';
import { linkSketch } from '../../../web/pages/link-picture/link-sketch.ts';
import { makePicture } from './make-picture.ts';

export async function drawPagePicture(accountId: string, context: JobContext): Promise<void> {
  const page = await findLive(accountId);
  if (!page) return;
  const { agentName } = page.profile;
  const file = pictureFile(linkSketch(page, environment.appOrigin()));
  const picture = { agentName, file, publishedAt: page.publishedAt };
  const known = await findPicture(accountId);
  const isThere = known?.state === 'drawn' && known.file === file && known.agentName === agentName;
  if (isThere) return keepPictureState(accountId, { ...picture, state: 'drawn' });
  try {
    await writePicture(agentName, file, await makePicture(page));
  } catch (error) {
    if (!context.isLastTry) throw error;
    context.log.error('picture.failed', error);
    // The last try comes minutes after the first: of an account that was deleted meanwhile no row is to come back.
    if ((await findLive(accountId)) === null) return;
    return keepPictureState(accountId, { ...picture, state: 'failed' });
  }
  // A page that was taken down meanwhile leaves nothing behind.
  const after = await findLive(accountId);
  if (after?.profile.agentName !== agentName) return deleteOtherPictures(agentName, null);
  await markPictureDrawn(accountId, { ...picture, state: 'drawn' }, context);
}

async function findLive(accountId: string): Promise<PublicPage | null> {
  const [row, page] = await Promise.all([findPage(accountId), findLivePage(accountId)]);
  return row?.liveName === page?.profile.agentName ? page : null;
}
