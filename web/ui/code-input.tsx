import type { ReactNode, Ref } from 'react';
import { canonicalVerificationCode } from '../../shared/rules/verification-code.ts';
import { classNames } from './class-names.ts';
import styles from './code-input.module.css';
import { FieldFrame } from './field-frame.tsx';

/** Digits of a verification code (specification 1, section 5). */
const codeLength = 6;

export type CodeInputProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called with the code when its last digit is there. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** A 6-digit code: typed, pasted with or without spaces, or offered by the phone from its messages. */
export function CodeInput({
  label,
  value,
  onChange,
  onComplete,
  error,
  autoFocus,
  inputRef,
}: CodeInputProps): ReactNode {
  const take = (typed: string): void => {
    const digits = digitsOf(typed);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onComplete?.(digits);
  };
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <div className={classNames(styles.code, error !== undefined && styles.invalid)}>
          <Cells value={value} />
          <input
            {...control}
            ref={inputRef}
            autoFocus={autoFocus}
            className={styles.input}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => take(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** What is typed, drawn; the field itself is invisible. */
function Cells({ value }: { value: string }): ReactNode {
  const next = Math.min(value.length, codeLength - 1);
  return (
    <div className={styles.cells} aria-hidden="true">
      {Array.from({ length: codeLength }, (_, index) => (
        <span key={index} className={classNames(styles.cell, index === next && styles.next)}>
          {value[index]}
        </span>
      ))}
    </div>
  );
}

/** Arabic and Persian keyboards type digits of their own. */
function digitsOf(typed: string): string {
  const ascii = canonicalVerificationCode(typed).replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
  return ascii.replace(/[^0-9]/g, '').slice(0, codeLength);
}
