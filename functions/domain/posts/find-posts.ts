/** Reads news (rows: ../pages/page-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { POSTS_ON_PAGE, type Post } from '../../../shared/model/post.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { postKey, PostRow } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** What a page shows of its news. */
export type PageNews = { posts: Post[]; hasMorePosts: boolean };

/** At most `most` entries. Their ids begin with their time, so the order of the keys is that of time. */
export async function listPosts(accountId: string, order: 'newest' | 'oldest', most: number): Promise<Post[]> {
  const items = await listBelow('pages', postKey(accountId, ''), most, order);
  return items.map((item) => PostRow.parse(item));
}

/** The newest entries, as many as a page shows. */
export async function findPageNews(accountId: string): Promise<PageNews> {
  const posts = await listPosts(accountId, 'newest', POSTS_ON_PAGE + 1);
  return { posts: posts.slice(0, POSTS_ON_PAGE), hasMorePosts: posts.length > POSTS_ON_PAGE };
}

/** An entry of this account; null for another's and for none alike. */
export async function findPost(accountId: string, postId: string): Promise<Post | null> {
  const item = await readRow('pages', postKey(accountId, postId));
  return item ? PostRow.parse(item) : null;
}
