import { useId, type ReactNode } from 'react';
import styles from './editor.module.css';

export type SectionProps = { title: string; text?: string; actions?: ReactNode; children: ReactNode };

/** One subject of the form; a hairline below it instead of a box around it. */
export function Section({ title, text, actions, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={id} className={styles.sectionTitle}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.sectionText}>{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
