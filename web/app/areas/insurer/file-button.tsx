import type { ReactNode } from 'react';
import { PlusIcon } from '../../../ui/area-icons.tsx';
import styles from './insurer.module.css';

type FileButtonProps = { label: string; accept: string; isBusy: boolean; onChoose: (file: File) => void };

/** A file input that looks like the view's main button. */
export function FileButton({ label, accept, isBusy, onChoose }: FileButtonProps): ReactNode {
  return (
    <label className={styles.file} aria-busy={isBusy}>
      <PlusIcon size={18} />
      {label}
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
