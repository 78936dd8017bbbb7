import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPassword, checkPasswordsMatch } from '../../../../../shared/rules/password.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { PasswordRules } from '../../../../ui/password-rules.tsx';
import type { FieldErrors, StepForm } from '../use-step-form.ts';
import styles from './password-pair.module.css';

export type PasswordPairField = 'password' | 'repeatedPassword';
export type PasswordPairValue = Record<PasswordPairField, string>;

export function checkPasswordPair({ password, repeatedPassword }: PasswordPairValue): FieldErrors<PasswordPairField> {
  return {
    password: checkPassword(password),
    repeatedPassword: checkPasswordsMatch(password, repeatedPassword),
  };
}

type PasswordPairProps = {
  value: PasswordPairValue;
  onChange: (change: Partial<PasswordPairValue>) => void;
  form: Pick<StepForm<PasswordPairField>, 'errors' | 'touch'>;
  /** Of the first field; the second asks for the same once more. */
  label: string;
  autoFocus?: boolean;
};

/** A new password, its rules while it is typed, and once more. */
export function PasswordPair({ value, onChange, form, label, autoFocus = false }: PasswordPairProps): ReactNode {
  const { t } = useTranslation('account');
  return (
    <>
      <div className={styles.withRules}>
        <PasswordField
          label={label}
          name="new-password"
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={value.password}
          error={form.errors.password}
          onChange={(password) => {
            form.touch('password');
            onChange({ password });
          }}
        />
        <PasswordRules password={value.password} />
      </div>
      <PasswordField
        label={t('newPassword.again')}
        name="repeated-password"
        autoComplete="new-password"
        value={value.repeatedPassword}
        error={form.errors.repeatedPassword}
        onChange={(repeatedPassword) => {
          form.touch('repeatedPassword');
          onChange({ repeatedPassword });
        }}
      />
    </>
  );
}
