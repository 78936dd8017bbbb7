import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './quiet-select.module.css';

export type QuietSelectProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  /** The words for each value, in the order in which they are offered. */
  names: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A short list beside others, without a frame of its own: an order, a role. */
export function QuietSelect<Value extends string>({
  label,
  names,
  value,
  onChange,
}: QuietSelectProps<Value>): ReactNode {
  const values = Object.keys(names) as Value[];
  const choose = (chosen: string): void => {
    const next = values.find((one) => one === chosen);
    if (next !== undefined) onChange(next);
  };
  return (
    <span className={styles.frame}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.arrow} />
    </span>
  );
}
