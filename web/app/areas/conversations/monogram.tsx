/** A person without a picture: the first letter of the name, or a plain figure for somebody who left none. */
import type { ReactNode } from 'react';
import { firstLetter } from '../../../pages/name-parts.ts';
import { ProfileIcon } from '../../../ui/icons.tsx';
import styles from './monogram.module.css';

export function Monogram({ name }: { name: string | null }): ReactNode {
  const letter = firstLetter(name ?? '');
  return (
    <span className={styles.monogram} data-named={letter !== '' || undefined} aria-hidden="true">
      {letter || <ProfileIcon size={18} />}
    </span>
  );
}
