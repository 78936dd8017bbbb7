import type { ReactNode } from 'react';
import { PlusIcon } from '../../../../ui/area-icons.tsx';
import { documentAccept } from './check-document.ts';
import styles from './documents.module.css';

type ChooseFilesProps = { label: string; onChoose: (files: readonly File[]) => void };

/** A file input that looks like the screen's main button and takes many at once. */
export function ChooseFiles({ label, onChoose }: ChooseFilesProps): ReactNode {
  return (
    <label className={styles.choose}>
      <PlusIcon size={18} />
      {label}
      <input
        type="file"
        multiple
        accept={documentAccept}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same files can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
