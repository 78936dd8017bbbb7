import { holds, type Application } from './product.ts';

export type Decision = 'accept' | 'refer' | 'decline';

/** A rule that spoke: its reason stands under its id in the product's texts. `person` from 0; null for the application. */
export type UnderwritingReason = { rule: string; person: number | null; decision: 'refer' | 'decline' };

export type Underwriting = { decision: Decision; reasons: readonly UnderwritingReason[] };

/** Decides about an application whose questions of the stage `quote` are answered: the strictest rule counts. */
export function underwrite({ product, data }: Application): Underwriting {
  const reasons = product.definition.underwriting.flatMap(({ id, per, when, decision }): UnderwritingReason[] => {
    if (per === 'policy') return holds(product, when, data) ? [{ rule: id, person: null, decision }] : [];
    return data.insured.flatMap((person, index) =>
      holds(product, when, { ...data, person }) ? [{ rule: id, person: index, decision }] : [],
    );
  });
  if (reasons.some(({ decision }) => decision === 'decline')) {
    return { decision: 'decline', reasons: reasons.filter(({ decision }) => decision === 'decline') };
  }
  return { decision: reasons.length > 0 ? 'refer' : 'accept', reasons };
}
