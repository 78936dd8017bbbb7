import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { BackButton } from '../back-button.tsx';
import { AccountField } from '../account-field.tsx';
import { ChannelChoice } from '../channel-choice.tsx';
import { isAboutAddress } from '../field-of.ts';
import { checkAccount } from '../read-address.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** Forgotten password, first of three: where the code goes. */
export function ResetStep(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, goToStep, settleAddress, sendCode } = useSignInFlow();
  const form = useStepForm<'account'>({
    check: () => ({ account: checkAccount(draft.account) }),
    send: async () => {
      await sendCode('reset-password', await settleAddress());
      goToStep('reset-code');
    },
    fieldOf: (error) => (isAboutAddress(error) || error.code === 'account_not_found' ? 'account' : null),
  });
  return (
    <StepScreen title={t('reset.title')} text={t('reset.text')} back={<BackButton />} form={form}>
      <AccountField form={form} autoFocus />
      <ChannelChoice />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('reset.send')}
      </Button>
    </StepScreen>
  );
}
