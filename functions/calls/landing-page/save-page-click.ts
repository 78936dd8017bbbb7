import type { savePageClick as contract } from '../../../shared/calls/landing-page.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { findCode, linkCodes } from '../../../shared/rules/link-code.ts';
import { countClick } from '../../domain/conversations/count-click.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findPost } from '../../domain/posts/find-posts.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePageClick: Handler<typeof contract> = async ({ agentName, visitId, target }, { now }) => {
  const live = await findLivePageByName(agentName);
  const link = live && (await findLink(live, target));
  if (!link) throw new AppError('not_found');
  return { counted: await countClick(live.accountId, visitId, link, now) };
};

type LivePage = { accountId: string; page: PublicPage };

/** Only what the page has is counted, so that nobody can fill the owner's figures with names. */
async function findLink({ accountId, page }: LivePage, target: string): Promise<string | undefined> {
  if (target === 'share' || target === 'save') return target;
  if (!target.startsWith('post-')) return findCode(target, linkCodes(page));
  const post = await findPost(accountId, target.slice('post-'.length));
  return post ? target : undefined;
}
