import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { checkFullName } from '../check-full-name.ts';
import { AccountField } from '../account-field.tsx';
import { ChannelChoice } from '../channel-choice.tsx';
import { isAboutAddress } from '../field-of.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { checkAccount } from '../read-address.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** Sign-up, first of three: who it is. */
export function SignUpStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, type, goToStep, settleAddress, sendCode, note } = useSignInFlow();
  const form = useStepForm<'fullName' | 'account'>({
    check: () => ({ fullName: checkFullName(draft.fullName), account: checkAccount(draft.account) }),
    send: async () => {
      await sendCode('sign-up', await settleAddress());
      goToStep('code');
    },
    fieldOf: (error) => (isAboutAddress(error) ? 'account' : null),
  });
  return (
    <StepScreen
      title={t('signUp.title')}
      text={t('signUp.text')}
      form={form}
      choices={
        <>
          {t('signUp.known')}
          <TextButton onClick={() => goToStep('email')}>{t('signUp.signIn')}</TextButton>
        </>
      }
    >
      {form.failure?.code === 'account_exists' && <KnownAccountWays />}
      {note !== null && <Notice>{t(`note.${note}`)}</Notice>}
      <TextField
        label={t('fullName')}
        name="name"
        autoComplete="name"
        autoFocus
        value={draft.fullName}
        error={form.errors.fullName}
        onChange={(fullName) => {
          form.touch('fullName');
          type({ fullName });
        }}
      />
      <AccountField form={form} help={t('signUp.emailHelp')} />
      <ChannelChoice />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
      <GoogleButton />
    </StepScreen>
  );
}

/** "Tied to an account: log in or reset": here are both. */
function KnownAccountWays(): ReactNode {
  const { t } = useTranslation('account');
  const { goToStep } = useSignInFlow();
  return (
    <div>
      <Button variant="plain" onClick={() => goToStep('password')}>
        {t('signUp.logIn')}
      </Button>
      <Button variant="plain" onClick={() => goToStep('reset')}>
        {t('signUp.reset')}
      </Button>
    </div>
  );
}
