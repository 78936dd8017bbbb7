/** Everything that a live page is drawn from. */
import type { PageLanguage } from '../../../shared/model/page-languages.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { Product } from '../../../shared/model/product.ts';
import { findPageLanguages } from '../../domain/languages/find-languages.ts';
import { findPageNews, type PageNews } from '../../domain/posts/find-posts.ts';
import { listShownProducts } from '../../domain/products/find-products.ts';

export type LiveContent = {
  accountId: string;
  page: PublicPage;
  news: PageNews;
  /** Those that visitors see. */
  products: Product[];
  /** Beside the page's own. */
  languages: PageLanguage[];
};

export async function loadLiveContent(accountId: string, page: PublicPage): Promise<LiveContent> {
  const [news, products, languages] = await Promise.all([
    findPageNews(accountId),
    listShownProducts(accountId),
    findPageLanguages(accountId, page.profile.pageLanguage),
  ]);
  return { accountId, page, news, products, languages };
}
