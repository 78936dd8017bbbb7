import { useId, type ReactNode } from 'react';
import styles from './segmented.module.css';
import type { SelectOption } from './select-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SegmentedProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

/** Two to four choices side by side. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
