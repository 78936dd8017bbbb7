/** News of a page's owner (specification 1, section 2: my news). */
import * as z from 'zod';
import { optionalWebLink } from '../rules/web-link.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { Photo } from './photo.ts';

export const PostId = z.string().regex(/^[0-9A-Z]{26}$/);

/** What the owner writes. */
export const PostContent = z.strictObject({
  title: shortText(120),
  text: longText(5_000, { required: true }),
  photo: Photo.nullable(),
  link: optionalWebLink,
});
export type PostContent = z.infer<typeof PostContent>;

/** What visitors read. */
export const Post = PostContent.extend({ postId: PostId, publishedAt: z.iso.datetime() });
export type Post = z.infer<typeof Post>;

/** News that a page shows with the first response; the others come on demand. */
export const POSTS_ON_PAGE = 3;

/** Most entries of one owner; the oldest must go before another comes. */
export const MAX_POSTS = 500;
