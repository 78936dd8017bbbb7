import { POSTS_ON_PAGE } from '../../../../../shared/model/post.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useEditor } from '../editor-context.tsx';
import { newsWith, type ShownNews } from './open-post.ts';

const none: ShownNews = { posts: [], hasMore: false };

const firstPage = { nowPage: 1, pageSize: POSTS_ON_PAGE, orderBy: 'newest' };

/** The owner's newest news with what is being written; nothing of the server while it is being read. */
export function usePreviewNews(): ShownNews {
  const { openPost } = useEditor();
  const { data = none } = useCall('getPostList', {}, { paging: firstPage });
  return newsWith(data, openPost);
}

/** The news that visitors of a page see already; none while nothing is live under the name. */
export function usePublicNews(agentName: string): ShownNews {
  const { data = none } = useCall('getPostList', agentName === '' ? null : { agentName }, { paging: firstPage });
  return data;
}
