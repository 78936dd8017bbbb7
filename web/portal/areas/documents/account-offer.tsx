import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../portal-paths.ts';
import styles from './documents.module.css';

/** The way to an account, which the policy is bound to. */
export function AccountOffer({ applicationId }: { applicationId: string }): ReactNode {
  const { t } = useTranslation('portal-documents');
  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <h2 id="account-offer">{t('account.title')}</h2>
      <p>{t('account.text')}</p>
      <p className={styles.ways}>
        <Link to={`${portalPaths.register}?${new URLSearchParams({ application: applicationId })}`}>
          {t('account.make')}
        </Link>
        <Link to={portalPaths.signIn}>{t('account.have')}</Link>
      </p>
    </section>
  );
}
