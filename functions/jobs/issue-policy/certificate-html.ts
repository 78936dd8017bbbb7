/** The certificate: one page to show, with English beside the holder's language, since officials read it. */
import {
  coverFor,
  dayText,
  destinationsOf,
  listText,
  scheduleLines,
  type Insured,
} from '../../../shared/insurance/policy-schedule.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { documentHtml } from './document-shell.ts';
import { documentTexts, type DocumentTexts } from '../../domain/insurance/policy-document-texts.ts';
import { bdi, fillIn, section, type PolicyPaper } from './policy-paper.ts';
import { benefitsOf, inEnglish, periodText, personTable } from './schedule-html.ts';

/** Benefits that stand on it: the first of the plan, which are the weightiest. */
const MOST_BENEFITS = 6;
/** Characters that fit beside another fact. */
const MOST_IN_HALF = 40;
/** Lines about a car, a pet, or what is insured of persons. */
const MOST_LINES = 4;

export function certificateHtml(paper: PolicyPaper, fonts: string): string {
  const { texts } = paper.language;
  const content =
    `<div class="certificate">${plate(paper)}<div class="seal"><p>${escape(texts.certify)}</p>` +
    `${isEnglish(paper) ? '' : `<p class="en" lang="en" dir="ltr">${escape(englishTexts.certify)}</p>`}</div>` +
    factsInBoth(paper) +
    section(
      title(paper, ({ drivers, persons }) => (isMotor(paper) ? drivers : persons)),
      personTable(paper, isEnglish(paper) ? undefined : englishTexts),
    ) +
    `${section(
      title(paper, ({ benefits }) => benefits),
      weightiest(paper),
    )}</div>`;
  const subtitle = isEnglish(paper) ? '' : englishTexts.certificate;
  return documentHtml(paper, { title: texts.certificate, subtitle, content }, fonts);
}

/** Officials read it everywhere. */
const englishTexts = documentTexts('en_us');

const isEnglish = ({ language }: PolicyPaper): boolean => language.value.startsWith('en_');
const isMotor = ({ insured }: PolicyPaper): boolean => insured.definition.line === 'motor';

const title = (paper: PolicyPaper, pick: (texts: DocumentTexts) => string): string =>
  isEnglish(paper) ? pick(englishTexts) : `${pick(paper.language.texts)} / ${pick(englishTexts)}`;

/** Of a car, as large as it is on the car. */
function plate({ insured, language: { value } }: PolicyPaper): string {
  if (insured.definition.line !== 'motor') return '';
  const lang = value === 'th_th' ? ' lang="th"' : '';
  return coverFor(insured)
    .map((text) => `<div class="plate"${lang}>${bdi(text)}</div>`)
    .join('');
}

type Pick = (texts: DocumentTexts) => string;

/** Each fact with its name and value in the holder's language, and in English below where that differs. */
function factsInBoth(paper: PolicyPaper): string {
  const { policy, insured, english } = paper;
  const { firstName, lastName } = policy.holder;
  const both = (of: (one: Insured) => string): [string, string] => [of(insured), english === null ? '' : of(english)];
  const facts: [Pick, string, string][] = [
    [({ holder }) => holder, fullName(firstName, lastName, paper.language.value), ''],
    [({ number }) => number, policy.number, ''],
    [({ period }) => period, ...period(paper)],
    [({ plan }) => plan, ...both(({ texts }) => texts.plans[policy.plan]?.name ?? policy.plan)],
    ...(insured.definition.line === 'travel'
      ? [[({ destinations }: DocumentTexts) => destinations, ...destinations(paper)] as [Pick, string, string]]
      : []),
  ];
  const rows = facts.map(([name, value, other]) => {
    const label = isEnglish(paper)
      ? escape(name(englishTexts))
      : `${escape(name(paper.language.texts))} <small lang="en">${escape(name(englishTexts))}</small>`;
    return factRow(label, value, other);
  });
  return `<dl class="facts">${rows.join('')}${ofTheRisk(paper)}</dl>`;
}

function factRow(label: string, value: string, other: string): string {
  const below = other === '' || other === value ? '' : `<small lang="en">${bdi(other)}</small>`;
  // What is long has the width of the sheet, so that it stays on one.
  const width = value.length > MOST_IN_HALF || other.length > MOST_IN_HALF ? ' class="wide"' : '';
  return `<div${width}><dt>${label}</dt><dd>${bdi(value)}${below}</dd></div>`;
}

/** Make and model of a car, breed of a pet: what the schedule says, but for what stands on the certificate already. */
function ofTheRisk({ insured, english }: PolicyPaper): string {
  if (insured.definition.line === 'travel') return '';
  const names = new Map((english === null ? [] : scheduleLines(english)).map((line) => [line.id, line]));
  return scheduleLines(insured)
    .filter(({ id }) => id !== 'plate')
    .slice(0, MOST_LINES)
    .map(({ id, label, value }) => {
      const other = names.get(id);
      const isSame = other === undefined || other.label === label;
      const name = isSame ? escape(label) : `${escape(label)} <small lang="en">${escape(other.label)}</small>`;
      return factRow(name, value, other?.value ?? '');
    })
    .join('');
}

function period(paper: PolicyPaper): [string, string] {
  const { start, end } = paper.policy;
  const days = { start: dayText(start, 'en_us'), end: dayText(end, 'en_us') };
  return [periodText(paper), isEnglish(paper) ? '' : fillIn(englishTexts.periodText, days)];
}

function destinations({ insured, language }: PolicyPaper): [string, string] {
  const local = destinationsOf(insured);
  if (local.length === 0) return [language.texts.worldwide, englishTexts.worldwide];
  const english = destinationsOf({ ...insured, language: 'en_us' });
  return [listText(local, language.value), listText(english, 'en_us')];
}

function weightiest(paper: PolicyPaper): string {
  const english = paper.english === null ? [] : benefitsOf({ ...paper, insured: paper.english });
  const rows = benefitsOf(paper)
    .map((benefit, index) => ({ ...benefit, other: english[index]?.name ?? '' }))
    .filter(({ isCovered }) => isCovered)
    .slice(0, MOST_BENEFITS)
    .map(({ name, limit, other }) => {
      const below = other === '' || other === name ? '' : inEnglish(bdi(other));
      const isWord = !isEnglish(paper) && other !== '' && limit === paper.language.texts.included;
      const sum = `<b>${bdi(limit)}</b>${isWord ? inEnglish(englishTexts.included) : ''}`;
      return `<tr><td>${bdi(name)}${below}</td><td class="sum">${sum}</td></tr>`;
    });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
