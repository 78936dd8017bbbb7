import type { OfferedProduct } from '../../../shared/model/offered-product.ts';
import { readProductList } from '../products/find-products.ts';
import { toCompanyCard } from './company-cards.ts';
import { listOffers } from './offers.ts';

/** As their agent sees them. */
export async function viewOffers(
  accountId: string,
  now: Date,
): Promise<{ products: OfferedProduct[]; order: string[] }> {
  const [{ products }, offers] = await Promise.all([readProductList(accountId), listOffers(accountId, now)]);
  const order = products.map(({ productId }) => productId);
  return {
    products: offers.map((offer) => ({
      productId: offer.product.productId,
      company: offer.company.name,
      card: toCompanyCard(offer),
      isChosen: order.includes(offer.product.productId),
      requiredLevel: offer.level.required,
      level: offer.level.reached.level,
      validUntil: offer.level.reached.validUntil,
      isAllowed: offer.level.isMet,
    })),
    order,
  };
}
