import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPassword, checkPasswordsMatch } from '../../../../../shared/rules/password.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { PasswordRules } from '../../../../ui/password-rules.tsx';
import { useSignInFlow } from '../sign-in-context.ts';
import type { SignInDraft } from '../sign-in-steps.ts';
import type { FieldErrors, StepForm } from '../use-step-form.ts';
import styles from './password-pair.module.css';

export type PasswordPairField = 'password' | 'repeatedPassword';

export function checkPasswordPair({ password, repeatedPassword }: SignInDraft): FieldErrors<PasswordPairField> {
  return {
    password: checkPassword(password),
    repeatedPassword: checkPasswordsMatch(password, repeatedPassword),
  };
}

/** A new password, its rules while it is typed, and once more. */
export function PasswordPair({ form }: { form: Pick<StepForm<PasswordPairField>, 'errors' | 'touch'> }): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type } = useSignInFlow();
  return (
    <>
      <div className={styles.withRules}>
        <PasswordField
          label={t('newPassword.label')}
          name="new-password"
          autoComplete="new-password"
          autoFocus
          value={draft.password}
          error={form.errors.password}
          onChange={(password) => {
            form.touch('password');
            type({ password });
          }}
        />
        <PasswordRules password={draft.password} />
      </div>
      <PasswordField
        label={t('newPassword.again')}
        name="repeated-password"
        autoComplete="new-password"
        value={draft.repeatedPassword}
        error={form.errors.repeatedPassword}
        onChange={(repeatedPassword) => {
          form.touch('repeatedPassword');
          type({ repeatedPassword });
        }}
      />
    </>
  );
}
