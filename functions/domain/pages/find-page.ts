/** Reads pages: one's own, a live one by its name, a name. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { canonicalAgentName, checkAgentName } from '../../../shared/rules/agent-name.ts';
import { readRow } from '../../kit/read-row.ts';
import { liveKey, LivePage, nameKey, NameRow, pageKey, PageRow } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem'] }] };

/** The owner's own page; null before the first save. */
export async function findPage(accountId: string): Promise<PageRow | null> {
  const item = await readRow('pages', pageKey(accountId));
  return item ? PageRow.parse(item) : null;
}

/** What is live of an account; null while nothing is. */
export async function findLivePage(accountId: string): Promise<PublicPage | null> {
  const item = await readRow('pages', liveKey(accountId));
  return item ? LivePage.parse(item['page']) : null;
}

/** Who has the name now, or one that looks like it; null when it can be had, also because its time as a former name is over. */
export async function findNameHolder(agentName: string, now: Date): Promise<NameRow | null> {
  const row = await findName(agentName);
  const isOver = row?.expiresAt !== undefined && row.expiresAt * 1_000 <= now.getTime();
  return isOver ? null : row;
}

/** Who has the name, or one that looks like it, or had it last. */
export async function findName(agentName: string): Promise<NameRow | null> {
  const canonical = canonicalAgentName(agentName);
  const item = canonical === '' || canonical.length > 60 ? undefined : await readRow('pages', nameKey(canonical));
  return item ? NameRow.parse(item) : null;
}

/** The live page at exactly this name; null for every other name. */
export async function findLivePageByName(agentName: string): Promise<{ accountId: string; page: PublicPage } | null> {
  const canonical = canonicalAgentName(agentName);
  const error = checkAgentName(canonical);
  const name = error ? null : await findName(canonical);
  // While a page moves to a name that looks the same (jose, josé), the row has the new one already.
  const page = name && (await findLivePage(name.accountId));
  return page && page.profile.agentName === canonical ? { accountId: name.accountId, page } : null;
}
