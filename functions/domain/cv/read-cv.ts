/**
 * A page out of a CV: LinkedIn's "Save as PDF", Europass, and what people write themselves. Rules only, so the same file
 * gives the same page, and nothing is taken that does not stand in it. What belongs on no page (birth, nationality, the
 * street somebody lives in) is left out.
 */
import type { CvPage } from '../../../shared/model/cv.ts';
import type { PdfLimits, PdfLine, PdfPage } from '../knowledge/read-pdf.ts';
import { contactsOf } from './cv-contacts.ts';
import { stationsOf, type Station } from './cv-experience.ts';
import { linesOf, paragraphs, sectionsOf, type Section } from './cv-lines.ts';
import { addressLabel, contactLabel, documentTitle, nameLabel, privateLabel, sectionOf } from './cv-words.ts';

/** A CV is short, and the call has 28 seconds: what takes longer is none. */
export const cvLimits: PdfLimits = { pages: 30, characters: 200_000, milliseconds: 15_000 };

/** Stations that a page shows as what speaks for its owner. */
const MOST_STATIONS = 3;
const LONGEST_TITLE = 100;
/** Characters of a list that still reads as one line (shared/model/page.ts, Feature). */
const LONGEST_LIST = 200;
const MOST_OFFERS = 12;

const LINKEDIN = /linkedin\.com\/in\//i;
/** Levels of the European framework, and what they are levels of. */
const LEVEL = /^(?:[\p{L}\s]+\s)?[ABC][12]$|^(?:listening|reading|writing|spoken|hören|lesen|schreiben)\b.*/iu;

/** Characters of a line that are looked at: none that anybody reads has more, and some rules compare each with each. */
const LONGEST_LINE = 1_000;

export function readCv(wholePages: readonly PdfPage[]): CvPage {
  const pages = wholePages.map(withShortLines);
  const name = findName(pages[0]?.lines ?? []);
  const sections = sectionsOf(pages, name);
  const head = headOf(sections, name);
  const experience = linesOf(sections, 'experience');
  const stations = stationsOf(experience, isLinkedIn(pages));
  const organisation = stations.find(({ isPresent, company }) => isPresent && company !== '')?.company ?? '';
  return {
    displayName: calmName(name?.text.replace(nameLabel, '') ?? ''),
    title: withoutCompany(titleOf(head), organisation) || calm(stations[0]?.role ?? ''),
    location: placeOf(head, linesOf(sections, 'contact')),
    organisation,
    aboutMe: paragraphs(linesOf(sections, 'about')),
    links: contactsOf(pages, textOf([...linesOf(sections, 'head'), ...linesOf(sections, 'contact')])),
    offers: linesOf(sections, 'services')
      .slice(0, MOST_OFFERS)
      .map(({ text }) => withoutBullet(text)),
    features: [
      ...stations.slice(0, MOST_STATIONS).map(toFeature),
      ...listFeature(sections, 'languages'),
      ...listFeature(sections, 'skills'),
    ],
  };
}

const withShortLines = (page: PdfPage): PdfPage => ({
  ...page,
  lines: page.lines.map((line) => ({ ...line, text: line.text.slice(0, LONGEST_LINE) })),
});

/** The largest words of the first page that can be a name; where all are alike, those that are labelled so. */
function findName(lines: readonly PdfLine[]): PdfLine | null {
  const named = lines.find(({ text }) => nameLabel.test(text));
  const candidates = lines.filter(({ text }) => canBeName(text));
  const largest = Math.max(...candidates.map(({ size }) => size));
  const isAlike = candidates.every(({ size }) => Math.abs(size - largest) < 0.5);
  if (named && isAlike) return named;
  return candidates.find(({ size }) => size > largest - 0.5) ?? null;
}

function canBeName(text: string): boolean {
  const words = text.split(' ').length;
  return words <= 6 && text.length <= 60 && /\p{L}{2}/u.test(text) && !/[\d@|:/]/.test(text) && !isKnown(text);
}

const isKnown = (text: string): boolean => documentTitle.test(text) || sectionOf(text) !== null;

