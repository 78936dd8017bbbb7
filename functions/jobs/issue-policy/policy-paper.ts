/** What the documents of a policy are made of. */
import { documentTag } from '../../../shared/places/languages.ts';
import type { Insured } from '../../../shared/insurance/policy-schedule.ts';
import type { PriceLine } from '../../../shared/insurance/rate.ts';
import { dayText } from '../../../shared/insurance/policy-schedule.ts';
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

/** A fact: its name and what it is. */
export type Fact = readonly [name: string, value: string];

/** Those that have a value. */
export const known = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

/** An amount in minor units of the policy's currency, with a true minus sign: it stands close to figures, as a hyphen does not. */
export const amountIn = ({ policy, language }: PolicyPaper, amount: number): string =>
  moneyText(documentTag(language.value), { amount, currency: policy.price.currency }).replace('-', '−');

export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

export type PriceTable = {
  lines: Fact[];
  total: Fact;
  /** What is paid of it; null where that is not said. */
  paid: Fact | null;
};

/** The breakdown with its total; lines of the same kind for several persons are one. */
export function priceTable(paper: PolicyPaper, paid: Fact | null = null): PriceTable {
  const { policy, language } = paper;
  const { texts } = language;
  const lines = new Map<string, PriceLine>();
  for (const line of policy.price.lines) {
    const id = `${line.kind} ${line.id}`;
    lines.set(id, { ...line, amount: line.amount + (lines.get(id)?.amount ?? 0) });
  }
  const rows = [...lines.values()].map((line): Fact => [lineName(line, paper), amountIn(paper, line.amount)]);
  const surcharge = surchargeOf(paper);
  if (surcharge !== 0) rows.push([texts.surcharge, amountIn(paper, surcharge)]);
  return { lines: rows, total: [texts.total, amountIn(paper, policy.price.total + surcharge)], paid };
}

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

/** A sentence with an address in it, which runs from the left in every language. */
export type LinkNote = { before: string; link: string; after: string };

export function linkNote(text: string, link: string): LinkNote {
  const [before = '', after = ''] = text.split('{{link}}');
  return { before, link, after };
}
