/** What is compared between plans, in the order of the specification (1, section 6). */
import type { Feature, PlanContents, PlanId } from '../../shared/model/account.ts';
import type { Money } from '../../shared/model/billing.ts';

export const parts = [
  'page',
  'leads',
  'templates',
  'assistant',
  'card',
  'questions',
  'documents',
  'products',
  'connections',
] as const;
export type Part = (typeof parts)[number];

/** In the plan or not, or how much of it; null: as much as there is. */
export type PartValue = boolean | number | null | 'freeTemplates' | 'allTemplates';

export function valueOf(part: Part, offer: PlanContents): PartValue {
  const has = (feature: Feature): boolean => offer.features.includes(feature);
  switch (part) {
    case 'page':
    case 'leads':
      return true;
    case 'templates':
      return has('premium-templates') ? 'allTemplates' : 'freeTemplates';
    case 'assistant':
      return has('assistant');
    case 'card':
      return has('business-card');
    case 'questions':
      return noneIsFalse(offer.questionsPerMonth);
    case 'documents':
      return has('document-chat');
    case 'products':
      return noneIsFalse(offer.products);
    case 'connections':
      return noneIsFalse(offer.connections);
  }
}

/** What a plan holds that the one before it does not. */
export function partsBeyond(offer: PlanContents, before: PlanContents | undefined): Part[] {
  return parts.filter((part) => {
    const value = valueOf(part, offer);
    return value !== false && (before === undefined || value !== valueOf(part, before));
  });
}

function noneIsFalse(count: number | null): number | null | false {
  return count === 0 ? false : count;
}

/** The cheapest plan that holds what somebody is looking for. */
export function planFor(feature: Feature, offers: readonly (PlanContents & { planId: PlanId })[]): PlanId | null {
  return offers.find((offer) => offer.features.includes(feature))?.planId ?? null;
}

const MONTHS = 12;

/** What a month of a year's price comes to. */
export const monthOf = ({ amount, currency }: Money): Money => ({ amount: Math.round(amount / MONTHS), currency });
