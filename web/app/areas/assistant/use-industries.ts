/** Industries and roles in the owner's language, and what clients of the chosen industry want to know. */
import { useTranslation } from 'react-i18next';
import { industries, industryIds, type IndustryId } from '../../../../shared/model/industries.ts';

export type IndustryOffers = {
  industries: string[];
  /** Of the chosen industry; of all when the owner wrote one of his own. */
  roles: string[];
  /**
   * Examples for the two long answers; null for an industry of the owner's own, and until those of the chosen one have come,
   * which the screen does not wait for.
   */
  examples: { keyInformation: string; clientConcerns: string } | null;
};

export function useIndustries(industry: string): IndustryOffers {
  const { t } = useTranslation(['industry-roles', 'industry-names']);
  const nameOf = (id: IndustryId): string => t(`industry-names:${id}`);
  const rolesOf = (id: IndustryId): string[] => industries[id].map((role) => t(`${id}.${role}`));
  const chosen = industryIds.find((id) => nameOf(id) === industry.trim());
  return {
    industries: industryIds.map(nameOf).sort((a, b) => a.localeCompare(b)),
    roles: (chosen ? [chosen] : industryIds).flatMap(rolesOf),
    examples: useExamples(chosen),
  };
}

/** Each industry's are a file of their own (`web/text-files.ts`). */
function useExamples(id: IndustryId | undefined): IndustryOffers['examples'] {
  const namespace = id === undefined ? 'industry-names' : `industry-examples-${id}`;
  const { t, ready } = useTranslation(namespace, { useSuspense: false });
  if (id === undefined || !ready) return null;
  return { keyInformation: t('keyInformation'), clientConcerns: t('clientConcerns') };
}
