import type { getPostDetails as contract } from '../../../shared/calls/document-chat.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findPost } from '../../domain/posts/find-posts.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPostDetails: Handler<typeof contract> = async ({ agentName, postId }) => {
  const live = await findLivePageByName(agentName);
  const post = live && (await findPost(live.accountId, postId));
  if (!post) throw new AppError('not_found');
  return { post };
};
