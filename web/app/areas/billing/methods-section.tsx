/** The ways of paying that are kept: cards, PayPal, GoPay. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer, Subscription } from '../../../../shared/model/billing.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PlusIcon } from '../../../ui/area-icons.tsx';
import { AddCardDialog } from './add-card-dialog.tsx';
import styles from './billing.module.css';
import { CardRow } from './card-row.tsx';
import method from './method.module.css';
import { PaypalRow } from './paypal-row.tsx';
import { useCatalogue } from './use-billing.ts';
import { WalletRow } from './wallet-row.tsx';

export type MethodProps = { customer: Customer; onCustomer: (customer: Customer) => void };

export function MethodsSection({ customer, onCustomer }: MethodProps): ReactNode {
  const { t } = useTranslation('billing');
  const { data: record } = useCall('subscriptionRecord', {});
  const { data: catalogue } = useCatalogue();
  const [isAdding, setAdding] = useState(false);
  const subscription = record?.subscription ?? null;
  const { cards, paypal, wallet } = customer;
  const isGoPayOffered = wallet !== null || catalogue?.payWays.includes('gopay') === true;
  return (
    <Card title={t('methods.title')} text={t('methods.text')}>
      {cards.length === 0 && paypal === null && wallet === null && <p className={styles.empty}>{t('methods.none')}</p>}
      <ul className={method.list}>
        {cards.map((card) => (
          <CardRow
            key={card.cardId}
            card={card}
            isForRenewals={isRenewedBy(subscription, customer, card.cardId)}
            subscription={subscription}
            onCustomer={onCustomer}
          />
        ))}
        {paypal !== null && <PaypalRow payer={paypal.payer} subscription={subscription} onCustomer={onCustomer} />}
        {isGoPayOffered && <WalletRow customer={customer} subscription={subscription} onCustomer={onCustomer} />}
      </ul>
      <div>
        <Button onClick={() => setAdding(true)}>
          <PlusIcon size={18} />
          {t('methods.add')}
        </Button>
      </div>
      {isAdding && <AddCardDialog customer={customer} onCustomer={onCustomer} onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** The only card is the one that renewals by card are paid with. */
function isRenewedBy(subscription: Subscription | null, { cards }: Customer, cardId: string): boolean {
  if (subscription?.payWay !== 'card') return false;
  return subscription.cardId === cardId || (cards.length === 1 && cards[0]?.cardId === cardId);
}
