/** A kept card: whether it pays renewals, and its removal. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Customer, Subscription } from '../../../../shared/model/billing.ts';
import { isCardExpired } from '../../../../shared/rules/card-expiry.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { brandName, CardName } from './card-name.tsx';
import method from './method.module.css';
import { RenewalMark } from './renewal-mark.tsx';

type CardRowProps = {
  card: Card;
  isForRenewals: boolean;
  subscription: Subscription | null;
  onCustomer: (customer: Customer) => void;
};

export function CardRow({ card, isForRenewals, subscription, onCustomer }: CardRowProps): ReactNode {
  const { t } = useTranslation('billing');
  const textOf = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { remove, isRunning, error } = useRemoval(card, onCustomer);
  const name = `${brandName(card)} ${card.last4}`;
  return (
    <li className={method.row}>
      <CardName card={card} />
      <span className={method.acts}>
        {(isForRenewals || !isCardExpired(card, new Date())) && (
          <RenewalMark subscription={subscription} payWay="card" cardId={card.cardId} isForRenewals={isForRenewals} />
        )}
        <IconButton label={t('card.remove', { card: name })} onClick={() => setAsking(true)}>
          <TrashIcon size={20} />
        </IconButton>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('card.removeTitle')}
        text={
          <>
            {t(isForRenewals ? 'card.removeRenewing' : 'card.removeText', { card: name })}
            {error !== undefined && <span role="alert"> {textOf(error)}</span>}
          </>
        }
        confirmLabel={t('card.removeConfirm')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

function useRemoval({ cardId }: Card, onCustomer: (customer: Customer) => void) {
  const toasts = useToasts();
  const askAgain = useAskAgain();
  const { run, isRunning, error } = useEffectCall('unbindCreditCard');
  const remove = async (): Promise<void> => {
    const customer = await run({ cardId });
    if (customer === null) return;
    onCustomer(customer);
    await askAgain('subscriptionRecord');
    toasts.saved();
  };
  return { remove, isRunning, error };
}
