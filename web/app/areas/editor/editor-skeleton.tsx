import type { ReactNode } from 'react';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './editor.module.css';
import { useIsWide } from './use-is-wide.ts';

/** The shape of the editor while the page is on its way. */
export function EditorSkeleton(): ReactNode {
  const isWide = useIsWide();
  return (
    <div className={styles.editor}>
      <div className={styles.column}>
        <div className={styles.top}>
          <Skeleton width="260px" height={24} />
        </div>
        <SkeletonRows rows={6} height={72} />
      </div>
      {isWide && (
        <aside>
          <Skeleton height={640} />
        </aside>
      )}
    </div>
  );
}
