import { readProductList } from '../products/find-products.ts';
import { listOffers, type Offer } from './offers.ts';

/** What an agent chose for their page, and may not show for want of a level. */
export async function listLacking(accountId: string, now: Date): Promise<Offer[]> {
  const { products } = await readProductList(accountId);
  const chosen = new Set(products.flatMap(({ productId, companyId }) => (companyId === undefined ? [] : productId)));
  if (chosen.size === 0) return [];
  const offers = await listOffers(accountId, now);
  return offers.filter(({ product, level }) => !level.isMet && chosen.has(product.productId));
}
