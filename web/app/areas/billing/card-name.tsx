/** "Visa •••• 4242", and until when it is good. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../../../shared/model/billing.ts';
import { isCardExpired } from '../../../../shared/rules/card-expiry.ts';
import styles from './method.module.css';

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export function brandName({ brand }: Card): string {
  return brandNames[brand] ?? brand;
}

export function CardName({ card }: { card: Card }): ReactNode {
  const { t } = useTranslation('billing');
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear % 100).padStart(2, '0')}`;
  return (
    <span className={styles.card}>
      <span className={styles.cardWords}>
        <bdi dir="ltr">
          {brandName(card)} •••• {card.last4}
        </bdi>
      </span>
      <span className={styles.about}>
        {t(isCardExpired(card, new Date()) ? 'card.expired' : 'card.expires', { date: expiry })}
      </span>
    </span>
  );
}
