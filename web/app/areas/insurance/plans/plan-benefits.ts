import type { LogicData } from '../../../../../shared/insurance/logic.ts';
import type { Application, Product } from '../../../../../shared/insurance/product.ts';

/** Null is included, 0 not covered, undefined what follows from answers that are not there; else major units. */
export type BenefitLimit = { id: string; limit: number | null | undefined };

/** What a plan pays with the answers as they stand. */
export const planBenefits = ({ product, data }: Application, plan: string): BenefitLimit[] =>
  planBenefitsWith(product, data, plan);

export function planBenefitsWith(product: Product, data: LogicData, plan: string): BenefitLimit[] {
  const benefits = product.definition.plans.find(({ id }) => id === plan)?.benefits ?? [];
  return benefits.map(({ id, limit }) => {
    const value = limit === null ? null : product.tryRun(limit, { ...data, plan });
    const isUnknown = value === null && limit !== null;
    return { id, limit: isUnknown ? undefined : typeof value === 'number' ? value : null };
  });
}
