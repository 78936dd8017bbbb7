import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../../../shared/rules/email.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { isAboutEmail } from '../field-of.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen, TextButton } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** The e-mail decides whether sign-in or sign-up comes next. */
export function EmailStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, type, goToStep, calls, note } = useSignInFlow();
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
      <TextField
        label={t('email')}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoFocus
        value={draft.email}
        error={form.errors.email}
        onChange={(email) => {
          form.touch('email');
          type({ email });
        }}
      />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
    </StepScreen>
  );
}
