import { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import { useAmounts } from '../use-amounts.ts';

/** What is wrong with an answer, in words. */
export function useProblemText(): (problem: AnswerProblem) => string {
  const { t } = useTranslation('insurance');
  const { day, days, country } = useAmounts();
  return ({ code, limit }) => {
    if (code === 'area_excluded') return t('problem.areaExcluded', { country: country(String(limit)) });
    const [, count] = /^P(\d+)D$/.exec(String(limit)) ?? [];
    if (count !== undefined) return t(`problem.${keyOf(code)}Days`, { limit: days(Number(count)) });
    return t(`problem.${keyOf(code)}`, {
      limit: /^\d{4}-\d{2}-\d{2}$/.test(String(limit)) ? day(String(limit)) : limit,
    });
  };
}

/** `too_few` as it stands is a plural form to i18next. */
const keyOf = (code: string): string => code.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
