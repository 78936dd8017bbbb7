/** The certificate: one page to show, with English beside the holder's language, since officials read it. */
import {
  coverFor,
  dayText,
  destinationsOf,
  listText,
  personName,
  scheduleLines,
  type Insured,
} from '../../../shared/insurance/policy-schedule.ts';
import { fullName } from '../../../shared/places/name-order.ts';
import { documentTexts, type DocumentTexts } from '../../domain/insurance/policy-document-texts.ts';
import { fillIn, type PolicyPaper } from './policy-paper.ts';
import { benefitsOf, birthOf, periodText } from './schedule-data.ts';
import { sheetData, type SheetData } from './sheet-data.ts';

/** Benefits that stand on it: the first of the plan, which are the weightiest. */
const MOST_BENEFITS = 6;
/** Lines about a car, a pet, or what is insured of persons. */
const MOST_LINES = 4;

/** In the holder's language, and in English; empty where that would say the same. */
export type Both = readonly [text: string, english: string];

export type CertificateFact = { name: Both; value: Both };

export type CertificateData = SheetData & {
  subtitle: string;
  /** Of a car, as large as it is on the car; empty without one. */
  plate: string;
  certify: Both;
  facts: CertificateFact[];
  /** Null where nobody is insured. */
  persons: { title: Both; birth: Both; rows: { name: string; birth: Both }[] } | null;
  benefits: { title: Both; rows: { name: Both; limit: Both }[] };
};

export function certificateData(paper: PolicyPaper): CertificateData {
  const { texts } = paper.language;
  const both = bothFor(paper);
  const inBoth = (pick: Pick): Both => both(pick(texts), pick(englishTexts));
  const words = { both, inBoth };
  return {
    ...sheetData(paper, texts.certificate),
    subtitle: isEnglish(paper) ? '' : englishTexts.certificate,
    plate: isMotor(paper) ? coverFor(paper.insured).join(' ') : '',
    certify: inBoth(({ certify }) => certify),
    facts: [...facts(paper, words), ...ofTheRisk(paper, words)],
    persons: persons(paper, words),
    benefits: { title: inBoth(({ benefits }) => benefits), rows: weightiest(paper, words) },
  };
}

/** Officials read it everywhere. */
const englishTexts = documentTexts('en_us');

const isEnglish = ({ language }: PolicyPaper): boolean => language.value.startsWith('en_');
const isMotor = ({ insured }: PolicyPaper): boolean => insured.definition.line === 'motor';

type Pick = (texts: DocumentTexts) => string;
type Words = { both: (text: string, english: string) => Both; inBoth: (pick: Pick) => Both };

const bothFor =
  (paper: PolicyPaper): Words['both'] =>
  (text, english) => [text, isEnglish(paper) || english === text ? '' : english];

function facts(paper: PolicyPaper, { both, inBoth }: Words): CertificateFact[] {
  const { policy, insured, english, language } = paper;
  const { firstName, lastName } = policy.holder;
  const planOf = (one: Insured): string => one.texts.plans[policy.plan]?.name ?? policy.plan;
  const isTrip = insured.definition.line === 'travel';
  return [
    { name: inBoth(({ holder }) => holder), value: both(fullName(firstName, lastName, language.value), '') },
    { name: inBoth(({ number }) => number), value: both(policy.number, '') },
    { name: inBoth(({ period }) => period), value: both(periodText(paper), englishPeriod(paper)) },
    { name: inBoth(({ plan }) => plan), value: both(planOf(insured), english === null ? '' : planOf(english)) },
    ...(isTrip ? [{ name: inBoth(({ destinations }) => destinations), value: both(...destinations(paper)) }] : []),
  ];
}

/** Make and model of a car, breed of a pet: what the schedule says, but for what stands on the certificate already. */
function ofTheRisk({ insured, english }: PolicyPaper, { both }: Words): CertificateFact[] {
  if (insured.definition.line === 'travel') return [];
  const others = new Map((english === null ? [] : scheduleLines(english)).map((line) => [line.id, line]));
  return scheduleLines(insured)
    .filter(({ id }) => id !== 'plate')
    .slice(0, MOST_LINES)
    .map(({ id, label, value }) => {
      const other = others.get(id) ?? { label: '', value: '' };
      return { name: both(label, other.label), value: both(value, other.value) };
    });
}

function englishPeriod({ policy: { start, end } }: PolicyPaper): string {
  return fillIn(englishTexts.periodText, { start: dayText(start, 'en_us'), end: dayText(end, 'en_us') });
}

function destinations({ insured, language }: PolicyPaper): [local: string, english: string] {
  const local = destinationsOf(insured);
  if (local.length === 0) return [language.texts.worldwide, englishTexts.worldwide];
  const english = destinationsOf({ ...insured, language: 'en_us' });
  return [listText(local, language.value), listText(english, 'en_us')];
}

function persons(paper: PolicyPaper, { both, inBoth }: Words): CertificateData['persons'] {
  const { insured, applicant } = paper.policy.answers;
  if (insured.length === 0) return null;
  const { value } = paper.language;
  const rows = insured.map((person) => ({
    name: personName(person, applicant, value),
    birth: both(birthOf(person, value), birthOf(person, 'en_us')),
  }));
  const title = inBoth((texts) => (isMotor(paper) ? texts.drivers : texts.persons));
  return { title, birth: inBoth(({ birth }) => birth), rows };
}

function weightiest(paper: PolicyPaper, { both }: Words): CertificateData['benefits']['rows'] {
  const english = paper.english === null ? [] : benefitsOf({ ...paper, insured: paper.english });
  return benefitsOf(paper)
    .map((benefit, index) => ({ ...benefit, other: english[index]?.name ?? '' }))
    .filter(({ isCovered }) => isCovered)
    .slice(0, MOST_BENEFITS)
    .map(({ name, limit, other }) => {
      const isWord = other !== '' && limit === paper.language.texts.included;
      return { name: both(name, other), limit: both(limit, isWord ? englishTexts.included : '') };
    });
}
