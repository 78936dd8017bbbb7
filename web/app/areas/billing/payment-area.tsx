/** Payment: what renewals are paid with, whom invoices are made out to, and the invoices. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AccountTabs } from '../settings/account-tabs.tsx';
import styles from './billing.module.css';
import { DetailsCard } from './details-card.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { MethodsSection } from './methods-section.tsx';

export function PaymentArea(): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <div className={styles.narrow}>
      <AccountTabs />
      <PageHeader
        title={t('payment.title')}
        text={
          <>
            {t('payment.text')} <HelpLink guide="plans" />
          </>
        }
      />
      <div className={styles.stack}>
        <MethodsAndDetails />
        <InvoicesSection />
      </div>
    </div>
  );
}

function MethodsAndDetails(): ReactNode {
  const { data, error, mutate } = useCall('customerDetail', {});
  if (data === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows rows={2} height={180} />;
  const take = (customer: typeof data.customer): void => {
    void mutate({ customer }, { revalidate: false });
  };
  return (
    <>
      {data.customer !== null && <MethodsSection customer={data.customer} onCustomer={take} />}
      <DetailsCard customer={data.customer} onSaved={take} />
    </>
  );
}
