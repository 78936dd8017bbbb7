import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

type Typed<Attributes> = Omit<Attributes, 'onChange' | 'value' | 'id'> &
  FieldTexts & {
    value: string;
    onChange: (value: string) => void;
  };

export type TextFieldProps = Typed<InputHTMLAttributes<HTMLInputElement>> & { inputRef?: Ref<HTMLInputElement> };

/** One line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, help, error, isOptional, isLabelHidden, onChange, inputRef, className, ...rest } = props;
  return (
    <FieldFrame {...{ label, help, error, isLabelHidden }} isOptional={isOptional ?? false}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          ref={inputRef}
          className={classNames(styles.input, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = Typed<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { label, help, error, isOptional, isLabelHidden, onChange, inputRef, className, ...rest } = props;
  return (
    <FieldFrame {...{ label, help, error, isLabelHidden }} isOptional={isOptional ?? false}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          ref={inputRef}
          className={classNames(styles.input, styles.area, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
