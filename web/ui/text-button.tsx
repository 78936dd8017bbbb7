import type { ReactNode } from 'react';
import styles from './text-button.module.css';

/** A way on in the words of a sentence. */
export function TextButton(props: { onClick: () => void; disabled?: boolean; children: ReactNode }): ReactNode {
  return <button type="button" className={styles.link} {...props} />;
}
