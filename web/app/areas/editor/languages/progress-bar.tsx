import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageProgress } from '../../../../../shared/model/page-languages.ts';
import styles from './languages.module.css';

/** How many of the page's texts are in the language, in words and as a line. */
export function ProgressBar({ progress: { translated, texts } }: { progress: LanguageProgress }): ReactNode {
  const { t } = useTranslation('languages');
  const isWhole = translated === texts;
  return (
    <div className={styles.progress}>
      <span>{t(isWhole ? 'whole' : 'progress', { translated, texts })}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${texts === 0 ? 100 : (100 * translated) / texts}%` }} />
      </span>
    </div>
  );
}
