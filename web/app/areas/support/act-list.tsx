/** What staff did: each act with when, why and by whom. */
import type { ReactNode } from 'react';
import type { StaffAct } from '../../../../shared/model/complaint.ts';
import styles from './support.module.css';
import { actWords, momentWords } from './words.ts';

type ActListProps = { acts: readonly Pick<StaffAct, 'at' | 'by' | 'act' | 'reason'>[] };

export function ActList({ acts }: ActListProps): ReactNode {
  return (
    <ul className={styles.acts}>
      {acts.map(({ at, by, act, reason }, index) => (
        <li key={index}>
          <p className={styles.line}>
            <strong>{actWords[act]}</strong>
            <span className={styles.moment}>{momentWords(at)}</span>
          </p>
          {reason !== '' && <p dir="auto">{reason}</p>}
          <p className={styles.soft}>{by}</p>
        </li>
      ))}
    </ul>
  );
}
