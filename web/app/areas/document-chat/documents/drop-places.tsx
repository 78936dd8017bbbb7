/** Where documents are dropped: the empty screen, and the veil that shows that all of it takes them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../../../ui/area-icons.tsx';
import { DocumentIcon } from '../../../../ui/icons.tsx';
import { ChooseFiles } from './choose-files.tsx';
import styles from './documents.module.css';

export function DropVeil(): ReactNode {
  const { t } = useTranslation('product-design');
  return (
    <div className={styles.veil} role="status">
      <div className={styles.veilWords}>
        <DownloadIcon size={32} />
        <p>{t('documents.drop')}</p>
      </div>
    </div>
  );
}

export function EmptyDrop({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  const { t } = useTranslation('product-design');
  return (
    <div className={styles.empty}>
      <div className={styles.stack} aria-hidden="true">
        <DocumentIcon size={40} />
        <DocumentIcon size={56} />
        <DocumentIcon size={40} />
      </div>
      <h2 className={styles.emptyTitle}>{t('documents.emptyTitle')}</h2>
      <p className={styles.emptyText}>{t('documents.emptyText')}</p>
      <ChooseFiles label={t('documents.choose')} onChoose={onChoose} />
      <p className={styles.limits}>{t('documents.limits')}</p>
    </div>
  );
}
