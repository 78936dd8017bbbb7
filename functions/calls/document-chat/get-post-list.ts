import type { getPostList as contract } from '../../../shared/calls/document-chat.ts';
import { postInLanguage } from '../../../shared/model/page-languages.ts';
import { MAX_POSTS, type Post } from '../../../shared/model/post.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { findTranslations } from '../../domain/languages/find-languages.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { listPosts } from '../../domain/posts/find-posts.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { Actor } from '../../kit/context.ts';
import { takePage } from '../../kit/take-page.ts';

/** Entries are long: more than these at once would not fit into an answer. */
const MOST_ON_A_PAGE = 100;

export const getPostList: Handler<typeof contract> = async ({ agentName, language }, { actor, paging }) => {
  const { accountId, own } = await findOwner(agentName, actor);
  const pageSize = Math.min(paging.pageSize, MOST_ON_A_PAGE);
  const order = paging.orderBy === 'oldest' ? 'oldest' : 'newest';
  const most = Math.min(paging.nowPage * pageSize + 1, MAX_POSTS);
  const posts = await listPosts(accountId, order, most);
  const { rows, hasMore } = takePage(posts, { ...paging, pageSize });
  return { posts: language && own ? await translate(rows, accountId, { language, own }) : rows, hasMore };
};

async function translate(
  posts: Post[],
  accountId: string,
  languages: { language: LanguageValue; own: LanguageValue },
): Promise<Post[]> {
  const translations = await findTranslations(accountId, { ...languages, under: 'news' });
  return posts.map((post) => postInLanguage(post, translations));
}

/** `own`: the language of the live page that was named. */
async function findOwner(
  agentName: string | undefined,
  actor: Actor | null,
): Promise<{ accountId: string; own?: LanguageValue }> {
  if (agentName === undefined) {
    if (!actor) throw new AppError('token_invalid');
    return { accountId: actor.id };
  }
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  return { accountId: live.accountId, own: live.page.profile.pageLanguage };
}
