import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../../../shared/rules/email.ts';
import { Button } from '../../../../ui/button.tsx';
import { BackButton } from '../back-button.tsx';
import { EmailField } from '../email-field.tsx';
import { isAboutEmail } from '../field-of.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** Forgotten password, first of three: where the code goes. */
export function ResetStep(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, goToStep, sendCode } = useSignInFlow();
  const form = useStepForm<'email'>({
    check: () => ({ email: checkEmail(draft.email) }),
    send: async () => {
      await sendCode('reset-password');
      goToStep('reset-code');
    },
    fieldOf: (error) => (isAboutEmail(error) || error.code === 'account_not_found' ? 'email' : null),
  });
  return (
    <StepScreen title={t('reset.title')} text={t('reset.text')} back={<BackButton />} form={form}>
      <EmailField form={form} autoFocus />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('reset.send')}
      </Button>
    </StepScreen>
  );
}
