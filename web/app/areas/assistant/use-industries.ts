/** Industries and roles in the owner's language, and what clients of the chosen industry want to know. */
import { useTranslation } from 'react-i18next';
import { industries, industryIds, type IndustryId } from '../../../../shared/model/industries.ts';

export type IndustryOffers = {
  industries: string[];
  /** Of the chosen industry; of all when the owner wrote one of his own. */
  roles: string[];
  /** Examples for the two long answers; null for an industry of the owner's own. */
  examples: { keyInformation: string; clientConcerns: string } | null;
};

export function useIndustries(industry: string): IndustryOffers {
  const { t } = useTranslation('industries');
  const nameOf = (id: IndustryId): string => t(`${id}.name`);
  const rolesOf = (id: IndustryId): string[] => industries[id].map((role) => t(`${id}.roles.${role}`));
  const chosen = industryIds.find((id) => nameOf(id) === industry.trim());
  return {
    industries: industryIds.map(nameOf).sort((a, b) => a.localeCompare(b)),
    roles: (chosen ? [chosen] : industryIds).flatMap(rolesOf),
    examples: chosen
      ? { keyInformation: t(`${chosen}.keyInformation`), clientConcerns: t(`${chosen}.clientConcerns`) }
      : null,
  };
}
