import type { OfferedProduct } from '../../../shared/model/offered-product.ts';
import { readProductList } from '../products/find-products.ts';
import { toCompanyCard } from './company-cards.ts';
import { listInsuranceOffers } from './insurance-offers.ts';
import { listOffers, type Offer } from './offers.ts';

/** As their agent sees them. */
export async function viewOffers(
  accountId: string,
  now: Date,
): Promise<{ products: OfferedProduct[]; order: string[] }> {
  const [{ products }, offers, insurances] = await Promise.all([
    readProductList(accountId),
    listOffers(accountId, now),
    listInsuranceOffers(accountId, now),
  ]);
  const order = products.map(({ productId }) => productId);
  const insured = insurances.map(({ card, company }): OfferedProduct => ({
    ...{ productId: card.productId, company: company.name, card, isChosen: order.includes(card.productId) },
    ...{ requiredLevel: null, level: 0, validUntil: null, isAllowed: true },
  }));
  return {
    products: [...offers.map(ofDocuments), ...insured],
    order,
  };

  function ofDocuments(offer: Offer): OfferedProduct {
    return {
      productId: offer.product.productId,
      company: offer.company.name,
      card: toCompanyCard(offer),
      isChosen: order.includes(offer.product.productId),
      requiredLevel: offer.level.required,
      level: offer.level.reached.level,
      validUntil: offer.level.reached.validUntil,
      isAllowed: offer.level.isMet,
    };
  }
}
