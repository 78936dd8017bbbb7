/** A person without a picture: the first letter of the name, or a plain figure for somebody who left none. */
import type { ReactNode } from 'react';
import { ProfileIcon } from '../../../ui/icons.tsx';
import styles from './monogram.module.css';

export function Monogram({ name }: { name: string | null }): ReactNode {
  const letter = name?.trim().match(/\p{L}|\p{N}/u)?.[0];
  return (
    <span className={styles.monogram} data-named={letter !== undefined || undefined} aria-hidden="true">
      {letter?.toLocaleUpperCase() ?? <ProfileIcon size={18} />}
    </span>
  );
}
