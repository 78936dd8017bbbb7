/** What can be done about a plan from where the account stands. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../../shared/model/account.ts';
import type { Cycle } from '../../../../shared/model/billing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { checkoutPath } from './checkout-path.ts';
import styles from './plan.module.css';
import { actionOn, type Standing } from './plan-standing.ts';
import type { Catalogue, PlanOffer } from './use-billing.ts';
import { useFormats } from './use-formats.ts';

/** What cards and table of the plans are given alike. */
export type PlanListProps = {
  offers: readonly PlanOffer[];
  cycle: Cycle;
  currency: Catalogue['currency'];
  standing: Standing;
  /** Holds what led the owner here. */
  wantedPlan: PlanId | null;
  onEnquire: () => void;
};

type PlanActionButtonProps = Omit<PlanListProps, 'offers' | 'currency'> & { offer: PlanOffer };

export function PlanActionButton({ offer, cycle, standing, wantedPlan, onEnquire }: PlanActionButtonProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { date } = useFormats();
  const action = actionOn(offer, cycle, standing);
  const plan = t(`app:plan.${offer.planId}`);
  switch (action.kind) {
    case 'current':
      return <p className={styles.state}>{t('plan.current')}</p>;
    case 'planned':
      return <p className={styles.state}>{t('plan.from', { date: date(action.at) })}</p>;
    case 'enquire':
      return (
        <Button isWide onClick={onEnquire} aria-label={t('plan.enquire', { plan })}>
          {t('plan.ask')}
        </Button>
      );
    case 'none':
      return null;
    default:
      return (
        <ButtonLink
          isWide
          variant={isFirst(offer.planId, standing, wantedPlan) ? 'primary' : 'quiet'}
          to={checkoutPath({ planId: offer.planId, cycle })}
          aria-label={t(`plan.act.${wordsOf(offer.planId, action.kind, standing)}`, {
            plan,
            cycle: t(`cycle.${cycle}`),
          })}
        >
          {t(`plan.actShort.${wordsOf(offer.planId, action.kind, standing)}`, { cycle: t(`cycle.${cycle}`) })}
        </ButtonLink>
      );
  }
}

/** One plan is put forward: the one that was looked for, else the one that is on trial or comes next after Free. */
function isFirst(planId: PlanId, { planId: present, subscription }: Standing, wantedPlan: PlanId | null): boolean {
  if (wantedPlan !== null) return planId === wantedPlan;
  return subscription === null && planId === (present === 'free' ? 'individual' : present);
}

function wordsOf(planId: PlanId, kind: 'choose' | 'other-cycle', { planId: present, isTrial, subscription }: Standing) {
  if (kind === 'other-cycle') return 'otherCycle';
  if (isTrial && planId === present) return 'keep';
  return subscription === null ? 'choose' : 'switch';
}
