import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../../shared/model/account.ts';
import { pathTo } from '../../lib/routes.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './trial-banner.module.css';
import { trialDaysLeft } from './trial-days-left.ts';

/** "12 days left of your Individual trial", and where the plans are. */
export function TrialBanner(): ReactNode {
  const { t } = useTranslation('app');
  const { data: account } = useCall('getUserInfo', {});
  if (account === undefined) return null;
  const days = trialDaysLeft(account.plan, new Date());
  if (days === null) return null;
  return (
    <aside className={styles.banner} aria-label={t('menu.plan')}>
      <span>{trialWords(t, account.plan, days)}</span>
      <Link to={pathTo('plan')}>{t('trial.see')}</Link>
    </aside>
  );
}

type Translate = (key: string, values: Record<string, unknown>) => string;

function trialWords(t: Translate, plan: Account['plan'], days: number): string {
  const name = t(`plan.${plan.id}`, {});
  return days === 0 ? t('trial.over', { plan: name }) : t('trial.left', { count: days, plan: name });
}
