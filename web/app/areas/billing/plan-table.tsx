/** The plans for people who compare: one column each. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PlanActionButton, type PlanListProps } from './plan-action-button.tsx';
import { parts, valueOf, type PartValue } from '../../../lib/plan-parts.ts';
import { PlanPrice } from './plan-price.tsx';
import styles from './plan.module.css';
import { useFormats } from './use-formats.ts';

export function PlanTable({ offers, currency, ...list }: PlanListProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const marked = list.wantedPlan ?? list.standing.planId;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('plan.compare')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('plan.parts')}</VisuallyHidden>
          </th>
          {offers.map((offer) => (
            <th key={offer.planId} scope="col" data-marked={offer.planId === marked}>
              <div className={styles.column}>
                <span className={styles.name}>{t(`app:plan.${offer.planId}`)}</span>
                <PlanPrice offer={offer} cycle={list.cycle} currency={currency} />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.act}>
          <th scope="row">
            <VisuallyHidden>{t('plan.acts')}</VisuallyHidden>
          </th>
          {offers.map((offer) => (
            <td key={offer.planId} data-marked={offer.planId === marked}>
              <PlanActionButton offer={offer} {...list} />
            </td>
          ))}
        </tr>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`part.${part}`)}</th>
            {offers.map((offer) => (
              <td key={offer.planId} data-marked={offer.planId === marked}>
                <Value value={valueOf(part, offer)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: PartValue }): ReactNode {
  const { t } = useTranslation('billing');
  const { number } = useFormats();
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return t(`value.${value}`);
  if (value === null) return t('value.unlimited');
  return value ? (
    <>
      <CheckIcon size={20} className={styles.has} />
      <VisuallyHidden>{t('value.yes')}</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden="true" className={styles.hasNot}>
        –
      </span>
      <VisuallyHidden>{t('value.no')}</VisuallyHidden>
    </>
  );
}
