import type { ReactNode, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';
import { ChevronDownIcon } from './icons.tsx';

export type SelectOption<Value extends string = string> = { value: Value; label: string };

export type SelectFieldProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value' | 'id'
> &
  FieldTexts & {
    value: Value;
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
  };

/** A short list, or one that must stay light: the system's own picker. Long lists that search: SearchSelect. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { label, help, error, isOptional, options, onChange, value, ...rest } = props;
  const choose = (chosen: string): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional ?? false}>
      {(control) => (
        <div className={styles.withEnd}>
          <select
            {...rest}
            {...control}
            value={value}
            className={classNames(styles.input, styles.select)}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
