import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPassword } from '../../../../../shared/rules/password.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AccountLine } from '../account-line.tsx';
import { BackButton } from '../back-button.tsx';
import { isAboutPassword } from '../field-of.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { checkPasswordPair, PasswordPair, type PasswordPairField } from './password-pair.tsx';

/** Forgotten password, last of three: the new one, and the second factor where there is one. Then sign-in, and what changed before. */
export function NewPasswordStep(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, goToStep, calls, codeId } = useSignInFlow();
  const [secondFactor, setSecondFactor] = useState<string | null>(null);
  const change = async (): Promise<void> => {
    const password = trimPassword(draft.password);
    const factor = secondFactor === null ? {} : { secondFactor };
    await calls.forgotPassword({ account: draft.address, codeId, code: draft.code, password, ...factor });
    type({ code: '', password: '', repeatedPassword: '' });
    goToStep('password', 'passwordChanged', pathTo('security'));
  };
  const form = useStepForm<PasswordPairField | 'secondFactor'>({
    check: () => ({
      ...checkPasswordPair(draft),
      secondFactor: secondFactor?.trim() === '' ? 'second_factor_needed' : undefined,
    }),
    send: () =>
      change().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'code_incorrect') return goToStep('reset-code', 'codeAgain');
        if (error.code !== 'second_factor_needed') throw error;
        setSecondFactor((typed) => typed ?? '');
        // Asked for before: what was typed is not it.
        throw secondFactor === null ? error : incorrect(error);
      }),
    fieldOf: (error) => {
      if (error.code === 'second_factor_needed' || error.code === 'code_incorrect') return 'secondFactor';
      return isAboutPassword(error) ? 'password' : null;
    },
  });
  return (
    <StepScreen title={t('newPassword.title')} text={t('newPassword.text')} back={<BackButton />} form={form}>
      <AccountLine />
      <PasswordPair value={draft} onChange={type} form={form} label={t('newPassword.label')} autoFocus />
      {secondFactor !== null && (
        <TextField
          label={t('newPassword.factor')}
          name="second-factor"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus
          maxLength={40}
          value={secondFactor}
          error={form.errors.secondFactor}
          onChange={(typed) => {
            form.touch('secondFactor');
            setSecondFactor(typed);
          }}
        />
      )}
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('newPassword.save')}
      </Button>
    </StepScreen>
  );
}

const incorrect = ({ status, message, requestId }: ApiError): ApiError =>
  new ApiError({ code: 'code_incorrect', status, message, requestId });
