import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPassword } from '../../../../../shared/rules/password.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { AccountLine } from '../account-line.tsx';
import { BackButton } from '../back-button.tsx';
import { isAboutPassword } from '../field-of.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { checkPasswordPair, PasswordPair, type PasswordPairField } from './password-pair.tsx';

/** Forgotten password, last of three: the new one. Then sign-in. */
export function NewPasswordStep(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, goToStep, calls, codeId } = useSignInFlow();
  const change = async (): Promise<void> => {
    const password = trimPassword(draft.password);
    await calls.forgotPassword({ account: draft.address, codeId, code: draft.code, password });
    type({ code: '', password: '', repeatedPassword: '' });
    goToStep('password', 'passwordChanged');
  };
  const form = useStepForm<PasswordPairField>({
    check: () => checkPasswordPair(draft),
    send: () =>
      change().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'code_incorrect') throw error;
        goToStep('reset-code', 'codeAgain');
      }),
    fieldOf: (error) => (isAboutPassword(error) ? 'password' : null),
  });
  return (
    <StepScreen title={t('newPassword.title')} text={t('newPassword.text')} back={<BackButton />} form={form}>
      <AccountLine />
      <PasswordPair value={draft} onChange={type} form={form} label={t('newPassword.label')} autoFocus />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('newPassword.save')}
      </Button>
    </StepScreen>
  );
}
