import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPolicy } from '../../../../../shared/insurance/application.ts';
import plans from '../plans/plans.module.css';
import styles from './change.module.css';
import { PolicyLink } from './policy-link.tsx';

/** The policy is not what it was when the change was begun: nothing comes of it. */
export function ChangeOutdated({ changes }: { changes: ChangedPolicy }): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <div className={plans.screen}>
      <div className={plans.head}>
        <h1 className={plans.title}>{t('amend.outdatedTitle')}</h1>
        <p className={plans.text}>{t('amend.outdatedText', { number: `\u2066${changes.number}\u2069` })}</p>
      </div>
      <div className={styles.acts}>
        <PolicyLink policyId={changes.policyId} />
      </div>
    </div>
  );
}
