import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';
import { useSignInFlow } from './sign-in-context.ts';
import type { StepForm } from './use-step-form.ts';

export type EmailFieldProps = { form: Pick<StepForm<'email'>, 'errors' | 'touch'>; help?: string; autoFocus?: boolean };

/** The e-mail of the flow, wherever it is asked for. */
export function EmailField({ form, ...rest }: EmailFieldProps): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type } = useSignInFlow();
  return (
    <TextField
      {...rest}
      label={t('email')}
      type="email"
      name="username"
      autoComplete="username"
      inputMode="email"
      dir="ltr"
      value={draft.email}
      error={form.errors.email}
      onChange={(email) => {
        form.touch('email');
        type({ email });
      }}
    />
  );
}
