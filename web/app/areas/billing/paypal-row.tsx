/** The PayPal account that agreed to be charged for renewals. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/model/billing.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import method from './method.module.css';
import type { MethodProps } from './methods-section.tsx';
import { RenewalMark } from './renewal-mark.tsx';
import { UnlinkButton } from './unlink-button.tsx';

type PaypalRowProps = Pick<MethodProps, 'onCustomer'> & { payer: string; subscription: Subscription | null };

export function PaypalRow({ payer, subscription, onCustomer }: PaypalRowProps): ReactNode {
  const { t } = useTranslation('billing');
  const { run, isRunning, error } = useEffectCall('unlinkPaypal');
  const isForRenewals = subscription?.payWay === 'paypal';
  return (
    <li className={method.row}>
      <span className={method.card}>
        <span className={method.cardWords}>{t('payWay.paypal')}</span>
        <bdi className={method.about}>{payer}</bdi>
      </span>
      <span className={method.acts}>
        <RenewalMark subscription={subscription} payWay="paypal" isForRenewals={isForRenewals} />
        <UnlinkButton
          removal={{ run: () => run({}), isRunning, error }}
          label={t('paypalAgreement.unlink')}
          title={t('paypalAgreement.title')}
          text={t(isForRenewals ? 'paypalAgreement.renewing' : 'paypalAgreement.text', {
            payer: `\u2068${payer}\u2069`,
          })}
          confirmLabel={t('paypalAgreement.confirm')}
          onCustomer={onCustomer}
        />
      </span>
    </li>
  );
}
