import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../../../ui/area-icons.tsx';
import { photoAccept } from '../profile/check-photo-file.ts';
import styles from './library.module.css';

/** A file input that looks like a button and takes many at once. */
export function UploadButton({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  const { t } = useTranslation('library');
  return (
    <label className={styles.upload}>
      <PlusIcon size={18} />
      {t('library.upload')}
      <input
        type="file"
        multiple
        accept={photoAccept}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same files can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
