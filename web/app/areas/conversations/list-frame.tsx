/** What stands around a list: its results, which are dimmed while others are asked for, and its head. */
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './list-frame.module.css';

/** @param rowHeight px */
export function ListSkeleton({ rows, rowHeight }: { rows: number; rowHeight: number }): ReactNode {
  return (
    <div className={styles.waiting}>
      <SkeletonRows rows={rows} height={rowHeight} />
    </div>
  );
}

export function ListResults({ isStale, children }: { isStale: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={styles.results} aria-busy={isStale}>
      {children}
    </div>
  );
}

/** How many there are, and the choices that change which. */
export function ListHead({ count, children }: { count: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.head}>
      <p className={styles.count} role="status">
        {count}
      </p>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
