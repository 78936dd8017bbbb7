/** The receipt: what was ordered, what it costs, and what of it is paid. */
import { dayText } from '../../../shared/insurance/policy-schedule.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { paidOf } from '../../domain/insurance/paid-of.ts';
import {
  amountIn,
  known,
  linkNote,
  payWayText,
  priceTable,
  type Fact,
  type LinkNote,
  type PolicyPaper,
  type PriceTable,
} from './policy-paper.ts';
import { sheetData, type SheetData } from './sheet-data.ts';

export type ReceiptData = SheetData & { facts: Fact[]; price: PriceTable & { title: string }; claims: LinkNote };

export function receiptData(paper: PolicyPaper): ReceiptData {
  const { policy, order, insured, language } = paper;
  const { texts, value } = language;
  const { firstName, lastName } = policy.holder;
  const paidOn = clockTimeIn(insured.definition.timeZone, new Date(order.paidAt ?? policy.issuedAt)).date;
  const facts = known([
    [texts.holder, fullName(firstName, lastName, value)],
    [texts.order, order.orderNumber],
    [texts.paidOn, dayText(paidOn, value)],
    [texts.number, policy.number],
    [texts.paidBy, payWayText(order.payWay, texts)],
    [texts.plan, insured.texts.plans[policy.plan]?.name ?? policy.plan],
  ]);
  const isFirst = policy.instalments.length > 0 && policy.changedOn === null;
  const paid = isFirst ? order.total.amount : paidOf(policy).paid;
  const table = priceTable(paper, [isFirst ? texts.paidNow : texts.paid, amountIn(paper, paid)]);
  return {
    ...sheetData(paper, texts.receipt),
    facts,
    price: { title: texts.price, ...table },
    claims: linkNote(texts.claims, paper.link),
  };
}
