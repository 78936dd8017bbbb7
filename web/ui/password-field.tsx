import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

export type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> &
  FieldTexts & {
    value: string;
    onChange: (value: string) => void;
    /** Tells password managers whether to fill in or to suggest one. */
    autoComplete: 'current-password' | 'new-password';
    inputRef?: Ref<HTMLInputElement>;
  };

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, help, error, isOptional, onChange, inputRef, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional ?? false}>
      {(control) => (
        <div className={styles.withEnd} dir="ltr">
          <input
            {...rest}
            {...control}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            className={styles.input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <ShowButton isShown={isShown} onToggle={() => setShown(!isShown)} />
        </div>
      )}
    </FieldFrame>
  );
}

function ShowButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }): ReactNode {
  const { t } = useTranslation('password');
  return (
    <IconButton
      label={t(isShown ? 'hide' : 'show')}
      className={styles.end ?? ''}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
