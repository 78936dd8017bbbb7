/** The phone that tells of leads: its number is proven by a code before anything else is sent to it. */
import { countryByAbbr } from '../../../shared/places/countries.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { AlertChannel } from '../../../shared/model/lead-settings.ts';
import { toE164 } from '../../../shared/rules/phone.ts';
import { AppError } from '../../kit/app-error.ts';
import { sendSms } from '../messages/send-sms.ts';
import { sendWhatsApp } from '../messages/send-whatsapp.ts';
import { fill, mailTexts } from '../messages/texts.ts';

export type AlertTarget = { phone: string; country: string; channel: AlertChannel };

/** What a code is bound to: nobody's request can take another owner's code away. */
export const alertAddress = (accountId: string, phone: string): string => `${accountId}#${phone}`;

/** Throws `phone_invalid` for what is no number of the country, and for countries that nothing is sent to. */
export function checkAlertTarget({ phone, country }: AlertTarget): void {
  if (!countryByAbbr(country) || toE164(phone, country) !== phone) throw new AppError('phone_invalid');
}

export async function sendAlertCodeTo(
  { phone, channel }: AlertTarget,
  code: string,
  language: LanguageValue,
): Promise<void> {
  if (channel === 'whatsapp') return sendWhatsApp(phone, { template: 'code', language, values: [code] });
  await sendSms(phone, fill(mailTexts(language).texts.alertCode, { code }));
}
