/** The page templates as data: which plan each needs. */
import type { Feature } from './account.ts';
import type { TemplateId } from './page.ts';

export const templateNeeds: Record<TemplateId, Feature | null> = {
  professional: null,
  'personal-brand': 'premium-templates',
  sales: 'premium-templates',
  creative: 'premium-templates',
  networking: null,
};
