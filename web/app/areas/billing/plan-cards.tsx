/** The plans for people who choose: one card each. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { PlanActionButton, type PlanListProps } from './plan-action-button.tsx';
import { partsBeyond, valueOf, type Part } from '../../../lib/plan-parts.ts';
import { PlanPrice } from './plan-price.tsx';
import styles from './plan.module.css';
import type { PlanOffer } from './use-billing.ts';
import { useFormats } from './use-formats.ts';

export function PlanCards({ offers, ...list }: PlanListProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {offers.map((offer, index) => (
        <li key={offer.planId}>
          <PlanCard offer={offer} before={offers[index - 1]} {...list} />
        </li>
      ))}
    </ul>
  );
}

type PlanCardProps = Omit<PlanListProps, 'offers'> & { offer: PlanOffer; before: PlanOffer | undefined };

function PlanCard({ offer, before, currency, ...list }: PlanCardProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const id = `plan-${offer.planId}`;
  const isMarked = offer.planId === (list.wantedPlan ?? list.standing.planId);
  return (
    <section className={classNames(styles.plan, isMarked && styles.marked)} aria-labelledby={id}>
      <div className={styles.planHead}>
        <h3 id={id} className={styles.name}>
          {t(`app:plan.${offer.planId}`)}
        </h3>
        <p className={styles.text}>{t(`plan.${offer.planId}`)}</p>
        <PlanPrice offer={offer} cycle={list.cycle} currency={currency} />
      </div>
      <ul className={styles.holds}>
        {before !== undefined && <Held>{t('holds.before', { plan: t(`app:plan.${before.planId}`) })}</Held>}
        {partsBeyond(offer, before).map((part) => (
          <Holding key={part} part={part} offer={offer} />
        ))}
      </ul>
      <PlanActionButton offer={offer} {...list} />
    </section>
  );
}

function Holding({ part, offer }: { part: Part; offer: PlanOffer }): ReactNode {
  const { t } = useTranslation('billing');
  const { number } = useFormats();
  const value = valueOf(part, offer);
  if (typeof value === 'number') return <Held>{t(`holds.${part}`, { count: value, number: number(value) })}</Held>;
  if (typeof value === 'string') return <Held>{t(`holds.${value}`)}</Held>;
  return <Held>{t(value === null ? `holds.all.${part}` : `holds.${part}`)}</Held>;
}

function Held({ children }: { children: string }): ReactNode {
  return (
    <li>
      <CheckIcon size={20} />
      <span>{children}</span>
    </li>
  );
}
