/** Subscriptions: where the account stands with its plan, and what there is. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Account } from '../../../../shared/model/account.ts';
import { cycles, type Cycle } from '../../../../shared/model/billing.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useIsWide } from '../editor/use-is-wide.ts';
import { AccountTabs } from '../settings/account-tabs.tsx';
import styles from './billing.module.css';
import { readWanted } from './checkout-path.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { History } from './history.tsx';
import { OpenPaymentNotice } from './open-payment-notice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { planFor } from '../../../lib/plan-parts.ts';
import planStyles from './plan.module.css';
import { standingOf } from './plan-standing.ts';
import { PlanTable } from './plan-table.tsx';
import { StandingCard } from './standing-card.tsx';
import { useCatalogue, type BillingRecord, type Catalogue } from './use-billing.ts';

export function PlanArea(): ReactNode {
  const { t } = useTranslation('billing');
  const account = useCall('getUserInfo', {});
  const catalogue = useCatalogue();
  const record = useCall('subscriptionRecord', {});
  const error = account.error ?? catalogue.error ?? record.error;
  const askAgain = (): void => void Promise.all([account.mutate(), catalogue.mutate(), record.mutate()]);
  const plans =
    account.data && catalogue.data && record.data
      ? { account: account.data, catalogue: catalogue.data, record: record.data }
      : null;
  return (
    <div className={styles.wide}>
      <AccountTabs />
      <PageHeader
        title={t('plan.title')}
        text={
          <>
            {t('plan.text')} <HelpLink guide="plans" />
          </>
        }
      />
      {plans !== null && <Plans {...plans} />}
      {plans === null && error !== undefined && <ErrorState error={error} onRetry={askAgain} />}
      {plans === null && error === undefined && <SkeletonRows rows={2} height={240} />}
    </div>
  );
}

type PlansProps = { account: Account; catalogue: Catalogue; record: BillingRecord };

function Plans({ account, catalogue, record }: PlansProps): ReactNode {
  const standing = standingOf(account.plan, record.subscription, new Date());
  return (
    <div className={styles.stack}>
      {record.open !== null && <OpenPaymentNotice step={record.open} />}
      <StandingCard account={account} standing={standing} meters={record.meters} />
      <Choices catalogue={catalogue} standing={standing} />
      {record.history.length > 0 && <History events={record.history} />}
    </div>
  );
}

type ChoicesProps = { catalogue: Catalogue; standing: ReturnType<typeof standingOf> };

function Choices({ catalogue, standing }: ChoicesProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const [cycle, setCycle] = useState<Cycle>(standing.subscription?.cycle ?? 'monthly');
  const [isAsking, setAsking] = useState(false);
  const wanted = readWanted(search);
  const wantedPlan = wanted === null ? null : planFor(wanted, catalogue.plans);
  const { plans: offers, currency } = catalogue;
  const list = { offers, currency, cycle, standing, wantedPlan, onEnquire: () => setAsking(true) };
  return (
    <section className={planStyles.choices} aria-labelledby="plans-title">
      <div className={planStyles.choicesHead}>
        <h2 id="plans-title" className={styles.sectionTitle}>
          {t('plan.all')}
        </h2>
        <div className={planStyles.cycle}>
          <Segmented
            label={t('cycle.label')}
            value={cycle}
            options={cycles.map((value) => ({ value, label: t(`cycleName.${value}`) }))}
            onChange={setCycle}
          />
          <span className={planStyles.saving}>{t('plan.save', { count: catalogue.monthsFree })}</span>
        </div>
      </div>
      {wanted !== null && wantedPlan !== null && (
        <Notice>{t(`plan.wanted.${wanted}`, { plan: t(`app:plan.${wantedPlan}`) })}</Notice>
      )}
      {isWide ? <PlanTable {...list} /> : <PlanCards {...list} />}
      <p className={styles.quiet}>{t(catalogue.isVatExcluded ? 'plan.vatExcluded' : 'plan.vatIncluded')}</p>
      <EnquiryDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
