/** Names and values, side by side where there is room. */
import type { ReactNode } from 'react';
import styles from './standing.module.css';

export type Fact = { label: string; value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
