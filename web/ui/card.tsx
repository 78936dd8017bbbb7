import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export type CardProps = { title?: string; text?: ReactNode; children?: ReactNode; className?: string | undefined };

/** One subject on the paper. */
export function Card({ title, text, children, className }: CardProps): ReactNode {
  return (
    <section className={classNames(styles.card, className)}>
      {(title !== undefined || text !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
