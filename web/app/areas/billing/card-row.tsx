/** A kept card: whether it pays renewals, and its removal. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Customer, Subscription } from '../../../../shared/model/billing.ts';
import { isCardExpired } from '../../../../shared/rules/card-expiry.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { brandName, CardName } from './card-name.tsx';
import method from './method.module.css';
import { RenewalMark } from './renewal-mark.tsx';
import { UnlinkButton } from './unlink-button.tsx';

type CardRowProps = {
  card: Card;
  isForRenewals: boolean;
  subscription: Subscription | null;
  onCustomer: (customer: Customer) => void;
};

export function CardRow({ card, isForRenewals, subscription, onCustomer }: CardRowProps): ReactNode {
  const { t } = useTranslation('billing');
  const { run, isRunning, error } = useEffectCall('unbindCreditCard');
  const { cardId } = card;
  const name = `${brandName(card)} ${card.last4}`;
  return (
    <li className={method.row}>
      <CardName card={card} />
      <span className={method.acts}>
        {(isForRenewals || !isCardExpired(card, new Date())) && (
          <RenewalMark subscription={subscription} payWay="card" cardId={cardId} isForRenewals={isForRenewals} />
        )}
        <UnlinkButton
          removal={{ run: () => run({ cardId }), isRunning, error }}
          label={t('card.remove', { card: name })}
          title={t('card.removeTitle')}
          text={t(isForRenewals ? 'card.removeRenewing' : 'card.removeText', { card: name })}
          confirmLabel={t('card.removeConfirm')}
          onCustomer={onCustomer}
        />
      </span>
    </li>
  );
}
