import type { saveCompanyProduct as contract } from '../../../shared/calls/page-products.ts';
import { listInsuranceOffers } from '../../domain/agent-products/insurance-offers.ts';
import { listOffers } from '../../domain/agent-products/offers.ts';
import { viewOffers } from '../../domain/agent-products/view-offers.ts';
import { hideCompanyProduct, showCompanyProduct } from '../../domain/products/save-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const saveCompanyProduct: Handler<typeof contract> = async ({ productId, isChosen }, context) => {
  if (isChosen) await show(productId, context);
  else await hideCompanyProduct(context, productId);
  return viewOffers(context.actor.id, context.now);
};

/** What a company offers to others, or to nobody, answers like what there never was. */
async function show(productId: string, context: OwnerContext): Promise<void> {
  const { id } = context.actor;
  const [offers, insurances] = await Promise.all([listOffers(id, context.now), listInsuranceOffers(id, context.now)]);
  const offered = new Set([
    ...offers.map(({ product }) => product.productId),
    ...insurances.map(({ card }) => card.productId),
  ]);
  const insurance = insurances.find(({ card }) => card.productId === productId);
  if (insurance) return showCompanyProduct(context, { productId, companyId: insurance.company.companyId }, offered);
  const offer = offers.find(({ product }) => product.productId === productId);
  if (!offer) throw new AppError('not_found');
  if (!offer.level.isMet) throw new AppError('level_needed', { level: offer.level.required });
  return showCompanyProduct(context, offer.product, offered);
}
