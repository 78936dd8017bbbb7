/** What the documents of a policy are made of. */
import { documentTag } from '../../../shared/places/languages.ts';
import type { Insured } from '../../../shared/insurance/policy-schedule.ts';
import type { PriceLine } from '../../../shared/insurance/rate.ts';
import { dayText } from '../../../shared/insurance/policy-schedule.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import type { PolicyOrderRow, PolicyRow } from '../../domain/insurance/policy-rows.ts';
import type { DocumentLanguage, DocumentTexts } from '../../domain/insurance/policy-document-texts.ts';

export type PolicyPaper = {
  policy: PolicyRow;
  order: PolicyOrderRow;
  insured: Insured;
  /** The same in English, which officials read; null when the product has no English. */
  english: Insured | null;
  language: DocumentLanguage;
  /** The insurer. */
  company: string;
  /** Name of the agent; empty without one. */
  agent: string;
  /** Where the holder finds the documents. */
  link: string;
};

/**
 * What people wrote may run in either direction. What has an Arabic letter runs from the right, also when a name in Latin
 * ones begins it; what has none is Latin by its order: the sign of a foreign currency would change sides otherwise.
 */
export function bdi(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return `<bdi dir="rtl">${escape(text)}</bdi>`;
  return `<bdi dir="ltr">${escape(text.replaceAll(/[\u200e\u200f\u2066\u2069]/g, ''))}</bdi>`;
}

/** A fact: its name and what it is. Left out without a value. */
export type Fact = readonly [name: string, value: string];

export function factList(facts: readonly Fact[], className = 'facts'): string {
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${bdi(value)}</dd></div>`);
  return rows.length === 0 ? '' : `<dl class="${className}">${rows.join('')}</dl>`;
}

export const section = (title: string, content: string): string =>
  content === '' ? '' : `<section><h2>${escape(title)}</h2>${content}</section>`;

/** An amount in minor units of the policy's currency, with a true minus sign: it stands close to figures, as a hyphen does not. */
export const amountIn = ({ policy, language }: PolicyPaper, amount: number): string =>
  moneyText(documentTag(language.value), { amount, currency: policy.price.currency }).replace('-', '−');

export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The breakdown with its total; lines of the same kind for several persons are one. */
export function priceTable(paper: PolicyPaper, last: readonly Fact[] = []): string {
  const { policy, language } = paper;
  const { texts } = language;
  const lines = new Map<string, PriceLine>();
  for (const line of policy.price.lines) {
    const id = `${line.kind} ${line.id}`;
    lines.set(id, { ...line, amount: line.amount + (lines.get(id)?.amount ?? 0) });
  }
  const rows = [...lines.values()].map((line) => row(lineName(line, paper), amountIn(paper, line.amount)));
  const surcharge = surchargeOf(paper);
  if (surcharge !== 0) rows.push(row(texts.surcharge, amountIn(paper, surcharge)));
  const total = [[texts.total, amountIn(paper, policy.price.total + surcharge)] as const, ...last];
  return (
    `<table class="price"><tbody>${rows.join('')}</tbody>` +
    `<tfoot>${total.map(([name, value]) => row(name, value)).join('')}</tfoot></table>`
  );
}

const row = (name: string, value: string): string => `<tr><td>${bdi(name)}</td><td class="sum">${bdi(value)}</td></tr>`;

function lineName({ id, kind }: PriceLine, { insured, language: { texts, value } }: PolicyPaper): string {
  if (kind === 'change') return fillIn(texts.change, { day: dayText(id, value) });
  if (kind === 'voucher') return fillIn(texts.voucher, { code: id });
  return kind === 'rounding' ? texts.rounding : (insured.texts.lines[id] ?? id);
}

/** What payment in parts costs on top. */
export function surchargeOf({ policy: { instalments, price, paidForChanges } }: PolicyPaper): number {
  const parts = instalments.reduce((sum, { money }) => sum + money.amount, paidForChanges);
  return instalments.length === 0 ? 0 : parts - price.total;
}

export function payWayText(payWay: PolicyOrderRow['payWay'], texts: DocumentTexts): string {
  if (payWay === null) return texts.free;
  return { card: texts.card, paypal: 'PayPal', gopay: 'GoPay', test: texts.test }[payWay];
}
