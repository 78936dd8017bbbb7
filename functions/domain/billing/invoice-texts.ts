/** The words of invoices. */
import type { PlanId } from '../../../shared/model/account.ts';
import type { Cycle, PayWay } from '../../../shared/model/billing.ts';
import { documentTag, type LanguageValue } from '../../../shared/places/languages.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readTexts } from '../../kit/read-texts.ts';
import type english from '../../locales/en_us/invoice.json';

export const needs: StoreNeeds = { texts: ['invoice', 'app'] };

export type InvoiceTexts = typeof english;

export type InvoiceLanguage = {
  language: LanguageValue;
  texts: InvoiceTexts;
  /** BCP 47: the Gregorian calendar and Latin digits, whatever else is usual there. */
  tag: string;
};

export function invoiceLanguage(language: LanguageValue): InvoiceLanguage {
  return {
    language,
    texts: readTexts('invoice', language),
    tag: documentTag(language),
  };
}

/** As the screens call it. */
export const planName = (language: LanguageValue, planId: PlanId): string =>
  readTexts<{ plan: Record<PlanId, string> }>('app', language).plan[planId];

/** `Individual, monthly` */
export function descriptionIn(language: LanguageValue, planId: PlanId, cycle: Cycle): string {
  return invoiceLanguage(language).texts[cycle].replace('{{plan}}', planName(language, planId));
}

/** How it was paid, as the payer calls it. */
export function payWayIn(payWay: PayWay, texts: InvoiceTexts): string {
  return { card: texts.card, paypal: 'PayPal', gopay: 'GoPay' }[payWay];
}
