/** What a visitor gets: an answer, and the very lines of the page that it rests on. A picture, so screen readers pass it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './answer-picture.module.css';

export function AnswerPicture(): ReactNode {
  const { t } = useTranslation('product-talk');
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.running}>
          <span>{t('picture.file')}</span>
          <span>12</span>
        </p>
        <span className={styles.heading} />
        <span className={styles.line} />
        <span className={styles.line} />
        <p className={styles.marked}>{t('picture.passage')}</p>
        <span className={styles.line} />
        <span className={styles.short} />
      </div>
      <div className={styles.chat}>
        <p className={styles.question}>{t('picture.question')}</p>
        <p className={styles.answer}>
          {t('picture.answer')} <span className={styles.chip}>1</span>
        </p>
        <p className={styles.source}>
          <span className={styles.chip}>1</span>
          {t('picture.source')}
        </p>
      </div>
    </div>
  );
}
