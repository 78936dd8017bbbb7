import type { ReactNode } from 'react';
import { FieldError, useFieldIds } from './field-frame.tsx';
import styles from './field.module.css';

export type CheckboxFieldProps = {
  /** Words beside the box; may hold links. */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string;
  error?: string | undefined;
};

export function CheckboxField({ label, isChecked, onChange, name, error }: CheckboxFieldProps): ReactNode {
  const { control, errorId } = useFieldIds(undefined, error);
  return (
    <div className={styles.checkbox}>
      <input
        {...control}
        type="checkbox"
        name={name}
        className={styles.box}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={control.id}>{label}</label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
