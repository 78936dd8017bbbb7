/** Where the account stands: plan, status, dates, renewal, and use against limits. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import type { Meter, Subscription } from '../../../../shared/model/billing.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { checkoutPath } from './checkout-path.ts';
import { Facts, type Fact } from './facts.tsx';
import { Meters } from './meters.tsx';
import type { Standing } from './plan-standing.ts';
import { RenewalSwitch } from './renewal-switch.tsx';
import { StandingNotices } from './standing-notices.tsx';
import styles from './standing.module.css';
import { useFormats } from './use-formats.ts';

type Status = Subscription['status'] | 'trial' | 'free';

const tones: Record<Status, ChipTone> = {
  active: 'good',
  pending: 'warning',
  cancelled: 'quiet',
  trial: 'accent',
  free: 'quiet',
};

type StandingCardProps = { account: Account; standing: Standing; meters: readonly Meter[] };

export function StandingCard({ account, standing, meters }: StandingCardProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { planId, isTrial, subscription } = standing;
  const status: Status = subscription?.status ?? (isTrial ? 'trial' : 'free');
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.plan}>{t(`app:plan.${subscription?.planId ?? planId}`)}</h2>
        <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
      </div>
      {subscription === null ? (
        <>
          <WithoutSubscription account={account} isTrial={isTrial} />
          <Meters meters={meters} />
        </>
      ) : (
        <OfSubscription subscription={subscription} meters={meters} />
      )}
    </Card>
  );
}

function WithoutSubscription({ account, isTrial }: { account: Account; isTrial: boolean }): ReactNode {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const { trialEndsAt } = account.plan;
  if (trialEndsAt === null) return <p className={styles.text}>{t('standing.free')}</p>;
  return (
    <p className={styles.text}>
      {t(isTrial ? 'standing.trialEnds' : 'standing.trialOver', { date: date(trialEndsAt) })}
    </p>
  );
}

type OfSubscriptionProps = { subscription: Subscription; meters: readonly Meter[] };

function OfSubscription({ subscription, meters }: OfSubscriptionProps): ReactNode {
  const { t } = useTranslation('billing');
  const isOurs = subscription.billedBy === 'us';
  const isRunning = subscription.status === 'active';
  return (
    <>
      <StandingNotices subscription={subscription} />
      <Facts facts={useFacts(subscription)} />
      <Meters meters={meters} />
      {isOurs && isRunning && (
        <div className={styles.end}>
          <RenewalSwitch subscription={subscription} />
          <ButtonLink variant="plain" to={checkoutPath({ planId: 'free', cycle: subscription.cycle })}>
            {t('standing.cancel')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function useFacts({ status, cycle, price, nextBillingAt, periodEnd, payWay }: Subscription): Fact[] {
  const { t } = useTranslation('billing');
  const { money, date } = useFormats();
  const nextBilling = nextBillingAt === null ? t('standing.noBilling') : date(nextBillingAt);
  const facts = [
    { label: t('standing.endDate'), value: date(periodEnd) },
    { label: t('standing.cycle'), value: t(`cycleName.${cycle}`) },
    { label: t('standing.price'), value: t(`standing.net.${cycle}`, { price: money(price) }) },
  ];
  // A cancelled one is neither billed nor paid any more.
  if (status === 'cancelled') return facts;
  return [
    { label: t('standing.nextBilling'), value: nextBilling },
    ...facts,
    { label: t('standing.payWay'), value: t(`payWay.${payWay ?? 'byHand'}`) },
  ];
}
