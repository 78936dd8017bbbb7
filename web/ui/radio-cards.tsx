/** A few choices that need more than a word each. */
import { useId, type ReactNode } from 'react';
import styles from './radio-cards.module.css';

type RadioOption<Value extends string> = { value: Value; label: ReactNode; help?: string };

type RadioCardsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactNode {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {option.help !== undefined && <span className={styles.help}>{option.help}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
