import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { AccountField } from '../account-field.tsx';
import { isAboutAddress } from '../field-of.ts';
import { checkAccount } from '../read-address.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { RememberedAccount } from './remembered-account.tsx';

const OtherWays = lazyArea(async () => (await import('../other-ways.tsx')).OtherWays, ['account', 'lock']);

/** The address or number decides whether sign-in or sign-up comes next. */
export function AccountStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, goToStep, settleAddress, calls, note } = useSignInFlow();
  const form = useStepForm<'account'>({
    check: () => ({ account: checkAccount(draft.account) }),
    send: async () => {
      const { exists } = await calls.existsUserByAccount({ account: await settleAddress() });
      if (exists) goToStep('password');
      else goToStep('sign-up', 'unknownEmail');
    },
    fieldOf: (error) => (isAboutAddress(error) ? 'account' : null),
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
      <RememberedAccount>
        <AccountField form={form} autoFocus />
        <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
          {t('app:continue')}
        </Button>
        <Suspense fallback={null}>
          <OtherWays />
        </Suspense>
      </RememberedAccount>
    </StepScreen>
  );
}
