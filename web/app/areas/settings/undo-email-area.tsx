/** Where the link in the mail to a former address leads: the change is taken back only when it is asked for. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathTo, signInPath } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { clearTokens } from '../../../lib/tokens/token-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { AreaFrame } from '../../shell/area-frame.tsx';
import { Mark } from '../../../ui/mark.tsx';
import styles from './undo-email.module.css';

export function UndoEmailArea(): ReactNode {
  const { t } = useTranslation('app');
  return (
    <AreaFrame>
      <div className={styles.frame}>
        <a className={styles.brand} href={pathTo('home')}>
          <Mark size={28} />
          {t('product')}
        </a>
        <main className={styles.main}>
          <UndoEmail />
        </main>
      </div>
    </AreaFrame>
  );
}

function UndoEmail(): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { hash } = useLocation();
  const [isDone, setDone] = useState(false);
  const { run, isRunning, error } = useEffectCall('undoEmailChange');
  const undo = async (): Promise<void> => {
    if ((await run({ token: hash.slice(1) })) === null) return;
    // Every sign-in has ended, this browser's too.
    clearTokens();
    setDone(true);
  };
  if (isDone) {
    return (
      <>
        <PageHeader title={t('undo.doneTitle')} text={t('undo.doneText')} />
        <ButtonLink variant="primary" isWide to={signInPath()}>
          {t('undo.signIn')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('undo.title')} text={t('undo.text')} />
      {error !== undefined && (
        <div className={styles.notice}>
          <Notice tone="bad">{textOf(error)}</Notice>
        </div>
      )}
      <Button variant="primary" isWide isBusy={isRunning} onClick={() => void undo()}>
        {t('undo.button')}
      </Button>
    </>
  );
}
