/** What the visitor thought of an answer; nothing when they did not say. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/model/conversation.ts';
import styles from './rating.module.css';

const thumb =
  'M7.5 11 11 4c1.4 0 2.5 1 2.5 2.4V10h4.8a1.7 1.7 0 0 1 1.7 2l-1 6a1.7 1.7 0 0 1-1.7 1.4H7.5m0-8.4v8.4m0-8.4H4v8.4h3.5';

export function Rating({ rating }: Pick<Message, 'rating'>): ReactNode {
  const { t } = useTranslation('history');
  if (rating === null) return null;
  return (
    <p className={styles.rating} data-rating={rating}>
      <svg viewBox="0 0 24 24" width={16} height={16} fill="none" aria-hidden="true" focusable="false">
        <path d={thumb} stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {t(`rating.${rating}`)}
    </p>
  );
}
