import type { ReactNode } from 'react';
import styles from './content.module.css';

export type InvitationProps = {
  /** What it will look like. */
  sketch: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
};

/** An empty part of the page: what could be there, and how it comes about. */
export function Invitation({ sketch, title, text, action }: InvitationProps): ReactNode {
  return (
    <div className={styles.invitation}>
      {sketch}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
