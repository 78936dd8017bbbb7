/** Going live and coming down. Written first, then marked live: a crash in between only means doing it again. */
import { findPage } from '../../domain/pages/find-page.ts';
import { markFailed, markLive } from '../../domain/pages/finish-publishing.ts';
import type { PageRow } from '../../domain/pages/page-rows.ts';
import { deletePageFiles, invalidatePage } from '../../domain/pages/page-files.ts';
import { planLevelsEnd } from '../../domain/agent-products/plan-levels-end.ts';
import { forgetOldVersions } from '../../domain/pages/published-versions.ts';
import type { JobContext } from '../../kit/job.ts';
import { writeLivePage } from './write-live-page.ts';
import { askForTranslations } from './ask-for-translations.ts';
import { loadLiveContent } from './live-content.ts';
import { queueSigning } from '../../domain/wallet/queue-signing.ts';

export async function publishPage(accountId: string, context: JobContext): Promise<void> {
  const row = await findPage(accountId);
  if (!row?.pending) return;
  try {
    await write(accountId, row, context);
  } catch (error) {
    if (!context.isLastTry) throw error;
    context.log.error('publish.failed', error);
    await markFailed(accountId, row);
  }
}

async function write(accountId: string, row: PageRow, context: JobContext): Promise<void> {
  const page = row.pending;
  if (!page) return;
  const name = page.profile.agentName;
  const live = await loadLiveContent(accountId, page, context.now);
  await planLevelsEnd(accountId, live.ofCompanies);
  await writeLivePage(live, context.now);
  // What came in between may not know of the files that were just written.
  if (!(await markLive(accountId, row, context))) return removePage(accountId, name, context.id);
  await invalidatePage(name, context.id);
  await queueSigning(name, context.id);
  await askForTranslations(accountId, context.id);
  await forgetOldVersions(accountId);
}

/** Removes the files unless the page has gone live again since. */
export async function removePage(accountId: string, agentName: string, id: string): Promise<void> {
  const row = await findPage(accountId);
  const isBack = row?.liveName === agentName || row?.pending?.profile.agentName === agentName;
  if (isBack) return;
  await deletePageFiles(agentName);
  await invalidatePage(agentName, id);
}
