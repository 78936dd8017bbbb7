import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPolicy, QuoteView } from '../../../../../shared/insurance/application.ts';
import { Button } from '../../../../ui/button.tsx';
import plans from '../plans/plans.module.css';
import styles from './change.module.css';
import { PolicyLink } from './policy-link.tsx';

type ChangeDeclinedProps = { quote: QuoteView; changes: ChangedPolicy; onBack: (() => void) | undefined };

/** No, why, and that the policy stays as it is. */
export function ChangeDeclined({ quote, changes, onBack }: ChangeDeclinedProps): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <div className={plans.screen}>
      <div className={plans.head}>
        <h1 className={plans.title}>{t('amend.declinedTitle')}</h1>
        <p className={plans.text}>{t('amend.declinedStays', { number: `\u2066${changes.number}\u2069` })}</p>
      </div>
      <ul className={plans.reasons}>
        {quote.reasons.map(({ rule, person, text }) => (
          <li key={`${rule} ${person ?? ''}`}>{text}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={onBack}>{t('declined.back')}</Button>
        <PolicyLink policyId={changes.policyId} />
      </div>
    </div>
  );
}
