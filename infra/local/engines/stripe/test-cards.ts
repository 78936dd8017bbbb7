/** Stripe's test numbers (docs.stripe.com/testing) and how cards with them behave. */
import { passesLuhn } from '../../../../shared/rules/card-number.ts';

/** `asks`: the bank wants to hear its customer; `fails-later`: good when it is entered, declined once it is kept. */
export type Conduct = 'pays' | 'asks' | 'declines' | 'fails-later';

const byNumber: Record<string, Conduct> = {
  '4000002500003155': 'asks',
  '4000000000009995': 'declines',
  '4000000000000341': 'fails-later',
};

export type TypedCard = { number: string; month: number; year: number; cvc: string };

export type CardProblem = { code: string; message: string };

/** What Stripe says of a card that cannot be one; null for a good one. */
export function problemOf({ number, month, year, cvc }: TypedCard, now: Date): CardProblem | null {
  if (number === '') return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    return { code: 'invalid_number', message: 'Your card number is invalid.' };
  }
  if (!(month >= 1 && month <= 12))
    return { code: 'incomplete_expiry', message: 'Your card’s expiration date is incomplete.' };
  if (Date.UTC(year, month) <= now.getTime()) {
    return { code: 'invalid_expiry_year_past', message: 'Your card’s expiration year is in the past.' };
  }
  if (!/^\d{3,4}$/.test(cvc)) return { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' };
  return null;
}

export const conductOf = (number: string): Conduct => byNumber[number] ?? 'pays';

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  return /^(?:5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown';
}
