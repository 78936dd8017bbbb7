import { useId, type ReactNode } from 'react';
import styles from './editor.module.css';
import type { PagePart } from './preview/page-part.ts';

export type SectionProps = {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** Where on the page its contents are; the preview goes there while somebody is in the section. */
  part?: PagePart;
  children: ReactNode;
};

/** One subject of the form; a hairline below it instead of a box around it. */
export function Section({ title, text, actions, part, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-part={part}>
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
