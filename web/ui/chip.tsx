import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export type ChipTone = 'quiet' | 'good' | 'warning' | 'accent';

/** A state in a word or two, e.g. "Paid". */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone; children: ReactNode }): ReactNode {
  return <span className={classNames(styles.chip, tone !== 'quiet' && styles[tone])}>{children}</span>;
}
