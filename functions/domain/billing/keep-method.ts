/** Remembers what a payment left to be charged later, beside the customer's other cards and agreements. */
import type { Card } from '../../../shared/model/billing.ts';
import { changeCustomer, findCustomer } from './customers.ts';
import type { CustomerRow } from './billing-rows.ts';
import type { KeptMethod } from './payment-port.ts';

/** Safe to repeat. Nothing happens for an account without a customer, or for a wallet, which is linked by itself. */
export async function keepMethod(accountId: string, { payWay, methodId }: KeptMethod): Promise<void> {
  const row = await findCustomer(accountId);
  if (!row || isKept(row, methodId)) return;
  if (payWay === 'card') {
    const { readCard } = await import('./providers/stripe-cards.ts');
    const card = await readCard(methodId);
    // One that its owner has removed since stays removed, however late the payment is heard of.
    if (card !== null) await changeCustomer(accountId, (now) => ({ ...now, cards: withCard(now.cards, card) }));
  }
  if (payWay === 'paypal') {
    const { readPayer } = await import('./providers/paypal-agreement.ts');
    const payer = await readPayer(methodId);
    if (payer !== null) await changeCustomer(accountId, (now) => ({ ...now, paypal: { payer, methodId } }));
  }
}

function isKept({ cards, paypal }: CustomerRow, methodId: string): boolean {
  return paypal?.methodId === methodId || cards.some(({ cardId }) => cardId === methodId);
}

/** The newest first, and each once. */
export function withCard(cards: readonly Card[], card: Card): Card[] {
  return [card, ...cards.filter(({ cardId }) => cardId !== card.cardId)];
}
