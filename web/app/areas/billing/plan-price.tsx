/** "€12 a month"; by the year also what a month of it comes to. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cycle } from '../../../../shared/model/billing.ts';
import { monthOf } from '../../../lib/plan-parts.ts';
import styles from './plan.module.css';
import type { Catalogue, PlanOffer } from './use-billing.ts';
import { useFormats } from './use-formats.ts';

type PlanPriceProps = { offer: PlanOffer; cycle: Cycle; currency: Catalogue['currency'] };

export function PlanPrice({ offer, cycle, currency }: PlanPriceProps): ReactNode {
  const { t } = useTranslation('billing');
  const { money, price } = useFormats();
  const amount = offer[cycle];
  if (offer.planId === 'free') return <Price amount={price({ amount: 0, currency })} unit={t('plan.forever')} />;
  if (amount === null) return <Price amount={t('plan.onRequest')} unit={t('plan.forCompany')} />;
  if (cycle === 'monthly') return <Price amount={price(amount)} unit={t('plan.perMonth')} />;
  const month = money(monthOf(amount));
  return <Price amount={price(amount)} unit={t('plan.perYear', { month })} />;
}

function Price({ amount, unit }: { amount: string; unit: string }): ReactNode {
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{unit}</span>
    </p>
  );
}
