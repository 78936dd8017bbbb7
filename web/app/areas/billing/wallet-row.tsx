/** A GoPay account, linked by its phone number. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/model/billing.ts';
import { phoneText } from '../../../../shared/places/phone-text.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import method from './method.module.css';
import type { MethodProps } from './methods-section.tsx';
import { RenewalMark } from './renewal-mark.tsx';
import { UnlinkButton } from './unlink-button.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

type WalletRowProps = MethodProps & { subscription: Subscription | null };

export function WalletRow({ customer, subscription, onCustomer }: WalletRowProps): ReactNode {
  const { t } = useTranslation('billing');
  const [isLinking, setLinking] = useState(false);
  const { run, isRunning, error } = useEffectCall('unlinkWallet');
  const { wallet } = customer;
  const isLinked = wallet?.state === 'linked';
  return (
    <li className={method.row}>
      <span className={method.card}>
        <span className={method.cardWords}>{t('payWay.gopay')}</span>
        <span className={method.about}>
          {wallet === null ? t('wallet.none') : <bdi dir="ltr">{phoneText(wallet.phone)}</bdi>}
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
        {wallet !== null && (
          <UnlinkButton
            removal={{ run: () => run({}), isRunning, error }}
            label={t('wallet.unlink')}
            title={t('wallet.unlinkTitle')}
            text={t('wallet.unlinkText')}
            confirmLabel={t('wallet.unlinkConfirm')}
            onCustomer={onCustomer}
          />
        )}
      </span>
      {isLinking && <WalletDialog onCustomer={onCustomer} onClose={() => setLinking(false)} />}
    </li>
  );
}
