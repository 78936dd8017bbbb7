import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting-screen.module.css';

/** A chunk is on its way. It may be the texts that are missing, so it has none. */
export function WaitingScreen(): ReactNode {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Spinner className={styles.mark} />
    </div>
  );
}
