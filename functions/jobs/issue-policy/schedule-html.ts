/** The policy schedule: what is insured, for whom, where and when, up to which sums, and for what price. */
import {
  applicationOf,
  dayText,
  personName,
  scheduleLines,
  sumText,
} from '../../../shared/insurance/policy-schedule.ts';
import type { Logic } from '../../../shared/insurance/logic.ts';
import { addressText } from '../../../shared/places/address-forms.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { documentHtml } from './document-shell.ts';
import type { DocumentTexts } from '../../domain/insurance/policy-document-texts.ts';
import { amountIn, bdi, factList, fillIn, priceTable, section, type Fact, type PolicyPaper } from './policy-paper.ts';

/** Payments that stand under one another; a year's stand in two columns. */
const MOST_PAYMENTS = 6;

export function scheduleHtml(paper: PolicyPaper, fonts: string): string {
  const { texts } = paper.language;
  const lines = scheduleLines(paper.insured).map(({ label, value }): Fact => [label, value]);
  const content =
    factList(particulars(paper)) +
    section(texts.what, factList(lines)) +
    section(personsTitle(paper), personTable(paper)) +
    section(texts.benefits, benefitTable(paper)) +
    section(texts.price, priceTable(paper)) +
    section(texts.payments, paymentTable(paper)) +
    section(texts.exclusions, `<p class="note">${exclusions(paper)}</p>`) +
    `<section><p class="note">${escape(texts.wording)}</p>` +
    `<p class="note">${fillIn(escape(texts.claims), { link: bdi(paper.link) })}</p></section>`;
  return documentHtml(paper, { title: texts.schedule, content }, fonts);
}

/** Whose policy it is, from when to when. */
function particulars(paper: PolicyPaper): Fact[] {
  const { policy, insured, language } = paper;
  const { texts, value } = language;
  const { firstName, lastName } = policy.holder;
  return [
    [texts.holder, fullName(firstName, lastName, value)],
    [texts.number, policy.number],
    [texts.period, periodText(paper)],
    [texts.plan, insured.texts.plans[policy.plan]?.name ?? policy.plan],
    [texts.address, addressOf(policy.answers.applicant, insured.definition.country)],
    [texts.issuedOn, dayText(policy.issuedOn, value)],
    [texts.changedOn, policy.changedOn === null ? '' : dayText(policy.changedOn, value)],
    [texts.insurer, paper.company],
    [texts.agent, paper.agent],
  ];
}

export function periodText({ policy, language: { texts, value } }: PolicyPaper): string {
  return fillIn(texts.periodText, { start: dayText(policy.start, value), end: dayText(policy.end, value) });
}

/** As far as it was asked for, as the post of the product's country writes it. */
function addressOf(applicant: PolicyPaper['policy']['answers']['applicant'], country: string): string {
  const text = (id: string): string => (typeof applicant[id] === 'string' ? applicant[id] : '');
  const places = [text('town'), text('region') || text('province')].filter((part) => part !== '');
  // In Chinese the larger stands first, and nothing between.
  const town = /\p{Script=Han}/u.test(places.join('')) ? places.toReversed().join('') : places.join(', ');
  return addressText({ addressLine: text('addressLine'), town, postcode: text('postcode') }, country);
}

const personsTitle = ({ insured, language: { texts } }: Pick<PolicyPaper, 'insured' | 'language'>): string =>
  insured.definition.line === 'motor' ? texts.drivers : texts.persons;

/** Name and birth of everybody insured, in English as well where that is given; nothing where nobody is. */
export function personTable({ policy, language: { texts, value } }: PolicyPaper, english?: DocumentTexts): string {
  const { insured, applicant } = policy.answers;
  if (insured.length === 0) return '';
  const rows = insured.map((person) => {
    const birth = String(person['birth'] ?? '');
    const day = birth === '' ? '' : bdi(dayText(birth, value));
    const below = english === undefined || birth === '' ? '' : inEnglish(bdi(dayText(birth, 'en_us')));
    return `<tr><td><b>${bdi(personName(person, applicant, value))}</b></td><td class="sum">${day}${below}</td></tr>`;
  });
  const below = english === undefined ? '' : inEnglish(escape(english.birth));
  return (
    `<table><thead><tr><th></th><th class="sum">${escape(texts.birth)}${below}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

/** @param html what is said besides, of what stands in the holder's language */
export const inEnglish = (html: string): string => ` <small lang="en">${html}</small>`;

export type BenefitRow = { name: string; text: string; limit: string; isCovered: boolean };

/** The benefits of the plan with their limits, as they are with these answers. */
export function benefitsOf({ insured, language: { texts, value } }: PolicyPaper): BenefitRow[] {
  const { definition, texts: words, plan } = insured;
  const application = applicationOf(insured);
  const limitText = (limit: Logic): string => {
    const most = application.product.run(limit, application.data);
    if (most === null) return texts.included;
    return most === 0 ? texts.notCovered : sumText(Number(most), definition, value);
  };
  const benefits = definition.plans.find(({ id }) => id === plan)?.benefits ?? [];
  return benefits.map(({ id, limit }) => {
    const { name = id, text = '' } = words.benefits[id] ?? {};
    const shown = limitText(limit);
    return { name, text, limit: shown, isCovered: shown !== texts.notCovered };
  });
}

function benefitTable(paper: PolicyPaper): string {
  const rows = benefitsOf(paper).map(
    ({ name, text, limit, isCovered }) =>
      `<tr${isCovered ? '' : ' class="off"'}><td>${isCovered ? `<b>${bdi(name)}</b>` : bdi(name)}` +
      `${isCovered && text !== '' ? `<small>${bdi(text)}</small>` : ''}</td><td class="sum">${bdi(limit)}</td></tr>`,
  );
  return (
    `<table><thead><tr><th></th><th class="sum">${escape(paper.language.texts.limit)}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

function paymentTable(paper: PolicyPaper): string {
  const { policy, language } = paper;
  const { texts, value } = language;
  if (policy.instalments.length === 0) return '';
  const rows = policy.instalments.map(
    ({ number, due, money, paidOn }) =>
      `<tr><td>${number}</td><td>${bdi(dayText(due, value))}</td>` +
      `<td>${paidOn === null ? '' : escape(texts.paid)}</td><td class="sum">${bdi(amountIn(paper, money.amount))}</td></tr>`,
  );
  const head = `<th></th><th>${escape(texts.due)}</th><th></th><th class="sum">${escape(texts.amount)}</th>`;
  const table = (some: string[]): string =>
    `<table><thead><tr>${head}</tr></thead><tbody>${some.join('')}</tbody></table>`;
  if (rows.length <= MOST_PAYMENTS) return `<div class="whole">${table(rows)}</div>`;
  const half = Math.ceil(rows.length / 2);
  return `<div class="beside">${table(rows.slice(0, half))}${table(rows.slice(half))}</div>`;
}

function exclusions({ insured: { definition, texts } }: PolicyPaper): string {
  const titles = definition.exclusions.map((id) => bdi(texts.exclusions[id]?.title ?? id));
  // No line begins with a point.
  return titles.join('<span class="word"> ·</span> ');
}
