/** One screen for every change of the plan: it rehearses the change, and takes the payment when there is one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BackIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './billing.module.css';
import { ChangeScreen } from './change-screen.tsx';
import { readChoice } from './checkout-path.ts';
import { OpenPaymentScreen } from './open-payment-screen.tsx';

export function CheckoutArea(): ReactNode {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const { data: record, error, mutate } = useCall('subscriptionRecord', {});
  const choice = readChoice(search);
  return (
    <div className={styles.wide}>
      <Link className={styles.back} to={pathTo('plan')}>
        <BackIcon size={18} data-flip="" />
        {t('back')}
      </Link>
      {record === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {record === undefined && error === undefined && <SkeletonRows rows={3} height={160} />}
      {record !== undefined && choice !== null && (
        <ChangeScreen key={`${choice.planId} ${choice.cycle}`} choice={choice} record={record} />
      )}
      {record !== undefined && choice === null && <OpenPaymentScreen record={record} />}
    </div>
  );
}
