/** What an account is found by, as somebody types it: an e-mail address or a phone number. */
import { canonicalEmail } from './email.ts';

/** Digits and what stands between them. An address has an @. */
const phoneLike = /^\+?[0-9\s().\u00A0/-]{4,40}$/;

/** Whether a phone number is meant, right or wrong. */
export function isPhoneLike(typed: string): boolean {
  return phoneLike.test(typed.trim());
}

/**
 * The one form in which an address or a number is counted: a number with its plus and digits alone, an address as
 * `canonicalEmail` writes it. Whether there is such a number or address is another question.
 */
export function canonicalAccountAddress(typed: string): string {
  return isPhoneLike(typed) ? typed.replace(/[^+0-9]/g, '') : canonicalEmail(typed);
}
