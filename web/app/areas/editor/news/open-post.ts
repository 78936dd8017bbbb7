/** The news entry that is being written: kept apart from the draft, as it is published by itself. */
import { PostContent, POSTS_ON_PAGE, type Post } from '../../../../../shared/model/post.ts';
import { isBlankItem } from '../content/content-rules.ts';

export type OpenPost = {
  /** null while it is new. */
  postId: string | null;
  /** ISO time: of a new one, when it was begun. */
  publishedAt: string;
  content: PostContent;
  /** As it was before anything was typed. */
  before: PostContent;
};

const empty: PostContent = { title: '', text: '', photo: null, link: '' };

export function beginPost(now: Date): OpenPost {
  return { postId: null, publishedAt: now.toISOString(), content: empty, before: empty };
}

export function reopenPost({ postId, publishedAt, ...content }: Post): OpenPost {
  return { postId, publishedAt, content, before: content };
}

/** Whether closing it would lose something. */
export function isTouched({ content, before }: OpenPost): boolean {
  return JSON.stringify(content) !== JSON.stringify(before);
}

/** Whether it can be saved. */
export function isGoodPost(content: PostContent): boolean {
  return PostContent.safeParse(content).success;
}

export type ShownNews = { posts: Post[]; hasMore: boolean };

/** The news as the page would show them with what is being written. */
export function newsWith({ posts, hasMore }: ShownNews, open: OpenPost | null): ShownNews {
  if (open === null || isBlankItem(open.content)) return firstOf(posts, hasMore);
  const { postId, publishedAt, content } = open;
  if (postId === null) return firstOf([{ postId: '', publishedAt, ...content }, ...posts], hasMore);
  return firstOf(
    posts.map((post) => (post.postId === postId ? { ...post, ...content } : post)),
    hasMore,
  );
}

function firstOf(posts: readonly Post[], hasMore: boolean): ShownNews {
  return { posts: posts.slice(0, POSTS_ON_PAGE), hasMore: hasMore || posts.length > POSTS_ON_PAGE };
}
