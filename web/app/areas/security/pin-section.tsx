import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLock, lockMinutes, type AppLock } from '../../../lib/app-lock/lock-store.ts';
import { lockNow } from '../../../lib/app-lock/lock-watch.ts';
import { forgetAppLock } from '../../../lib/app-lock/unlock.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LockIcon } from '../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { useAppLock } from '../lock/use-app-lock.ts';
import { PinSetup } from './pin-setup.tsx';
import type { PinSetupKind } from './use-pin-setup.ts';
import styles from './security.module.css';

/** The app lock of this browser: a PIN in place of the password, and when it closes. */
export function PinSection(): ReactNode {
  const { t } = useTranslation('security');
  const { data: ways, error, mutate } = useCall('getSignInWays', {});
  const lock = useAppLock();
  const [kind, setKind] = useState<PinSetupKind | null>(null);
  const close = (): void => {
    setKind(null);
    void mutate();
  };
  return (
    <Card title={t('pin.title')} text={t('pin.text')}>
      {ways === undefined && error === undefined && <SkeletonRows rows={1} height={56} />}
      {ways === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {ways?.pin.isBlocked && <Notice tone="warning">{t('pin.blocked')}</Notice>}
      {ways !== undefined && lock === null && (
        <div className={styles.actions}>
          <Button onClick={() => setKind(ways.pin.isSet ? 'use' : 'create')}>
            <LockIcon size={18} />
            {ways.pin.isSet ? t('pin.use') : t('pin.create')}
          </Button>
        </div>
      )}
      {ways !== undefined && lock !== null && <LockHere lock={lock} onChange={() => setKind('change')} />}
      {kind !== null && <PinSetup kind={kind} hasPasskey={(ways?.passkeyCount ?? 0) > 0} onClose={close} />}
    </Card>
  );
}

function LockHere({ lock, onChange }: { lock: AppLock; onChange: () => void }): ReactNode {
  const { t } = useTranslation('security');
  const { run, isRunning, error } = useEffectCall('removeDevice');
  const toasts = useToasts();
  const stop = async (): Promise<void> => {
    if ((await run({ deviceId: lock.deviceId })) === null) return;
    await forgetAppLock();
    toasts.saved();
  };
  return (
    <>
      {error !== undefined && <Notice tone="bad">{t('pin.notStopped')}</Notice>}
      <p className={styles.state}>
        <CheckIcon size={20} />
        {t('pin.here')}
      </p>
      <LockTime lock={lock} />
      <div className={styles.actions}>
        <Button onClick={onChange}>{t('pin.change')}</Button>
        <Button onClick={lockNow}>{t('pin.lockNow')}</Button>
        <Button variant="plain" isBusy={isRunning} onClick={() => void stop()}>
          {t('pin.stop')}
        </Button>
      </div>
    </>
  );
}

function LockTime({ lock }: { lock: AppLock }): ReactNode {
  const { t } = useTranslation('security');
  const options = lockMinutes.map((minutes) => ({ value: String(minutes), label: t(`pin.after.${minutes}`) }));
  return (
    <SelectField
      label={t('pin.after.label')}
      value={String(lock.minutes)}
      options={options}
      onChange={(value) => {
        const minutes = lockMinutes.find((one) => String(one) === value);
        if (minutes !== undefined) changeLock({ minutes });
      }}
    />
  );
}
