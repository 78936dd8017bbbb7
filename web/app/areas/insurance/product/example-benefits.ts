import type { Product } from '../../../../../shared/insurance/product.ts';
import type { LogicData } from '../../../../../shared/insurance/logic.ts';
import { planBenefitsWith, type BenefitLimit } from '../plans/plan-benefits.ts';

/** What each plan pays before anything is answered or added. */
export function exampleBenefits(product: Product): { plan: string; benefits: BenefitLimit[] }[] {
  const data: LogicData = {
    ...{ answer: {}, applicant: {}, insured: [], fact: {}, today: '', plan: null, isRenewal: false },
  };
  return product.definition.plans.map(({ id }) => ({ plan: id, benefits: planBenefitsWith(product, data, id) }));
}
