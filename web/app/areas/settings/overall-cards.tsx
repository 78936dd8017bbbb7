import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planAt, type Account } from '../../../../shared/model/account.ts';
import { phoneText } from '../../../../shared/places/phone-text.ts';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Monogram } from '../conversations/monogram.tsx';
import { useMediaOrigin } from '../../../lib/use-media-origin.ts';
import { useDay } from './use-day.ts';
import styles from './overall.module.css';

/** Who it is. */
export function PersonCard({ account }: { account: Account }): ReactNode {
  const { t } = useTranslation('settings');
  const day = useDay();
  const { fullName, email, phone, createdAt } = account;
  return (
    <Card>
      <div className={styles.person}>
        <Picture account={account} />
        <div className={styles.words}>
          <h2 className={styles.name}>{fullName}</h2>
          <p className={styles.text}>
            <bdi dir="ltr">{email === '' && phone !== null ? phoneText(phone) : email}</bdi>
          </p>
          <p className={styles.since}>{t('overall.since', { date: day(createdAt) })}</p>
        </div>
        <ButtonLink to={pathTo('settings')}>{t('overall.edit')}</ButtonLink>
      </div>
    </Card>
  );
}

function Picture({ account: { image, fullName } }: { account: Account }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <span className={styles.picture}>
      {image !== null && origin !== null ? <img src={`${origin}${image}`} alt="" /> : <Monogram name={fullName} />}
    </span>
  );
}

/** What it has, and until when. */
export function PlanStateCard({ plan }: Pick<Account, 'plan'>): ReactNode {
  const { t } = useTranslation(['settings', 'app']);
  const day = useDay();
  const { isTrial, trialEndsAt, paidUntil } = plan;
  const state =
    isTrial && trialEndsAt !== null
      ? t('overall.plan.trial', { date: day(trialEndsAt) })
      : paidUntil !== null && planAt(plan, new Date()) !== 'free'
        ? t('overall.plan.paid', { date: day(paidUntil) })
        : t('overall.plan.free');
  return (
    <Card title={t('overall.plan.title')}>
      <div className={styles.plan}>
        <div className={styles.words}>
          <p className={styles.planName}>{t(`app:plan.${planAt(plan, new Date())}`)}</p>
          <p className={styles.text}>{state}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={pathTo('plan')}>{t('overall.plan.see')}</ButtonLink>
          <ButtonLink to={pathTo('payment')} variant="plain">
            {t('overall.plan.invoices')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
