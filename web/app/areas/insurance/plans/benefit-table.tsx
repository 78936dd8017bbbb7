import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../../../../ui/area-icons.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { planBenefits } from './plan-benefits.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './plans.module.css';

/** All benefits of all plans, for those who compare. */
export function BenefitTable({ plans }: { plans: readonly string[] }): ReactNode {
  const { t } = useTranslation('insurance');
  const { application, definition, texts } = useFlow();
  const columns = plans.map((plan) => ({ plan, benefits: planBenefits(application, plan) }));
  return (
    <details className={styles.compare}>
      <summary>
        {t('plans.compare')}
        <ChevronIcon size={18} className={styles.turn} />
      </summary>
      <PlanTable currency={definition.currency} texts={texts} columns={columns} />
    </details>
  );
}
