import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AuthenticatorOff } from './authenticator-off.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { RenewCodes } from './renew-codes.tsx';
import styles from './security.module.css';

/** Fewer are a reason to get new ones. */
const FEW_CODES = 3;

/** The second factor: an authenticator app, asked for after the password. */
export function AuthenticatorSection(): ReactNode {
  const { t } = useTranslation('security');
  const { data: ways, error, mutate } = useCall('getSignInWays', {});
  const [open, setOpen] = useState<'none' | 'setup' | 'codes' | 'off'>('none');
  const close = (): void => {
    setOpen('none');
    void mutate();
  };
  const authenticator = ways?.authenticator;
  return (
    <Card title={t('authenticator.title')} text={t('authenticator.text')}>
      {ways === undefined && error === undefined && <SkeletonRows rows={1} height={56} />}
      {ways === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {authenticator?.isOn === false && (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('setup')}>{t('authenticator.setUp')}</Button>
        </div>
      )}
      {authenticator?.isOn === true && (
        <IsOn
          codesLeft={authenticator.recoveryCodesLeft}
          onNewCodes={() => setOpen('codes')}
          onTurnOff={() => setOpen('off')}
        />
      )}
      {open === 'setup' && <AuthenticatorSetup onClose={close} />}
      {open === 'codes' && <RenewCodes onClose={close} />}
      {open === 'off' && <AuthenticatorOff onClose={close} />}
    </Card>
  );
}

type IsOnProps = { codesLeft: number; onNewCodes: () => void; onTurnOff: () => void };

function IsOn({ codesLeft, onNewCodes, onTurnOff }: IsOnProps): ReactNode {
  const { t } = useTranslation('security');
  const words = t('authenticator.codesLeft', { count: codesLeft });
  return (
    <>
      <p className={styles.state}>
        <CheckIcon size={20} />
        {t('authenticator.on')}
      </p>
      {codesLeft < FEW_CODES ? (
        <Notice tone="warning">
          {words} {t('authenticator.fewCodes')}
        </Notice>
      ) : (
        <p>{words}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onNewCodes}>{t('renewal.open')}</Button>
        <Button onClick={onTurnOff}>{t('authenticator.turnOff')}</Button>
      </div>
    </>
  );
}
