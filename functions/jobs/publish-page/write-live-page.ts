/** Writes all files of a live page: what it leads to and is made of first, then the page, then what it no longer needs goes. */
import type { RenderInput } from '../../../web/pages/render-input.ts';
import { hasFeature } from '../../../shared/model/account.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findPicture } from '../../domain/pages/find-picture.ts';
import { deleteOtherPictures, pictureFile } from '../../domain/pages/page-picture.ts';
import { deleteOtherFonts, writeFontFile, writePageFile, writeTakeAwayFiles } from '../../domain/pages/page-files.ts';
import type { PageNews } from '../../domain/posts/find-posts.ts';
import { environment } from '../../kit/environment.ts';
import { linkSketch } from '../../../web/pages/link-picture/link-sketch.ts';
import { drawFonts } from './page-fonts.ts';
import { renderLivePage } from './render-live-page.ts';
import { renderTakeAway } from './render-take-away.ts';
import type { Product } from '../../../shared/model/product.ts';
import { toProductCard } from '../../domain/products/find-products.ts';
import { wordsOf, writeProductPages } from './write-product-pages.ts';

export type LiveContent = {
  accountId: string;
  page: PublicPage;
  news: PageNews;
  /** Those that visitors see. */
  products: readonly Product[];
};

/** `hasPicture`: whether the page names the picture that goes with its link as it is now. */
export async function writeLivePage(
  { accountId, page, news, products }: LiveContent,
  now: Date,
): Promise<{ hasPicture: boolean }> {
  const { agentName, pageLanguage } = page.profile;
  await writeTakeAwayFiles(agentName, await renderTakeAway(page));
  const picture = await currentPicture(accountId, page);
  const around = {
    ...news,
    products: products.map(toProductCard),
    ...(await businessCard(accountId, now)),
    ...(picture && { linkPicture: `/${encodeURIComponent(agentName)}/${picture}` }),
  };
  const plain = await renderLivePage(page, around);
  const drawn = await drawFonts(page, plain + wordsOf(products));
  for (const file of drawn?.files ?? []) await writeFontFile(agentName, file);
  await writeProductPages({ accountId, page, products }, drawn?.fonts);
  const html = drawn ? await renderLivePage(page, around, drawn.fonts) : plain;
  await writePageFile(agentName, pageLanguage, html);
  await deleteOtherFonts(agentName, drawn?.files ?? []);
  if (picture !== null) await deleteOtherPictures(agentName, picture);
  return { hasPicture: picture !== null };
}

/** The picture's file; null while there is none of what the page shows now. */
async function currentPicture(accountId: string, page: PublicPage): Promise<string | null> {
  const known = await findPicture(accountId);
  const isThere = known?.state === 'drawn' && known.agentName === page.profile.agentName;
  return isThere && known.file === pictureFile(linkSketch(page, environment.appOrigin())) ? known.file : null;
}

/** Whether the page leads to a card, and until when that is sure. */
async function businessCard(accountId: string, now: Date): Promise<Pick<RenderInput, 'businessCard'>> {
  const account = await findAccount(accountId);
  if (!account || !hasFeature(account.plan, 'business-card', now)) return {};
  return { businessCard: { until: account.plan.trialEndsAt } };
}
