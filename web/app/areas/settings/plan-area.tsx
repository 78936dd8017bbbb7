import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planAt, type Account, type PlanId } from '../../../../shared/model/account.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './plan-area.module.css';
import { PlanCard } from './plan-card.tsx';
import frame from './settings.module.css';

const shownPlans: readonly PlanId[] = ['free', 'individual'];

/** What the account has, and what there is. Plans can't be bought yet, and it says so. */
export function PlanArea(): ReactNode {
  const { t } = useTranslation('settings');
  const { data: account, error, mutate } = useCall('getUserInfo', {});
  return (
    <div className={frame.page}>
      <PageHeader title={t('plan.title')} text={t('plan.text')} />
      {account !== undefined && <Plans plan={account.plan} />}
      {account === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {account === undefined && error === undefined && <SkeletonRows rows={2} height={240} />}
    </div>
  );
}

function Plans({ plan }: Pick<Account, 'plan'>): ReactNode {
  const { t } = useTranslation('settings');
  const current = planAt(plan, new Date());
  return (
    <>
      <TrialNotice plan={plan} />
      <div className={styles.plans}>
        {shownPlans.map((id) => (
          <PlanCard key={id} id={id} isCurrent={id === current} />
        ))}
      </div>
      <p className={styles.text}>{t('plan.soon')}</p>
    </>
  );
}

function TrialNotice({ plan }: Pick<Account, 'plan'>): ReactNode {
  const { t } = useTranslation('settings');
  const tag = useLanguageTag();
  if (plan.trialEndsAt === null) return null;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory' }).format(
    Date.parse(plan.trialEndsAt),
  );
  const isOver = planAt(plan, new Date()) !== plan.id;
  return <Notice>{t(isOver ? 'plan.trialOver' : 'plan.trialEnds', { date })}</Notice>;
}
