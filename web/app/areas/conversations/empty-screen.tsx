/** A screen that has nothing to show yet: what will be here and how it comes about, beside an example of it. */
import type { ReactNode } from 'react';
import styles from './empty-screen.module.css';
import { ExampleFrame } from './example-frame.tsx';

type EmptyScreenProps = {
  title: string;
  text: string;
  action: ReactNode;
  /** "Example". */
  mark: string;
  example: ReactNode;
};

export function EmptyScreen({ title, text, action, mark, example }: EmptyScreenProps): ReactNode {
  return (
    <section className={styles.empty}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {action}
      </div>
      <ExampleFrame mark={mark}>{example}</ExampleFrame>
    </section>
  );
}
