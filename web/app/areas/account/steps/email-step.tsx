import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../../../shared/rules/email.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { EmailField } from '../email-field.tsx';
import { isAboutEmail } from '../field-of.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** The e-mail decides whether sign-in or sign-up comes next. */
export function EmailStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, goToStep, calls, note } = useSignInFlow();
  const form = useStepForm<'email'>({
    check: () => ({ email: checkEmail(draft.email) }),
    send: async () => {
      const { exists } = await calls.existsUserByAccount({ account: draft.email.trim() });
      if (exists) goToStep('password');
      else goToStep('sign-up', 'unknownEmail');
    },
    fieldOf: (error) => (isAboutEmail(error) ? 'email' : null),
  });
  return (
    <StepScreen
      title={t('signIn.title')}
      text={t('signIn.text')}
      form={form}
      choices={
        <>
          {t('signIn.new')}
          <TextButton onClick={() => goToStep('sign-up')}>{t('signIn.create')}</TextButton>
        </>
      }
    >
      {note !== null && <Notice>{t(`note.${note}`)}</Notice>}
      <EmailField form={form} autoFocus />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
    </StepScreen>
  );
}
