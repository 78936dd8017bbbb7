/** Reads news (rows: ../pages/page-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { POSTS_ON_PAGE, type Post } from '../../../shared/model/post.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { postKey, PostRow } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** What a page shows of its news. */
export type PageNews = { posts: Post[]; hasMorePosts: boolean };

/** At most `most` entries. Their ids begin with their time, so the order of the keys is that of time. */
export async function listPosts(accountId: string, order: 'newest' | 'oldest', most: number): Promise<Post[]> {
  const { pk, sk } = postKey(accountId, '');
  const items = await queryAll(
    {
      TableName: environment.table('pages'),
      KeyConditionExpression: 'pk = :own AND begins_with(sk, :post)',
      ExpressionAttributeValues: { ':own': pk, ':post': sk },
      ScanIndexForward: order === 'oldest',
      ConsistentRead: true,
    },
    most,
  );
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
