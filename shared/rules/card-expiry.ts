import type { Card } from '../model/billing.ts';

/** A card is good to the end of its month. */
export function isCardExpired(
  { expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>,
  at: Date,
): boolean {
  return at.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
