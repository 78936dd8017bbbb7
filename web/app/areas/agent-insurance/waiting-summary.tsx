/** What waits for the owner: decisions, and reminders that are due. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../ui/text-button.tsx';
import type { CaseFilters } from './case-filters.ts';
import styles from './waiting-summary.module.css';

type WaitingSummaryProps = {
  toDecide: number;
  due: number;
  filters: CaseFilters;
  onChange: (part: Partial<CaseFilters>) => void;
};

export function WaitingSummary({ toDecide, due, filters, onChange }: WaitingSummaryProps): ReactNode {
  const { t } = useTranslation('agent-insurance');
  if (toDecide === 0 && due === 0) return null;
  const isReferred = filters.status === 'referred';
  return (
    <div className={styles.summary}>
      {toDecide > 0 && (
        <p>
          {t('summary.toDecide', { count: toDecide })}{' '}
          <TextButton onClick={() => onChange({ status: isReferred ? 'all' : 'referred' })}>
            {t(isReferred ? 'summary.showAll' : 'summary.show')}
          </TextButton>
        </p>
      )}
      {due > 0 && (
        <p>
          {t('summary.due', { count: due })}{' '}
          <TextButton onClick={() => onChange({ isDue: !filters.isDue })}>
            {t(filters.isDue ? 'summary.showAll' : 'summary.show')}
          </TextButton>
        </p>
      )}
    </div>
  );
}
