/** What an invoice says, as its template reads it (functions/jobs/typeset/papers/invoice.typ). */
import type { BillingDetails, Money } from '../../../shared/model/billing.ts';
import { seller } from '../../../shared/model/seller.ts';
import { addressLines } from '../../../shared/places/address-forms.ts';
import { countryName } from '../../../shared/places/country-names.ts';
import { isLanguageValue } from '../../../shared/places/languages.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import type { InvoiceRow } from '../../domain/billing/billing-rows.ts';
import {
  descriptionIn,
  invoiceLanguage,
  payWayIn,
  type InvoiceLanguage,
  type InvoiceTexts,
} from '../../domain/billing/invoice-texts.ts';
import { paperLanguage } from '../../kit/paper-language.ts';
import type { PaperData } from '../../kit/typesetting.ts';

type Named = [name: string, value: string];

export type InvoicePaper = PaperData & {
  words: Record<'invoice' | 'billedTo' | 'description' | 'period' | 'amount' | 'paid', string>;
  /** Name first. */
  buyer: string[];
  details: Named[];
  item: Record<'name' | 'service' | 'period' | 'amount', string>;
  sums: Named[];
  total: Named;
  notes: string[];
  seller: { name: string; address: string[]; numbers: Named[] };
};

export function invoicePaper(invoice: InvoiceRow): InvoicePaper {
  const language = invoiceLanguage(isLanguageValue(invoice.language) ? invoice.language : 'en_gb');
  const { texts, tag } = language;
  const { invoice: name, billedTo, description, period, amount, paid } = texts;
  return {
    title: `${name} ${invoice.number}`,
    language: paperLanguage(language.language),
    words: { invoice: name, billedTo, description, period, amount, paid },
    buyer: buyerLines(invoice.details, language),
    details: [
      [texts.number, invoice.number],
      [texts.date, dayFormat(tag).format(new Date(invoice.billedAt))],
      [texts.paidBy, payWayIn(invoice.payWay, texts)],
    ],
    item: itemOf(invoice, language),
    sums: sumsOf(invoice, language),
    total: [texts.total, moneyText(tag, invoice.total)],
    notes: notesOf(invoice, texts),
    seller: sellerOf(invoice, language),
  };
}

function buyerLines(details: BillingDetails, { texts, tag }: InvoiceLanguage): string[] {
  const { company, name, addressLine, postcode, city, country, vatNumber } = details;
  const address = addressLines({ addressLine, town: city, postcode }, country);
  const number = vatNumber === '' ? '' : `${texts.vatNumber} ${vatNumber}`;
  return [company, name, ...address, countryName(country, tag), number].filter((line) => line.trim() !== '');
}

function itemOf(invoice: InvoiceRow, { language, texts, tag }: InvoiceLanguage): InvoicePaper['item'] {
  const { planId, cycle, net, periodStart, periodEnd } = invoice;
  return {
    name: descriptionIn(language, planId, cycle),
    service: texts.service,
    period: dayFormat(tag).formatRange(new Date(periodStart), new Date(periodEnd)),
    amount: moneyText(tag, net),
  };
}

function sumsOf({ net, vat, vatPercent }: InvoiceRow, { texts, tag }: InvoiceLanguage): Named[] {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(vatPercent / 100);
  const row = (name: string, money: Money): Named => [name, moneyText(tag, money)];
  return [row(texts.net, net), row(texts.vat.replace('{{percent}}', percent), vat)];
}

function notesOf({ isReverseCharge, vatPercent }: InvoiceRow, texts: InvoiceTexts): string[] {
  const note = isReverseCharge ? texts.reverseCharge : vatPercent === 0 ? texts.outside : '';
  return [note, texts.questions.replace('{{email}}', seller.email)].filter((text) => text !== '');
}

/** A consumer of the EU pays the tax of their country, which one number stands for (One Stop Shop). */
function sellerOf({ details, vatPercent }: InvoiceRow, { texts, tag }: InvoiceLanguage): InvoicePaper['seller'] {
  const isOneStopShop = vatPercent > 0 && details.country !== 'GB';
  return {
    name: seller.name,
    address: [...addressLines({ ...seller, town: seller.city }, seller.country), countryName(seller.country, tag)],
    numbers: [
      [texts.companyNumber, seller.companyNumber],
      isOneStopShop ? [texts.ossNumber, seller.ossNumber] : [texts.vatNumber, seller.vatNumber],
    ],
  };
}

const dayFormat = (tag: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
