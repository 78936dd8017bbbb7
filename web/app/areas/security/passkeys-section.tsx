import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../../../shared/model/lock.ts';
import { callApi } from '../../../lib/api/call.ts';
import { changeLock } from '../../../lib/app-lock/lock-store.ts';
import { canUsePasskeys, createPasskey, PasskeyDismissed, PasskeyKnown } from '../../../lib/app-lock/passkey.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EditIcon, TrashIcon } from '../../../ui/area-icons.tsx';
import { KeyIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { nameThisDevice } from './name-this-device.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

/** Biometric ID: passkeys, which open the app in place of password and PIN. */
export function PasskeysSection(): ReactNode {
  const { t } = useTranslation('security');
  const { data, error, mutate } = useCall('getPasskeys', {});
  const { add, isBusy, failure, proofDialog } = useAddPasskey(() => void mutate());
  return (
    <Card title={t('passkeys.title')} text={t('passkeys.text')}>
      {data === undefined && error === undefined && <SkeletonRows rows={1} height={56} />}
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data !== undefined && data.passkeys.length > 0 && (
        <ul>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={() => void mutate()} />
          ))}
        </ul>
      )}
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      {data !== undefined && !canUsePasskeys() && <Notice>{t('passkeys.unable')}</Notice>}
      {data !== undefined && canUsePasskeys() && (
        <div className={styles.actions}>
          <Button isBusy={isBusy} onClick={add}>
            <KeyIcon size={18} />
            {t('passkeys.add')}
          </Button>
        </div>
      )}
      {proofDialog}
    </Card>
  );
}

function useAddPasskey(onAdded: () => void) {
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  const { withProof, proofDialog } = useProof();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const add = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const options = await withProof(() => callApi('startPasskey', {}));
      if (options === null) return;
      const passkey = await createPasskey(options);
      await callApi('savePasskey', { name: nameThisDevice(navigator.userAgent), passkey });
      changeLock({ hasPasskey: true });
      showToast({ text: t('passkeys.added'), tone: 'good' });
      onAdded();
    } catch (error) {
      if (!(error instanceof PasskeyDismissed)) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const words = failure instanceof PasskeyKnown ? t('passkeys.known') : textOf(failure);
  return { add: () => void add(), isBusy, failure: failure === undefined ? undefined : words, proofDialog };
}

type RowProps = { passkey: Passkey; onChanged: () => void };

function PasskeyRow({ passkey, onChanged }: RowProps): ReactNode {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<'none' | 'name' | 'remove'>('none');
  const { withProof, proofDialog } = useProof();
  const { run, isRunning } = useEffectCall('removePasskey', withProof);
  const date = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium' });
  const { name, createdAt, lastUsedAt } = passkey;
  const close = (): void => {
    setOpen('none');
    onChanged();
  };
  const remove = async (): Promise<void> => {
    if ((await run({ id: passkey.id })) !== null) close();
  };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <bdi>{name}</bdi>
        <span>
          {lastUsedAt === null
            ? t('passkeys.created', { date: date.format(new Date(createdAt)) })
            : t('passkeys.used', { date: date.format(new Date(lastUsedAt)) })}
        </span>
      </div>
      <div className={styles.end}>
        <IconButton label={t('passkeys.rename', { name })} onClick={() => setOpen('name')}>
          <EditIcon size={18} />
        </IconButton>
        <IconButton label={t('passkeys.remove', { name })} onClick={() => setOpen('remove')}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
      {open === 'name' && <PasskeyNameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t('passkeys.removeTitle')}
        text={t('passkeys.removeText', { name })}
        confirmLabel={t('passkeys.removeConfirm')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setOpen('none')}
      />
      {proofDialog}
    </li>
  );
}
