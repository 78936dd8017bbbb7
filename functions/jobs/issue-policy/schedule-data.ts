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
import {
  amountIn,
  fillIn,
  known,
  linkNote,
  priceTable,
  type Fact,
  type LinkNote,
  type PolicyPaper,
  type PriceTable,
} from './policy-paper.ts';
import { sheetData, type SheetData } from './sheet-data.ts';

/** A part with its heading. */
type Titled<Part> = Part & { title: string };

export type ScheduleData = SheetData & {
  facts: Fact[];
  insured: Titled<{ facts: Fact[] }>;
  /** Null where nobody is insured. */
  persons: Titled<{ birth: string; rows: Fact[] }> | null;
  benefits: Titled<{ limit: string; rows: BenefitRow[] }>;
  price: Titled<PriceTable>;
  /** Null where it was paid for at once. */
  payments: Titled<{ due: string; amount: string; rows: PaymentRow[] }> | null;
  exclusions: Titled<{ names: string[] }>;
  contract: string;
  claims: LinkNote;
};

export type BenefitRow = { name: string; text: string; limit: string; isCovered: boolean };

type PaymentRow = { number: string; due: string; state: string; amount: string };

export function scheduleData(paper: PolicyPaper): ScheduleData {
  const { texts } = paper.language;
  return {
    ...sheetData(paper, texts.schedule),
    facts: known(particulars(paper)),
    insured: {
      title: texts.what,
      facts: known(scheduleLines(paper.insured).map(({ label, value }): Fact => [label, value])),
    },
    persons: persons(paper),
    benefits: { title: texts.benefits, limit: texts.limit, rows: benefitsOf(paper) },
    price: { title: texts.price, ...priceTable(paper) },
    payments: payments(paper),
    exclusions: { title: texts.exclusions, names: exclusions(paper) },
    contract: texts.wording,
    claims: linkNote(texts.claims, paper.link),
  };
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

/** Name and birth of everybody insured. */
function persons({ policy, insured, language: { texts, value } }: PolicyPaper): ScheduleData['persons'] {
  const { insured: all, applicant } = policy.answers;
  if (all.length === 0) return null;
  const title = insured.definition.line === 'motor' ? texts.drivers : texts.persons;
  const rows = all.map((person): Fact => [personName(person, applicant, value), birthOf(person, value)]);
  return { title, birth: texts.birth, rows };
}

type Person = PolicyPaper['policy']['answers']['insured'][number];

/** Empty where it was not asked for. */
export function birthOf(person: Person, language: PolicyPaper['language']['value']): string {
  const birth = String(person['birth'] ?? '');
  return birth === '' ? '' : dayText(birth, language);
}

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
    const isCovered = shown !== texts.notCovered;
    return { name, text: isCovered ? text : '', limit: shown, isCovered };
  });
}

function payments(paper: PolicyPaper): ScheduleData['payments'] {
  const { instalments } = paper.policy;
  const { texts, value } = paper.language;
  if (instalments.length === 0) return null;
  const rows = instalments.map(({ number, due, money, paidOn }) => ({
    number: String(number),
    due: dayText(due, value),
    state: paidOn === null ? '' : texts.paid,
    amount: amountIn(paper, money.amount),
  }));
  return { title: texts.payments, due: texts.due, amount: texts.amount, rows };
}

const exclusions = ({ insured: { definition, texts } }: PolicyPaper): string[] =>
  definition.exclusions.map((id) => texts.exclusions[id]?.title ?? id);
