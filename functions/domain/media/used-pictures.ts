/** Which pictures an account's page shows: its draft, what is live or on its way, its news and its products. */
import type { PageDraft, PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { MAX_POSTS } from '../../../shared/model/post.ts';
import { findLivePage, findPage } from '../pages/find-page.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listProducts } from '../products/find-products.ts';

/** Their ids. */
export async function findUsedPictures(accountId: string): Promise<Set<string>> {
  const [row, live, posts, products] = await Promise.all([
    findPage(accountId),
    findLivePage(accountId),
    listPosts(accountId, 'newest', MAX_POSTS),
    listProducts(accountId),
  ]);
  const pages = [row?.draft, row?.pending, live].flatMap((page) => (page ? photosOf(page) : []));
  const sold = products.flatMap(({ photo, photos }) => [photo, ...photos]);
  const shown = [...pages, ...posts.map(({ photo }) => photo), ...sold];
  return new Set(shown.flatMap((photo) => (photo ? [photo.mediaId] : [])));
}

function photosOf({ profile, offers, design }: PageDraft | PublicPage): (Photo | null)[] {
  const { profilePhoto, coverPhoto, mainPhoto } = profile;
  const { backgroundImage, film } = design;
  const ofPage = [profilePhoto, coverPhoto, mainPhoto, backgroundImage, film?.poster ?? null];
  return [...ofPage, ...offers.map(({ photo }) => photo)];
}
