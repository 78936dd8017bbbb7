/** What the owner of a subscription should know or do: said plainly, each with its way on. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { checkoutPath } from './checkout-path.ts';
import { ResumeButton } from './resume-button.tsx';
import styles from './standing.module.css';
import { useRefreshBilling } from './use-billing.ts';
import { useFormats } from './use-formats.ts';

export function StandingNotices({ subscription }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const { status, billedBy, failure, next, isAutoRenewing, periodEnd } = subscription;
  if (billedBy === 'store') return <Notice>{t('standing.store')}</Notice>;
  if (status === 'pending') return <Notice>{t('standing.pending')}</Notice>;
  if (status === 'cancelled') {
    return (
      <Notice>
        <p>{t('standing.cancelled', { date: date(periodEnd) })}</p>
        <ResumeButton variant="primary" />
      </Notice>
    );
  }
  return (
    <>
      {failure !== null && <RenewalFailed subscription={subscription} failure={failure} />}
      {failure === null && !isAutoRenewing && (
        <Notice>
          <p>{t('standing.byHand', { date: date(periodEnd) })}</p>
          <PayNow subscription={subscription} />
        </Notice>
      )}
      {next !== null && <PlannedChange subscription={subscription} next={next} />}
    </>
  );
}

type RenewalFailedProps = { subscription: Subscription; failure: NonNullable<Subscription['failure']> };

function RenewalFailed({ subscription, failure }: RenewalFailedProps): ReactNode {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  return (
    <Notice tone="bad">
      <p>{t('standing.failed', { date: date(failure.at) })}</p>
      {failure.label !== '' && (
        <p>
          {t('outcome.label')} <q>{failure.label}</q>
        </p>
      )}
      <p>
        {failure.nextTryAt === null
          ? t('standing.noTry', { end: date(subscription.periodEnd) })
          : t('standing.nextTry', { date: date(failure.nextTryAt), end: date(subscription.periodEnd) })}
      </p>
      <div className={styles.acts}>
        <PayNow subscription={subscription} />
        <ButtonLink to={pathTo('payment')}>{t('standing.changeMethod')}</ButtonLink>
      </div>
    </Notice>
  );
}

function PayNow({ subscription: { planId, cycle } }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <ButtonLink variant="primary" to={checkoutPath({ planId, cycle })}>
      {t('standing.payNow')}
    </ButtonLink>
  );
}

type PlannedChangeProps = { subscription: Subscription; next: NonNullable<Subscription['next']> };

function PlannedChange({ subscription: { planId, cycle, periodEnd }, next }: PlannedChangeProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { date } = useFormats();
  const textOf = useErrorText();
  const toasts = useToasts();
  const refresh = useRefreshBilling();
  const { run, isRunning, error } = useEffectCall('changeSubscription');
  const keep = async (): Promise<void> => {
    if ((await run({ planId, cycle })) === null) return;
    await refresh();
    toasts.saved();
  };
  const plan = t(`app:plan.${next.planId}`);
  return (
    <Notice>
      <p>{t('standing.planned', { plan, cycle: t(`cycle.${next.cycle}`), date: date(periodEnd) })}</p>
      {error !== undefined && <p role="alert">{textOf(error)}</p>}
      <Button isBusy={isRunning} onClick={() => void keep()}>
        {t('standing.callOff', { plan: t(`app:plan.${planId}`), cycle: t(`cycle.${cycle}`) })}
      </Button>
    </Notice>
  );
}
