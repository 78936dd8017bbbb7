/** An invoice as a document of one A4 sheet, for the function that draws. */
import { seller } from '../../../shared/model/seller.ts';
import type { BillingDetails, Money } from '../../../shared/model/billing.ts';
import { addressLines } from '../../../shared/places/address-forms.ts';
import { countryName } from '../../../shared/places/country-names.ts';
import { isLanguageValue } from '../../../shared/places/languages.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import type { InvoiceRow } from '../../domain/billing/billing-rows.ts';
import {
  invoiceLanguage,
  payWayIn,
  descriptionIn,
  type InvoiceLanguage,
  type InvoiceTexts,
} from '../../domain/billing/invoice-texts.ts';
import { invoiceStyle } from './invoice-style.ts';

/** @param fonts `@font-face` rules of the family `i` */
export function invoiceHtml(invoice: InvoiceRow, fonts: string): string {
  const language = languageOf(invoice);
  const { texts, tag, direction } = language;
  const title = `${texts.invoice} ${invoice.number}`;
  return (
    `<!doctype html><html lang="${tag.split('-u-')[0]}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${escape(title)}</title><style>${fonts}${invoiceStyle}</style></head><body>` +
    `<header>${MARK}<h1>${escape(texts.invoice)}</h1></header>` +
    `<section class="who">${buyerBlock(invoice.details, language)}${factsBlock(invoice, language)}</section>` +
    lines(invoice, language) +
    `<section class="end">${notesBlock(invoice, texts)}${sums(invoice, language)}</section>` +
    `<footer>${sellerBlock(invoice, language)}</footer></body></html>`
  );
}

export function languageOf({ language }: InvoiceRow): InvoiceLanguage {
  return invoiceLanguage(isLanguageValue(language) ? language : 'en_gb');
}

/** The sign of the suite (web/ui/mark.tsx) and its name. */
const MARK =
  '<div class="brand"><svg viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#2b46e6"/>' +
  '<path d="M10 9.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-6.5l-4 3.5v-3.5H10A1.5 1.5 0 0 1 8.5 19v-8A1.5 1.5 0 0 1 10 9.5Z" fill="#fff"/>' +
  '<path d="M12.5 13.5h7M12.5 16.8h4.5" stroke="#2b46e6" stroke-width="1.6" stroke-linecap="round" fill="none"/></svg>' +
  '<span>XPage</span></div>';

/** What people wrote may run in either direction. */
const bdi = (text: string): string => `<bdi>${escape(text)}</bdi>`;

function buyerBlock(details: BillingDetails, { texts, tag }: InvoiceLanguage): string {
  const { company, name, addressLine, postcode, city, country, vatNumber } = details;
  const [first, ...rest] = [
    company,
    name,
    ...addressLines({ addressLine, town: city, postcode }, country),
    countryName(country, tag),
  ].filter((line) => line.trim() !== '');
  const number = vatNumber === '' ? '' : `<p>${escape(texts.vatNumber)} ${bdi(vatNumber)}</p>`;
  return (
    `<div><h2>${escape(texts.billedTo)}</h2><p class="first">${bdi(first ?? '')}</p>` +
    `${rest.map((line) => `<p>${bdi(line)}</p>`).join('')}${number}</div>`
  );
}

function factsBlock(invoice: InvoiceRow, { texts, tag }: InvoiceLanguage): string {
  const facts: [string, string][] = [
    [texts.number, invoice.number],
    [texts.date, dateText(invoice.billedAt, tag)],
    [texts.paidBy, payWayIn(invoice.payWay, texts)],
  ];
  const rows = facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${bdi(value)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

function lines(invoice: InvoiceRow, { language, texts, tag }: InvoiceLanguage): string {
  const { planId, cycle, net, periodStart, periodEnd } = invoice;
  return (
    `<table><thead><tr><th>${escape(texts.description)}</th><th>${escape(texts.period)}</th>` +
    `<th class="sum">${escape(texts.amount)}</th></tr></thead><tbody><tr>` +
    `<td><b>${escape(descriptionIn(language, planId, cycle))}</b><br><small>${escape(texts.service)}</small></td>` +
    `<td>${bdi(periodText(periodStart, periodEnd, tag))}</td>` +
    `<td class="sum">${bdi(moneyText(tag, net))}</td></tr></tbody></table>`
  );
}

function sums({ net, vat, vatPercent, total }: InvoiceRow, { texts, tag }: InvoiceLanguage): string {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(vatPercent / 100);
  const row = (name: string, money: Money): string => `<dt>${escape(name)}</dt><dd>${bdi(moneyText(tag, money))}</dd>`;
  return (
    `<div class="sums"><dl>${row(texts.net, net)}${row(texts.vat.replace('{{percent}}', percent), vat)}</dl>` +
    `<dl class="total">${row(texts.total, total)}</dl><p class="paid">${TICK}${escape(texts.paid)}</p></div>`
  );
}

const TICK =
  '<svg viewBox="0 0 16 16"><path d="M3.5 8.5l3 3 6-7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>';

function notesBlock({ isReverseCharge, vatPercent }: InvoiceRow, texts: InvoiceTexts): string {
  const note = isReverseCharge ? texts.reverseCharge : vatPercent === 0 ? texts.outside : '';
  const questions = texts.questions.replace('{{email}}', seller.email);
  return `<div class="notes">${note === '' ? '' : `<p>${escape(note)}</p>`}<p>${escape(questions)}</p></div>`;
}

function sellerBlock({ details, vatPercent }: InvoiceRow, { texts, tag }: InvoiceLanguage): string {
  const isOneStopShop = vatPercent > 0 && details.country !== 'GB';
  const lines = addressLines({ ...seller, town: seller.city }, seller.country);
  const address = [...lines, countryName(seller.country, tag)];
  const numbers: [string, string][] = [
    [texts.companyNumber, seller.companyNumber],
    isOneStopShop ? [texts.ossNumber, seller.ossNumber] : [texts.vatNumber, seller.vatNumber],
  ];
  return (
    `<p><b>${bdi(seller.name)}</b></p><p>${address.map(bdi).join(' · ')}</p>` +
    `<p>${numbers.map(([name, value]) => `${escape(name)} ${bdi(value)}`).join(' · ')}</p>`
  );
}

const dayFormat = (tag: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });

const dateText = (time: string, tag: string): string => dayFormat(tag).format(new Date(time));

function periodText(start: string, end: string, tag: string): string {
  return dayFormat(tag).formatRange(new Date(start), new Date(end));
}
