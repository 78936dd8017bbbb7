/**
 * Card numbers are typed into the payment provider's own fields and never reach us (SECURITY.md T54). One that comes all the
 * same is refused before anything is done with it: nothing is written, and nothing is said of it in a log.
 */
import { holdsCardNumber } from '../../shared/rules/card-number.ts';
import { AppError } from './app-error.ts';

/** Its own rule decides the form of a tax number, which may have as many digits as a card's. */
const OTHER_NUMBERS = new Set(['vatNumber']);

/** A provider's id of a payment: one of some thousands has digits, over its hyphens, that are a card's. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Throws `card_data_refused`. */
export function refuseCardNumbers(sent: unknown): void {
  if (typeof sent === 'string' || typeof sent === 'number') {
    if (!UUID.test(String(sent)) && holdsCardNumber(String(sent))) throw new AppError('card_data_refused');
    return;
  }
  if (typeof sent !== 'object' || sent === null) return;
  for (const [name, value] of Object.entries(sent)) if (!OTHER_NUMBERS.has(name)) refuseCardNumbers(value);
}
