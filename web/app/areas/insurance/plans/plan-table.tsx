import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductTexts } from '../../../../../shared/insurance/product-texts.ts';
import type { Currency } from '../../../../../shared/places/currencies.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { BenefitLimit } from './plan-benefits.ts';
import styles from './plans.module.css';
import { useLimitText } from './use-benefit-text.ts';

type PlanTableProps = {
  currency: Currency;
  texts: Pick<ProductTexts, 'plans' | 'benefits'>;
  columns: readonly { plan: string; benefits: readonly BenefitLimit[] }[];
};

/** Benefits against plans. On a phone it moves sideways under its first column. */
export function PlanTable({ currency, texts, columns }: PlanTableProps): ReactNode {
  const { t } = useTranslation('insurance');
  const limitText = useLimitText(currency);
  return (
    <div className={styles.sideways} tabIndex={0} role="region" aria-label={t('plans.compare')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('plans.benefit')}</VisuallyHidden>
            </th>
            {columns.map(({ plan }) => (
              <th key={plan} scope="col">
                {texts.plans[plan]?.name ?? plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(columns[0]?.benefits ?? []).map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                {texts.benefits[id]?.name ?? id}
                {texts.benefits[id]?.text !== undefined && (
                  <span className={styles.small}>{texts.benefits[id].text}</span>
                )}
              </th>
              {columns.map(({ plan, benefits }) => {
                const limit = benefits.find((one) => one.id === id)?.limit;
                return (
                  <td key={plan} className={limit === 0 ? styles.not : undefined}>
                    {limitText(limit)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
