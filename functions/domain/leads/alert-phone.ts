/** The phone that tells of leads: its number is proven by a code before anything else is sent to it. */
import { countryByAbbr } from '../../../shared/places/countries.ts';
import type { AlertChannel } from '../../../shared/model/lead-settings.ts';
import { toE164 } from '../../../shared/rules/phone.ts';
import { AppError } from '../../kit/app-error.ts';

export type AlertTarget = { phone: string; country: string; channel: AlertChannel };

/** What a code is bound to: nobody's request can take another owner's code away. */
export const alertAddress = (accountId: string, phone: string): string => `${accountId}#${phone}`;

/** Throws `phone_invalid` for what is no number of the country, and for countries that nothing is sent to. */
export function checkAlertTarget({ phone, country }: AlertTarget): void {
  if (!countryByAbbr(country) || toE164(phone, country) !== phone) throw new AppError('phone_invalid');
}
