import type { ReactNode } from 'react';
import type { InsuranceCard } from '../../../../../shared/insurance/channel.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import styles from './channel.module.css';

/** A drawing for each kind of insurance. */
export function LinePicture({ line }: { line: InsuranceCard['line'] }): ReactNode {
  return (
    <span className={styles.picture}>
      <LineIcon line={line} size={40} />
    </span>
  );
}
