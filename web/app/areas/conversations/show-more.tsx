/** The end of a list that goes on. */
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = { label: string; isBusy: boolean; onShowMore: () => void };

export function ShowMore({ label, isBusy, onShowMore }: ShowMoreProps): ReactNode {
  return (
    <div className={styles.more}>
      <Button isBusy={isBusy} onClick={onShowMore}>
        {label}
      </Button>
    </div>
  );
}
