/** "Visa •••• 4242", and until when it is good. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../../../shared/model/billing.ts';
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
        {t(isExpired(card, new Date()) ? 'card.expired' : 'card.expires', { date: expiry })}
      </span>
    </span>
  );
}

/** A card is good to the end of its month. */
export function isExpired({ expiryMonth, expiryYear }: Card, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
