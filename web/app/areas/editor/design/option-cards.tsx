import { useId, type ReactNode } from 'react';
import styles from './design.module.css';

export type OptionCard<Value extends string> = {
  value: Value;
  label: string;
  /** What it looks like; decoration, the label says it. */
  picture: ReactNode;
  /** Beside the label, e.g. "Free". */
  mark?: ReactNode;
};

export type OptionCardsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly OptionCard<Value>[];
  onChange: (value: Value) => void;
  /** The section's title says the label already. */
  isLabelHidden?: boolean;
  /** Two beside each other, or as many as there is room for. */
  size?: 'large' | 'small';
};

/** A choice among things that are better seen than read. Arrow keys move it, as in every group of radio buttons. */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>): ReactNode {
  const { label, value, options, onChange, size = 'small', isLabelHidden = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className={isLabelHidden ? styles.hidden : styles.legend}>{label}</legend>
      <div className={styles[size]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {option.picture}
            </span>
            <span className={styles.optionLabel}>
              {option.label}
              {option.mark}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
