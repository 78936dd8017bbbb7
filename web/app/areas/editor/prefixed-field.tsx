import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldFrame, type FieldTexts } from '../../../ui/field-frame.tsx';
import styles from './prefixed-field.module.css';

export type PrefixedFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'prefix'> & {
    /** What is the same for everybody and need not be typed, such as `https://`. */
    prefix?: string | undefined;
    value: string;
    onChange: (value: string) => void;
  };

/** An address or a name of the web: the fixed part stands in front of what is typed, left to right in every language. */
export function PrefixedField(props: PrefixedFieldProps): ReactNode {
  const { label, help, error, isOptional = false, prefix, onChange, ...rest } = props;
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={classNames(styles.input, error !== undefined && styles.wrong)} dir="ltr">
          {prefix !== undefined && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