/** What stands below the name, as far as the first heading. */
function headOf(sections: readonly Section[], name: PdfLine | null): string[] {
  const section = sections.find(({ name: kind, lines }) => kind === 'head' && name !== null && lines.includes(name));
  return (section?.lines ?? []).filter((line) => line !== name).map(({ text }) => text);
}

function titleOf(head: readonly string[]): string {
  const [first = ''] = head;
  const isOther =
    first.length > LONGEST_TITLE || isContact(first) || addressLabel.test(first) || privateLabel.test(first);
  return isOther || documentTitle.test(first) ? '' : first;
}

/** Pages name the company beside the title: "Designer | Studio Norr" would name it twice. */
function withoutCompany(title: string, organisation: string): string {
  if (organisation === '' || !title.toLowerCase().endsWith(organisation.toLowerCase())) return title;
  const rest = title.slice(0, -organisation.length).replace(/(?:\s[|–—@·-]|,|\s(?:at|bei|chez|en))\s*$/, '');
  return rest.length < title.length - organisation.length ? rest : title;
}

const isContact = (text: string): boolean => /@|https?:|www\.|\.com\/|\d{3}/.test(text) || contactLabel.test(text);

/** A town or a country: a labelled address without its street, or the line below the title that is no way to get in touch. */
function placeOf(head: readonly string[], contact: readonly PdfLine[]): string {
  const labelled = [...head, ...contact.map(({ text }) => text)].find((text) => addressLabel.test(text));
  if (labelled) return withoutStreet(labelled.replace(addressLabel, ''));
  const rest = titleOf(head) === '' ? head : head.slice(1);
  for (const line of rest.slice(0, 3)) {
    // A line of letters that run both ways may have come out in another order.
    if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line) && /[a-z]/i.test(line)) continue;
    const part = line
      .split(/\s[|•·]\s/)
      .find((one) => !isContact(one.replaceAll(/\b\d{4,6}\b/g, '')) && !privateLabel.test(one));
    if (part !== undefined && part.length <= 60) return withoutStreet(part);
  }
  return '';
}

function withoutStreet(address: string): string {
  const parts = address.replace(/\s\([^)]*\)$/, '').split(/[,،，]\s*/);
  const comma = /،/.test(address) ? '، ' : ', ';
  const [first = '', ...others] = parts;
  const kept = others.length > 0 && /\d/.test(first) && !/^\d{4,6}\s\p{L}/u.test(first) ? others : parts;
  return kept
    .map((part) =>
      part
        .replaceAll(/\b[\d-]{3,}\b/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(comma);
}

/** Its files begin with the column at the side: contacts, with the address of the profile. */
function isLinkedIn(pages: readonly PdfPage[]): boolean {
  const [first] = pages;
  const hasProfile = first?.links.some((link) => LINKEDIN.test(link)) ?? false;
  return hasProfile && sectionOf(first?.lines[0]?.text ?? '') === 'contact';
}

function toFeature({ role, company, dates }: Station): { title: string; text: string } {
  return {
    title: calm(role),
    text: [company, dates].filter((part) => part !== '').join(' · '),
  };
}

/** A list as one line under the CV's own heading: words, not sentences. */
function listFeature(sections: readonly Section[], name: 'languages' | 'skills'): { title: string; text: string }[] {
  const section = sections.find((one) => one.name === name);
  const words = (section?.lines ?? []).map(({ text }) => withoutBullet(text)).filter((text) => !LEVEL.test(text));
  const text = words.join(', ');
  if (!section || text === '' || text.length > LONGEST_LIST) return [];
  return [{ title: calm(section.heading), text }];
}

/** What a CV prints in capitals only is not shouted on a page; "CEO" and the like are no shouting. */
function calm(text: string): string {
  return text === text.toUpperCase() && /\p{Lu}{5}/u.test(text) ? capitalised(text) : text;
}

function calmName(name: string): string {
  return name === name.toUpperCase() ? name.split(' ').map(capitalised).join(' ') : name;
}

const capitalised = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase();

const withoutBullet = (text: string): string => text.replace(/^[•·▪◦‣*–-]\s*/, '');

const textOf = (lines: readonly PdfLine[]): string =>
  lines
    .map(({ text }) => text)
    .filter((text) => !privateLabel.test(text))
    .join('\n');
