/** The receipt: what was ordered, what it costs, and what of it is paid. */
import { dayText } from '../../../shared/insurance/policy-schedule.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { paidOf } from '../../domain/insurance/paid-of.ts';
import { documentHtml } from './document-shell.ts';
import { amountIn, bdi, factList, fillIn, payWayText, priceTable, section, type PolicyPaper } from './policy-paper.ts';

export function receiptHtml(paper: PolicyPaper, fonts: string): string {
  const { policy, order, insured, language } = paper;
  const { texts, value } = language;
  const { firstName, lastName } = policy.holder;
  const paidOn = clockTimeIn(insured.definition.timeZone, new Date(order.paidAt ?? policy.issuedAt)).date;
  const facts = factList([
    [texts.holder, fullName(firstName, lastName, value)],
    [texts.order, order.orderNumber],
    [texts.paidOn, dayText(paidOn, value)],
    [texts.number, policy.number],
    [texts.paidBy, payWayText(order.payWay, texts)],
    [texts.plan, insured.texts.plans[policy.plan]?.name ?? policy.plan],
  ]);
  const isInParts = policy.instalments.length > 0;
  const isFirst = isInParts && policy.changedOn === null;
  const paid = isFirst ? order.total.amount : paidOf(policy).paid;
  const table = priceTable(paper, [[isFirst ? texts.paidNow : texts.paid, amountIn(paper, paid)]]);
  const note = `<section><p class="note">${fillIn(escape(texts.claims), { link: bdi(paper.link) })}</p></section>`;
  return documentHtml(paper, { title: texts.receipt, content: facts + section(texts.price, table) + note }, fonts);
}
