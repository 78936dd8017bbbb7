/** Everything that a live page is drawn from. */
import type { PageLanguage } from '../../../shared/model/page-languages.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { inOrder, type Product, type ProductCard } from '../../../shared/model/product.ts';
import { findCompanyCards, type CompanyCards } from '../../domain/agent-products/company-cards.ts';
import { findPageLanguages } from '../../domain/languages/find-languages.ts';
import { findPageNews, type PageNews } from '../../domain/posts/find-posts.ts';
import { listShownProducts, toProductCard } from '../../domain/products/find-products.ts';

export type LiveContent = {
  accountId: string;
  page: PublicPage;
  news: PageNews;
  /** Those that visitors see. */
  products: Product[];
  /** Of companies, beside them. */
  ofCompanies: CompanyCards;
  /** Beside the page's own. */
  languages: PageLanguage[];
};

export async function loadLiveContent(accountId: string, page: PublicPage, now: Date): Promise<LiveContent> {
  const [news, products, ofCompanies, languages] = await Promise.all([
    findPageNews(accountId),
    listShownProducts(accountId),
    findCompanyCards(accountId, now),
    findPageLanguages(accountId, page.profile.pageLanguage),
  ]);
  return { accountId, page, news, products, ofCompanies, languages };
}

/** All products of the page in their order. */
export function cardsOf({ products, ofCompanies }: Pick<LiveContent, 'products' | 'ofCompanies'>): ProductCard[] {
  return inOrder<ProductCard>([...products.map(toProductCard), ...ofCompanies.cards], ofCompanies.order);
}
