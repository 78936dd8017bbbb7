import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionSource } from '../../../../shared/model/learning.ts';
import styles from './learning.module.css';

/** The passage that a question comes from, with its page. */
export function QuotedSource({ source: { excerpt, fileName, place } }: { source: QuestionSource }): ReactNode {
  const { t } = useTranslation('learning');
  return (
    <figure className={styles.source} dir="auto">
      <blockquote>{excerpt}</blockquote>
      <figcaption>
        <bdi>{fileName}</bdi>
        {t('onPage', { page: place.page })}
      </figcaption>
    </figure>
  );
}
