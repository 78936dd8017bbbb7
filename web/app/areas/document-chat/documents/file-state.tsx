/** How far a document is: a bar while it moves, a word when it is ready, and what to do when it cannot be asked. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFile } from '../../../../../shared/model/document-product.ts';
import styles from './documents.module.css';
import { ProgressLine } from './progress-line.tsx';

export function FileState({ file }: { file: DocumentFile }): ReactNode {
  const { t } = useTranslation('product-design');
  const { name, state, progress } = file;
  if (state === 'ready' || state === 'failed') {
    return (
      <span className={styles.state} data-state={file.warning === null ? state : 'warning'}>
        {t(file.warning === null ? `state.${state}` : 'state.readyWithWarning')}
      </span>
    );
  }
  const isCounted = state !== 'waiting' && progress.total > 0;
  return (
    <ProgressLine
      label={isCounted ? t(`state.${state}Count`, progress) : t(`state.${state}`)}
      of={name}
      share={isCounted ? Math.min(1, progress.done / progress.total) : null}
    />
  );
}

/** What is wrong, and the way out of it. */
export function FileTrouble({ file: { failure, warning } }: { file: DocumentFile }): ReactNode {
  const { t } = useTranslation('product-design');
  if (failure !== null) {
    return (
      <p className={styles.trouble} role="alert">
        {t(`failure.${failure}`)}
      </p>
    );
  }
  return warning !== null && <p className={styles.warning}>{t(`warning.${warning}`)}</p>;
}
