import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonProps = { height?: number; width?: string; isRound?: boolean };

/** The shape of what is coming. */
export function Skeleton({ height = 20, width = '100%', isRound = false }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width, ...(isRound && { borderRadius: 'var(--radius-full)' }) }}
    />
  );
}

/** A few rows, as a list or a form will fill them; appears only when the wait is felt. */
export function SkeletonRows({ rows = 4, height = 56 }: { rows?: number; height?: number }): ReactNode {
  const { t } = useTranslation('app');
  return (
    <div className={classNames(styles.stack, styles.late)} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
