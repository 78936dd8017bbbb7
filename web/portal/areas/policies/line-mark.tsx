import type { ReactNode } from 'react';
import type { PolicyCard } from '../../../../shared/insurance/portal.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import styles from './policy-card.module.css';

/** What kind of insurance it is, at a glance. */
export function LineMark({ line, isOver = false }: { line: PolicyCard['line']; isOver?: boolean }): ReactNode {
  return (
    <span className={styles.mark} data-over={isOver || undefined}>
      <LineIcon line={line} size={28} />
    </span>
  );
}
