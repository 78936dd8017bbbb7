/** Files of an account: those in folders of its own, and those of its page, which stand under the page's name. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { emptyFolder, listFolder, type Folder } from '../../kit/empty-folder.ts';
import { findName } from '../pages/find-page.ts';
import { invalidatePage } from '../pages/page-files.ts';
import { foldersOf, pageFolder } from './data-map.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'media', actions: ['ListBucket', 'DeleteObject'], prefix: 'm/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'photos/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'cvs/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'documents/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'drawings/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'exports/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'invoices/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'knowledge/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'wordings/' },
    { bucket: 'pages', actions: ['ListBucket', 'DeleteObject'], prefix: 'live/' },
  ],
};

export async function deleteFiles(accountId: string): Promise<number> {
  let count = 0;
  for (const folder of foldersOf(accountId)) count += await emptyFolder(folder);
  return count;
}

/** Whether nobody else has the name by now: a name that was left can be anybody's. */
async function isOwnName(accountId: string, agentName: string): Promise<boolean> {
  const row = await findName(agentName);
  return row === null || row.accountId === accountId;
}

/** @param reference makes a repetition the same invalidation of the edge's copies */
export async function deletePageFolder(accountId: string, agentName: string, reference: string): Promise<void> {
  if (!(await isOwnName(accountId, agentName))) return;
  const count = await emptyFolder(pageFolder(agentName));
  if (count > 0) await invalidatePage(agentName, `${reference}-${agentName}`);
}

/** What of the account's files is still there. */
export async function findFiles(accountId: string, names: readonly string[]): Promise<string[]> {
  const own: Folder[] = [...foldersOf(accountId)];
  for (const name of names) if (await isOwnName(accountId, name)) own.push(pageFolder(name));
  const lists = await Promise.all(own.map(listFolder));
  return lists.flat();
}
