import type { getPostList as contract } from '../../../shared/calls/document-chat.ts';
import { MAX_POSTS } from '../../../shared/model/post.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { listPosts } from '../../domain/posts/find-posts.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { Actor } from '../../kit/context.ts';
import { takePage } from '../../kit/take-page.ts';

/** Entries are long: more than these at once would not fit into an answer. */
const MOST_ON_A_PAGE = 100;

export const getPostList: Handler<typeof contract> = async ({ agentName }, { actor, paging }) => {
  const accountId = await findOwner(agentName, actor);
  const pageSize = Math.min(paging.pageSize, MOST_ON_A_PAGE);
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const most = Math.min(paging.nowPage * pageSize + 1, MAX_POSTS);
  const posts = await listPosts(accountId, order, most);
  const { rows, hasMore } = takePage(posts, { ...paging, pageSize });
  return { posts: rows, hasMore };
};

async function findOwner(agentName: string | undefined, actor: Actor | null): Promise<string> {
  if (agentName === undefined) {
    if (!actor) throw new AppError('token_invalid');
    return actor.id;
  }
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  return live.accountId;
}
