/**
 * Draws pages anew as they are live: one whose news or products have changed, and all after a deployment that brought other templates
 * (docs/decisions, republish-after-deploy). After a deployment the edge is not told: its copies last a minute, and
 * invalidations are few at a time.
 */
import { isDeepStrictEqual } from 'node:util';
import { findLivePage, findName, findPage } from '../../domain/pages/find-page.ts';
import { listLivePages } from '../../domain/pages/list-live-pages.ts';
import { invalidatePage } from '../../domain/pages/page-files.ts';
import { queuePicture } from '../../domain/pages/queue-picture.ts';
import { planLevelsEnd } from '../../domain/agent-products/plan-levels-end.ts';
import { queueNextStep, queueRepublishing } from '../../domain/pages/queue-republishing.ts';
import type { JobContext } from '../../kit/job.ts';
import { removePage } from './publish-page.ts';
import { writeLivePage } from './write-live-page.ts';
import { loadLiveContent, type LiveContent } from './live-content.ts';
import { askForTranslations } from './ask-for-translations.ts';
import { planRedraw } from '../../domain/pages/plan-redraw.ts';
import { queueSigning } from '../../domain/wallet/queue-signing.ts';

/** One step: a message for each of the next pages, then one for the step that follows. */
export async function republishAll(after: string | undefined, { id, log }: JobContext): Promise<void> {
  const { agentNames, next } = await listLivePages(after);
  await queueRepublishing(agentNames, id);
  if (next !== null) await queueNextStep(next, id);
  log.info('republish.queued', { deployment: id, pages: agentNames.length, isLast: next === null });
}

/** Draws the page of an account, and has visitors see it at once. Throws, to be tried again, while it is being published. */
export async function republishOwnPage(
  { accountId, isTranslated }: { accountId: string; isTranslated?: true | undefined },
  context: JobContext,
): Promise<void> {
  const row = await findPage(accountId);
  if (row?.pending) throw overtaken(row.pending.profile.agentName);
  if (!row || row.liveName === null) return;
  await republishPage(row.liveName, context);
  await invalidatePage(row.liveName, context.id);
  if (isTranslated !== true) await askForTranslations(accountId, context.id);
}

/** Writes the page's files again. Throws, to be tried again, when a publish, other news, products or words come in between: what is newer wins. */
export async function republishPage(agentName: string, { id, now }: JobContext): Promise<void> {
  const live = await findLive(agentName, now);
  if (!live) return;
  await planRedraw(live.accountId, live.page, now);
  await planLevelsEnd(live.accountId, live.ofCompanies);
  const { hasPicture } = await writeLivePage(live, now);
  // What came in between may not know of the files that were just written.
  const after = await findLive(agentName, now);
  if (!after) return removePage(live.accountId, agentName, id);
  if (!isDeepStrictEqual(after, live)) throw overtaken(agentName);
  await queueSigning(agentName, id);
  // A deployment may have brought another design, and what failed before is tried once more with it.
  if (!hasPicture) await queuePicture(live.accountId, id);
}

/** What is live under the name; null when nothing is. The row is read first: it tells of a publish under way. */
async function findLive(agentName: string, now: Date): Promise<LiveContent | null> {
  const name = await findName(agentName);
  const row = name && (await findPage(name.accountId));
  if (row?.pending) throw overtaken(agentName);
  if (!name || row?.liveName !== agentName) return null;
  const page = await findLivePage(name.accountId);
  return page?.profile.agentName === agentName ? loadLiveContent(name.accountId, page, now) : null;
}

function overtaken(agentName: string): Error {
  return new Error(
    `The page ${agentName} is just being published, or got other news or products, and drawing it anew waits for that. It comes again.`,
  );
}
