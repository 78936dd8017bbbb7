import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loadConfig } from '../../../../lib/config.ts';
import { isInMobileWebView } from '../../../../lib/host-bridge.ts';
import { Button } from '../../../../ui/button.tsx';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import styles from './google.module.css';
import { GoogleMark } from './google-mark.tsx';
import { beginGoogleStart } from './google-start.ts';

/** The way by Google, where it is offered. Not in a web view: Google refuses to ask anybody there. */
export function GoogleButton(): ReactNode {
  const { t } = useTranslation('account');
  const { calls } = useSignInFlow();
  const [query] = useSearchParams();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  if (!useHasGoogle() || isInMobileWebView()) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const { url } = await calls.googleLogin({ challenge: await beginGoogleStart(`?${query}`) });
      if (url !== null) window.location.assign(url);
    } catch (error) {
      toasts.failed(error);
      setBusy(false);
    }
  };
  return (
    <>
      <p className={styles.or}>{t('google.or')}</p>
      <Button isWide isBusy={isBusy} onClick={() => void begin()}>
        <GoogleMark />
        {t('google.button')}
      </Button>
    </>
  );
}

function useHasGoogle(): boolean {
  const [hasGoogle, setHasGoogle] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (config) => isCurrent && setHasGoogle(config.hasGoogle === true),
      // Without it nothing is offered; the other ways work as ever.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return hasGoogle;
}
