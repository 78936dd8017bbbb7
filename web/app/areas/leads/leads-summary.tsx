/** What needs the owner now, and how fast visitors were answered. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { durationInWords } from './lead-times.ts';
import styles from './leads-summary.module.css';

type LeadsSummaryProps = Pick<OutputOfCall<'getLeads'>, 'due' | 'medianAnswerSeconds'> & {
  /** Only the due ones are shown. */
  isDue: boolean;
  onDue: (isDue: boolean) => void;
};

export function LeadsSummary({ due, medianAnswerSeconds, isDue, onDue }: LeadsSummaryProps): ReactNode {
  const { t } = useTranslation('leads');
  const tag = useLanguageTag();
  if (due === 0 && medianAnswerSeconds === null && !isDue) return null;
  return (
    <div className={styles.summary}>
      {medianAnswerSeconds !== null && (
        <p className={styles.median}>{t('summary.median', { duration: durationInWords(medianAnswerSeconds, tag) })}</p>
      )}
      {(due > 0 || isDue) && (
        <p className={styles.due}>
          <ClockIcon size={16} />
          <span>{t('summary.due', { count: due })}</span>
          <TextButton onClick={() => onDue(!isDue)}>{t(isDue ? 'summary.showAll' : 'summary.showDue')}</TextButton>
        </p>
      )}
    </div>
  );
}
