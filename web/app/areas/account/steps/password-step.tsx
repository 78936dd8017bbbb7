import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPassword } from '../../../../../shared/rules/password.ts';
import { canRemember, rememberSignIn } from '../../../../lib/remembered-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { AccountLine } from '../account-line.tsx';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { ConfirmAgain } from './confirm-again.tsx';

/** Signs in. */
export function PasswordStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, type, goToStep, calls, enter, note } = useSignInFlow();
  const form = useStepForm<'password'>({
    check: () => ({ password: trimPassword(draft.password) === '' ? 'field_required' : undefined }),
    send: async () => {
      const signIn = { account: draft.address, password: trimPassword(draft.password) };
      const ticket = draft.googleTicket === null ? {} : { googleTicket: draft.googleTicket };
      const answer = await calls.login({ ...signIn, ...ticket });
      // What the browser cannot keep is not kept: signing in does not depend on it.
      if (draft.isRemembered) await rememberSignIn(signIn).catch(() => undefined);
      await enter(answer);
    },
    fieldOf: (error) => (error.code === 'account_or_password_wrong' ? 'password' : null),
  });
  return (
    <StepScreen
      title={t('password.title')}
      form={form}
      choices={<TextButton onClick={() => goToStep('reset')}>{t('password.forgotten')}</TextButton>}
    >
      {form.failure?.code === 'account_not_confirmed' && <ConfirmAgain />}
      {form.failure?.code === 'account_locked' && <Notice>{t('locked')}</Notice>}
      {note !== null && <Notice tone={note === 'linkGoogle' ? 'plain' : 'good'}>{t(`note.${note}`)}</Notice>}
      <AccountLine changeAt="email" />
      <PasswordField
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={draft.password}
        error={form.errors.password}
        onChange={(password) => {
          form.touch('password');
          type({ password });
        }}
      />
      {canRemember() && (
        <CheckboxField
          label={t('remember.tick')}
          name="remember"
          isChecked={draft.isRemembered}
          onChange={(isRemembered) => type({ isRemembered })}
        />
      )}
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('password.enter')}
      </Button>
    </StepScreen>
  );
}
