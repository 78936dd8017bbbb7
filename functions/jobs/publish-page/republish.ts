/**
 * Draws pages anew as they are live, after a deployment that brought other templates (docs/decisions,
 * republish-after-deploy). The edge is not told: its copies last a minute, and invalidations are few at a time.
 */
import { findLivePage, findName, findPage } from '../../domain/pages/find-page.ts';
import { listLivePages } from '../../domain/pages/list-live-pages.ts';
import { writePageFile } from '../../domain/pages/page-files.ts';
import { queueNextStep, queueRepublishing } from '../../domain/pages/queue-republishing.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { JobContext } from '../../kit/job.ts';
import { removePage } from './publish-page.ts';
import { renderLivePage } from './render-live-page.ts';

/** One step: a message for each of the next pages, then one for the step that follows. */
export async function republishAll(after: string | undefined, { id, log }: JobContext): Promise<void> {
  const { agentNames, next } = await listLivePages(after);
  await queueRepublishing(agentNames, id);
  if (next !== null) await queueNextStep(next, id);
  log.info('republish.queued', { deployment: id, pages: agentNames.length, isLast: next === null });
}

/** Writes the page's files again. Throws, to be tried again, when a publish comes in between: what that wrote wins. */
export async function republishPage(agentName: string, { id }: JobContext): Promise<void> {
  const live = await findLive(agentName);
  if (!live) return;
  await writePageFile(agentName, live.page.profile.pageLanguage, await renderLivePage(live.page));
  // What came in between may not know of the files that were just written.
  const now = await findLive(agentName);
  if (!now) await removePage(live.accountId, agentName, id);
  else if (now.page.publishedAt !== live.page.publishedAt) throw overtaken(agentName);
}

/** What is live under the name; null when nothing is. The row is read first: it tells of a publish under way. */
async function findLive(agentName: string): Promise<{ accountId: string; page: PublicPage } | null> {
  const name = await findName(agentName);
  const row = name && (await findPage(name.accountId));
  if (row?.pending) throw overtaken(agentName);
  if (!name || row?.liveName !== agentName) return null;
  const page = await findLivePage(name.accountId);
  return page?.profile.agentName === agentName ? { accountId: name.accountId, page } : null;
}

function overtaken(agentName: string): Error {
  return new Error(
    `The page ${agentName} is just being published, and drawing it anew waits for that. It comes again.`,
  );
}
