/** Page and image templates as data: which feature of the plan each needs. */
import { hasFeature, type Feature, type PlanId } from './account.ts';
import type { Design, ImageTemplateId, TemplateId } from './page.ts';

export const templateNeeds: Record<TemplateId, Feature | null> = {
  professional: null,
  'personal-brand': 'premium-templates',
  sales: 'premium-templates',
  creative: 'premium-templates',
  networking: null,
};

export const imageTemplateNeeds: Record<ImageTemplateId, Feature | null> = {
  dawn: null,
  waves: null,
  arches: null,
  hills: 'premium-templates',
  rays: 'premium-templates',
  grid: 'premium-templates',
  ribbon: 'premium-templates',
  orbit: 'premium-templates',
};

type Plan = { id: PlanId; trialEndsAt: string | null };

/** Whether a plan includes what needs a feature. */
export function isIncluded(need: Feature | null, plan: Plan, now: Date): boolean {
  return need === null || hasFeature(plan, need, now);
}

/** Whether all that a design is made of may go live on a plan. */
export function isDesignIncluded({ template, imageTemplate }: Design, plan: Plan, now: Date): boolean {
  const needs = [templateNeeds[template], imageTemplate === null ? null : imageTemplateNeeds[imageTemplate]];
  return needs.every((need) => isIncluded(need, plan, now));
}
