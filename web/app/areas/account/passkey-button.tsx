import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys, PasskeyDismissed } from '../../../lib/app-lock/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useSignInFlow } from './sign-in-context.ts';

/** Signs in without an address or a password, where the browser can. */
export function PasskeyButton(): ReactNode {
  const { t } = useTranslation('lock');
  const { enter } = useSignInFlow();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!canUsePasskeys()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { signInWithPasskey } = await import('../../../lib/app-lock/unlock.ts');
      await enter(await signInWithPasskey());
    } catch (error) {
      if (!(error instanceof PasskeyDismissed)) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
      <Button isWide isBusy={isBusy} onClick={() => void press()}>
        <KeyIcon size={20} />
        {t('passkeySignIn')}
      </Button>
    </>
  );
}
