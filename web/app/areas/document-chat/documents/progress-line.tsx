import type { ReactNode } from 'react';
import styles from './documents.module.css';

type ProgressLineProps = {
  /** What is going on, in words. */
  label: string;
  /** What it goes on with, for screen readers. */
  of: string;
  /** From 0 to 1; null while nobody knows. */
  share: number | null;
};

/** A quiet bar with its words above it. */
export function ProgressLine({ label, of, share }: ProgressLineProps): ReactNode {
  return (
    <div className={styles.progress}>
      <p className={styles.progressWords}>{label}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`${of}: ${label}`}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share !== null && { 'aria-valuenow': Math.round(share * 100) })}
      >
        <div
          className={styles.fill}
          data-unknown={share === null || undefined}
          {...(share !== null && { style: { inlineSize: `${share * 100}%` } })}
        />
      </div>
    </div>
  );
}
