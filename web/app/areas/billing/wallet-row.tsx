/** A GoPay account, linked by its phone number. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/model/billing.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import method from './method.module.css';
import type { MethodProps } from './methods-section.tsx';
import { RenewalMark } from './renewal-mark.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

type WalletRowProps = MethodProps & { subscription: Subscription | null };

export function WalletRow({ customer, subscription, onCustomer }: WalletRowProps): ReactNode {
  const { t } = useTranslation('billing');
  const [isLinking, setLinking] = useState(false);
  const { wallet } = customer;
  const isLinked = wallet?.state === 'linked';
  return (
    <li className={method.row}>
      <span className={method.card}>
        <span className={method.cardWords}>{t('payWay.gopay')}</span>
        <span className={method.about}>
          {wallet === null ? t('wallet.none') : <bdi dir="ltr">{wallet.phone}</bdi>}
          {wallet?.state === 'pending' && ` · ${t('wallet.pending')}`}
        </span>
      </span>
      <span className={method.acts}>
        {isLinked && (
          <RenewalMark subscription={subscription} payWay="gopay" isForRenewals={subscription?.payWay === 'gopay'} />
        )}
        {!isLinked && (
          <Button onClick={() => setLinking(true)}>{t(wallet === null ? 'wallet.link' : 'wallet.goOn')}</Button>
        )}
        {wallet !== null && <Unlink onCustomer={onCustomer} />}
      </span>
      {isLinking && <WalletDialog onCustomer={onCustomer} onClose={() => setLinking(false)} />}
    </li>
  );
}

function Unlink({ onCustomer }: Pick<MethodProps, 'onCustomer'>): ReactNode {
  const { t } = useTranslation('billing');
  const textOf = useErrorText();
  const toasts = useToasts();
  const askAgain = useAskAgain();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useEffectCall('unlinkWallet');
  const unlink = async (): Promise<void> => {
    const customer = await run({});
    if (customer === null) return;
    onCustomer(customer);
    await askAgain('subscriptionRecord');
    toasts.saved();
  };
  return (
    <>
      <IconButton label={t('wallet.unlink')} onClick={() => setAsking(true)}>
        <TrashIcon size={20} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('wallet.unlinkTitle')}
        text={
          <>
            {t('wallet.unlinkText')}
            {error !== undefined && <span role="alert"> {textOf(error)}</span>}
          </>
        }
        confirmLabel={t('wallet.unlinkConfirm')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void unlink()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
