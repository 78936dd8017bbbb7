/** Something that is not there yet, faint and marked as an example. */
import type { ReactNode } from 'react';
import styles from './example-frame.module.css';

type ExampleFrameProps = {
  /** "Example". */
  mark: string;
  children: ReactNode;
};

export function ExampleFrame({ mark, children }: ExampleFrameProps): ReactNode {
  return (
    <div className={styles.frame}>
      <span className={styles.mark}>{mark}</span>
      {children}
    </div>
  );
}
