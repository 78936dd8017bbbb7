import { useTranslation } from 'react-i18next';
import { minorOf } from '../../../../../shared/insurance/money.ts';
import type { Currency } from '../../../../../shared/places/currencies.ts';
import { useAmounts } from '../use-amounts.ts';
import { useFlow } from '../flow/flow-context.ts';

/** "HK$600,000", "Included" or "Not covered". */
export function useLimitText(currency: Currency): (limit: number | null | undefined) => string {
  const { t } = useTranslation('insurance');
  const { whole } = useAmounts();
  return (limit) => {
    if (limit === undefined) return t('plans.depends');
    if (limit === null) return t('plans.included');
    return limit === 0 ? t('plans.notCovered') : whole({ amount: minorOf(limit, currency), currency });
  };
}

export function useBenefitText(): (limit: number | null | undefined) => string {
  return useLimitText(useFlow().definition.currency);
}
