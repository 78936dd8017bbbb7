/** Which pictures an account's page shows: its draft, what is live or on its way, and its news. */
import type { PageDraft, PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { MAX_POSTS } from '../../../shared/model/post.ts';
import { findLivePage, findPage } from '../pages/find-page.ts';
import { listPosts } from '../posts/find-posts.ts';

/** Their ids. */
export async function findUsedPictures(accountId: string): Promise<Set<string>> {
  const [row, live, posts] = await Promise.all([
    findPage(accountId),
    findLivePage(accountId),
    listPosts(accountId, 'newest', MAX_POSTS),
  ]);
  const pages = [row?.draft, row?.pending, live].flatMap((page) => (page ? photosOf(page) : []));
  const shown = [...pages, ...posts.map(({ photo }) => photo)];
  return new Set(shown.flatMap((photo) => (photo ? [photo.mediaId] : [])));
}

function photosOf({ profile, offers, design }: PageDraft | PublicPage): (Photo | null)[] {
  const { profilePhoto, coverPhoto, mainPhoto } = profile;
  return [profilePhoto, coverPhoto, mainPhoto, design.backgroundImage, ...offers.map(({ photo }) => photo)];
}
