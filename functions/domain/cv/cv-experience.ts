/** The stations of a working life: what somebody was, where, and when. */
import type { PdfLine } from '../knowledge/read-pdf.ts';
import { latinDigits } from './cv-contacts.ts';
import { presentWord } from './cv-words.ts';

export type Station = { role: string; company: string; dates: string; isPresent: boolean };

const YEAR = /(?:19|20)\d\d/g;
const BULLET = /^[•·▪◦‣*–-]\s/;
const LONGEST_HEAD = 90;

const MOMENT = String.raw`(?:(?:\d{1,2}[./])?|\p{L}+\.?\s)(?:19|20)\d\d`;

/** Everything of a line that says when. */
const WHEN = new RegExp(String.raw`${MOMENT}\s*[-–—]\s*(?:${MOMENT}|${presentWord.source})(?:\s\([^)]*\))?`, 'iu');

/** @param companyFirst whether a company stands above what somebody was there, as in LinkedIn's files */
export function stationsOf(lines: readonly PdfLine[], companyFirst: boolean): Station[] {
  const texts = lines.map(({ text }) => latinDigits(text));
  const anchors = texts.flatMap((text, index) => (isPeriod(text) ? [index] : []));
  const [first] = anchors;
  if (first === undefined) return [];
  // Where a date stands is the same all the way down.
  const isDateFirst = first === 0 && (isPlace(besides(texts[0] ?? '')) || isHeadLine(texts[1]));
  return anchors.flatMap((anchor) => {
    const when = texts[anchor] ?? '';
    const head = isDateFirst
      ? texts.slice(anchor + 1, anchor + 3).filter(isHeadLine)
      : [...linesBefore(texts, anchor, Math.min(first, 2)), besides(when)].filter((text) => text !== '');
    const station = stationOf(head, when, companyFirst);
    return station ? [station] : [];
  });
}

function isPeriod(text: string): boolean {
  const years = text.match(YEAR) ?? [];
  return text.length < LONGEST_HEAD && (years.length === 2 || (years.length === 1 && presentWord.test(text)));
}

/** What else stands in the line of a date, in whatever order its parts came out. */
function besides(text: string): string {
  const rest = text.replace(WHEN, '').replace(presentWord, '').replaceAll(YEAR, '');
  return rest.replace(/^[\s,|–-]+|[\s,|–-]+$/g, '');
}

const isPlace = (text: string): boolean => /^[\p{L}\s.-]+,\s[\p{L}\s.-]+$/u.test(text);

function isHeadLine(text: string | undefined): boolean {
  return (
    text !== undefined && text.length < LONGEST_HEAD && !/[.。]$/.test(text) && !BULLET.test(text) && !isPeriod(text)
  );
}

function linesBefore(texts: readonly string[], anchor: number, most: number): string[] {
  const head: string[] = [];
  for (let index = anchor - 1; head.length < most && isHeadLine(texts[index]); index -= 1)
    head.unshift(texts[index] ?? '');
  return head;
}

function stationOf(head: readonly string[], when: string, companyFirst: boolean): Station | null {
  const [one = '', other = ''] = head.length > 1 ? head : (head[0] ?? '').split(/,\s|\s[|–—@]\s|\sat\s|\sbei\s/);
  if (one === '') return null;
  const [role, company] = companyFirst && other !== '' ? [other, one] : [one, other];
  const years = (when.match(YEAR) ?? []).map(Number);
  const present = presentWord.exec(when)?.[0];
  const isPresent = present !== undefined && years.length === 1;
  const dates = `${Math.min(...years)} – ${isPresent ? present : Math.max(...years)}`;
  return { role: role.trim(), company: company.trim(), dates, isPresent };
}
