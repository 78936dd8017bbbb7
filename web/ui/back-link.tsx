import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './back-link.module.css';
import { BackIcon } from './area-icons.tsx';

/** The way up, above the title of what it leads out of. */
export function BackLink({ to, children }: Pick<LinkProps, 'to'> & { children: ReactNode }): ReactNode {
  return (
    <Link className={styles.back} to={to}>
      <BackIcon size={18} data-flip="" />
      {children}
    </Link>
  );
}
