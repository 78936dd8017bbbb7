import type { MouseEventHandler, ReactNode } from 'react';
import styles from './way-link.module.css';

type WayLinkProps = {
  href: string;
  children: ReactNode;
  /** What a screen reader says, where the words alone do not say whom it reaches. */
  label?: string | undefined;
  /** Another site. */
  isElsewhere?: boolean;
  onClick?: MouseEventHandler | undefined;
};

/** A way to reach somebody: an icon and a word, as large as a thumb. */
export const WayLink = ({ href, children, label, isElsewhere = false, onClick }: WayLinkProps): ReactNode => (
  <a
    className={styles.way}
    href={href}
    aria-label={label}
    onClick={onClick}
    {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {children}
  </a>
);
