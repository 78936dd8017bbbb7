import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** Something is on its way. Decoration: what it is, is said in words beside it. As large as the text unless a class says more. */
export function Spinner({ className }: { className?: string | undefined }): ReactNode {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
