/**
 * Writes news. In one transaction: the entry, how many there are, and the work of drawing the live page anew. That work
 * follows whatever the page's state is: only when it is done can be known which name is live.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_POSTS, type Post, type PostContent } from '../../../shared/model/post.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { removalAt, removedKey } from '../bin/bin-rows.ts';
import { postCountKey, postKey } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }] };

/** `at`: when it was published; its place in the news is by that. Throws `posts_full`. */
export async function createPost(context: OwnerContext, content: PostContent, at = context.now): Promise<Post> {
  const post: Post = { postId: context.newId(at), publishedAt: at.toISOString(), ...content };
  await write(context, [putPost(context, post, 'attribute_not_exists(pk)')], 1);
  return post;
}

/** Throws `not_found` when the entry was removed in between. */
export async function changePost(context: OwnerContext, before: Post, content: PostContent): Promise<Post> {
  const post: Post = { ...before, ...content };
  await write(context, [putPost(context, post, 'attribute_exists(pk)')], 0);
  return post;
}

/** The entry leaves the news and is kept beside them for 30 days. */
export async function removePost(context: OwnerContext, post: Post): Promise<void> {
  const { actor, now } = context;
  const row = { ...removedKey(actor.id, 'post', post.postId), ...post, ...removalAt(now) };
  const kept = { Put: { TableName: environment.table('pages'), Item: row } };
  await write(context, [deleteRow(postKey(actor.id, post.postId)), kept], -1);
}

/** A removed entry is back, with this content. Throws `posts_full`. */
export async function restorePost(context: OwnerContext, removed: Post, content: PostContent): Promise<Post> {
  const post: Post = { ...removed, ...content };
  const gone = deleteRow(removedKey(context.actor.id, 'post', post.postId));
  await write(context, [gone, putPost(context, post, 'attribute_not_exists(pk)')], 1);
  return post;
}

function putPost({ actor }: OwnerContext, post: Post, condition: string) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...postKey(actor.id, post.postId), ...post },
      ConditionExpression: condition,
    },
  };
}

function deleteRow(key: { pk: string; sk: string }) {
  return {
    Delete: { TableName: environment.table('pages'), Key: key, ConditionExpression: 'attribute_exists(pk)' },
  };
}

/** Throws `not_found` when the entry is not as it was read, `posts_full` when there is no room for one more. */
async function write(context: OwnerContext, entry: TransactItem[], more: 1 | 0 | -1): Promise<void> {
  const { id } = context.actor;
  const items = [drawingOfAccount('pages', id, context), ...count(id, more), ...entry];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    const [, ...reasons] = cancellationReasons(error) ?? [];
    if (more > 0 && reasons[0] === 'ConditionalCheckFailed') throw new AppError('posts_full');
    if (reasons.includes('ConditionalCheckFailed')) throw new AppError('not_found');
    throw error;
  }
}

/** Decides, whoever comes first, whether there is room for one more. */
function count(accountId: string, more: 1 | 0 | -1): TransactItem[] {
  if (more === 0) return [];
  const isMore = more > 0;
  return [
    {
      Update: {
        TableName: environment.table('pages'),
        Key: postCountKey(accountId),
        UpdateExpression: 'ADD #count :more',
        ...(isMore ? { ConditionExpression: 'attribute_not_exists(#count) OR #count < :most' } : {}),
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':more': more, ...(isMore ? { ':most': MAX_POSTS } : {}) },
      },
    },
  ];
}
