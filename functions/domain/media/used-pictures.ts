/**
 * Which pictures an account shows: on its page's draft, live or on its way, in its news and products, as its own, and as
 * logos of its company and of what can be asked there.
 */
import type { PageDraft, PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { MAX_POSTS } from '../../../shared/model/post.ts';
import { findAccount } from '../accounts/find-account.ts';
import { readMembership } from '../companies/own-company.ts';
import { readCompany } from '../companies/read-company.ts';
import { listDocumentProducts } from '../documents/read-documents.ts';
import { findLivePage, findPage } from '../pages/find-page.ts';
import { mediaIdOf } from '../pages/own-photos.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listProducts } from '../products/find-products.ts';

/** Their ids. */
export async function findUsedPictures(accountId: string): Promise<Set<string>> {
  const [row, live, posts, products, account, logos] = await Promise.all([
    findPage(accountId),
    findLivePage(accountId),
    listPosts(accountId, 'newest', MAX_POSTS),
    listProducts(accountId),
    findAccount(accountId),
    findLogos(accountId),
  ]);
  const pages = [row?.draft, row?.pending, live].flatMap((page) => (page ? photosOf(page) : []));
  const sold = products.flatMap(({ photo, photos }) => [photo, ...photos]);
  const shown = [...pages, ...posts.map(({ photo }) => photo), ...sold, ...logos];
  const own = account?.image ? [mediaIdOf(account.image)] : [];
  return new Set([...shown.flatMap((photo) => (photo ? [photo.mediaId] : [])), ...own]);
}

function photosOf({ profile, offers, design }: PageDraft | PublicPage): (Photo | null)[] {
  const { profilePhoto, coverPhoto, mainPhoto } = profile;
  const { backgroundImage, film } = design;
  const ofPage = [profilePhoto, coverPhoto, mainPhoto, backgroundImage, film?.poster ?? null];
  return [...ofPage, ...offers.map(({ photo }) => photo)];
}

/** Also those that a colleague chose: their ids are nobody else's. */
async function findLogos(accountId: string): Promise<(Photo | null)[]> {
  const membership = await readMembership(accountId);
  if (!membership) return [];
  const { companyId } = membership;
  const [company, products] = await Promise.all([readCompany(companyId), listDocumentProducts(companyId)]);
  return [company?.logo ?? null, ...products.map(({ texts }) => texts.logo)];
}
