import type { savePost as contract } from '../../../shared/calls/landing-page.ts';
import type { PostContent } from '../../../shared/model/post.ts';
import { findRemoved } from '../../domain/bin/find-bin.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import { findPost } from '../../domain/posts/find-posts.ts';
import { changePost, createPost, removePost, restorePost } from '../../domain/posts/save-post.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const savePost: Handler<typeof contract> = async ({ postId, content, publishedAt }, context) => {
  ownPhotos([content?.photo], context.actor.id);
  if (postId === null && content === null) {
    throw new AppError('input_invalid', { fields: { content: 'A new entry needs its content.' } });
  }
  const at = publishedAt === undefined ? context.now : new Date(publishedAt);
  if (at > context.now) throw new AppError('input_invalid', { fields: { publishedAt: 'This is in the future.' } });
  if (postId === null) return { post: content && (await createPost(context, content, at)) };
  return { post: content ? await change(context, postId, content) : await remove(context, postId) };
};

/** A removed entry comes back. */
async function change(context: OwnerContext, postId: string, content: PostContent) {
  const post = await findPost(context.actor.id, postId);
  if (post) return changePost(context, post, content);
  const removed = await findRemoved(context.actor.id, 'post', postId, context.now);
  if (!removed) throw new AppError('not_found');
  return restorePost(context, removed, content);
}

/** Removing twice is removing once. */
async function remove(context: OwnerContext, postId: string): Promise<null> {
  const post = await findPost(context.actor.id, postId);
  if (post) await removePost(context, post);
  else if (!(await findRemoved(context.actor.id, 'post', postId, context.now))) throw new AppError('not_found');
  return null;
}
