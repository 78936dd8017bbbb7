import type { ReactNode } from 'react';
import styles from './documents.module.css';

/** As long as fits on the sheet. */
const LONGEST = 4;

/** A little sheet with the end of the file's name on it. */
export function KindMark({ name }: { name: string }): ReactNode {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '') : '';
  return (
    <span className={styles.kind} aria-hidden="true">
      {ending.slice(0, LONGEST).toUpperCase()}
    </span>
  );
}
