/** Overall: who the account is, what it has, how safe it is, and where it was used last. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { PersonCard, PlanStateCard } from './overall-cards.tsx';
import { RecentSignIns } from './recent-sign-ins.tsx';
import { SafetyCard } from './safety-card.tsx';
import styles from './settings.module.css';

export function AccountArea(): ReactNode {
  const { t } = useTranslation('settings');
  const { data: account, error, mutate } = useCall('getUserInfo', {});
  return (
    <div className={styles.page}>
      <AccountTabs />
      <PageHeader title={t('overall.title')} text={t('overall.text')} />
      {account === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {account === undefined && error === undefined && <SkeletonRows rows={3} height={160} />}
      {account !== undefined && (
        <div className={styles.cards}>
          <PersonCard account={account} />
          <PlanStateCard plan={account.plan} />
          <SafetyCard account={account} />
          <RecentSignIns />
        </div>
      )}
    </div>
  );
}
