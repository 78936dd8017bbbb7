/**
 * Codes to phones, by SMS or WhatsApp. Each costs money, and strangers can ask for them: all together have a budget an
 * hour and a day (SECURITY.md T18). Limits for each number and client are the calls' own.
 */
import { phoneCodeBudgets } from '../../../shared/model/phone-budget.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { isWithinBudget } from '../../kit/rate-limits.ts';
import { sendSms } from './send-sms.ts';
import { sendWhatsApp } from './send-whatsapp.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

export type PhoneCode = {
  /** E.164. */
  phone: string;
  channel: 'sms' | 'whatsapp';
  code: string;
  language: LanguageValue;
};

/** Throws when the budget is used up or cannot be counted, and when the message cannot be sent. */
export async function sendPhoneCode({ phone, channel, code, language }: PhoneCode, now: Date): Promise<void> {
  for (const budget of Object.values(phoneCodeBudgets)) {
    const isLeft = await isWithinBudget(`phone-codes-${budget.windowSeconds}`, budget, now);
    if (!isLeft) throw new Error(`The budget of ${budget.max} codes in ${budget.windowSeconds} s is used up.`);
  }
  if (channel === 'whatsapp') return sendWhatsApp(phone, { template: 'code', language, values: [code] });
  await sendSms(phone, fill(mailTexts(language).alertCode, { code }));
}
