/**
 * Phone numbers as people read them: `+33 6 12 34 56 78`. Metadata of all numbering plans is over 80 KB; how the mobile
 * numbers of our countries are grouped is this table.
 */
import { phoneCodes } from './phone-codes.ts';

/** Sizes of the groups behind the dial code, for each length that its numbers have. */
const groupings: Readonly<Record<string, readonly string[]>> = {
  ...{ '1': ['334'], '7': ['3322'], '30': ['334'], '31': ['18'], '33': ['12222'], '34': ['3222'], '36': ['234'] },
  ...{ '39': ['334'], '40': ['333'], '41': ['2322'], '43': ['36', '37', '38'], '44': ['46'], '45': ['2222'] },
  ...{ '46': ['2322'], '47': ['2222'], '48': ['333'], '49': ['37', '47'], '52': ['334'], '55': ['244', '254'] },
  ...{ '60': ['234', '244'], '61': ['333'], '62': ['333', '344', '345'], '65': ['44'], '66': ['234'] },
  ...{ '81': ['244'], '82': ['244'], '84': ['333'], '86': ['344'], '90': ['3322'] },
  ...{ '351': ['333'], '353': ['234'], '358': ['27'], '359': ['233', '234'], '370': ['35'], '371': ['233'] },
  ...{ '372': ['34', '44'], '385': ['233', '234'], '386': ['233'], '420': ['333'], '421': ['333'] },
  ...{ '852': ['44'], '853': ['44'], '966': ['234'], '971': ['234'], '976': ['44'] },
};

const dialCodes: ReadonlySet<string> = new Set(phoneCodes.map(({ dialCode }) => dialCode.slice(1)));

/** Longest last group where nothing is known of the country's: "1234" reads better than "123 4". */
const LAST_GROUP = 4;

/** @param phone E.164; what is none, and a number without a known dial code, stays as it is */
export function phoneText(phone: string): string {
  const digits = /^\+(\d{7,15})$/.exec(phone)?.[1] ?? '';
  // No dial code is the beginning of another.
  const dialCode = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => dialCodes.has(start));
  if (dialCode === undefined) return phone;
  return [`+${dialCode}`, ...groupsOf(dialCode, digits.slice(dialCode.length))].join(' ');
}

function groupsOf(dialCode: string, digits: string): string[] {
  const fitting = groupings[dialCode]
    ?.map((sizes) => [...sizes].map(Number))
    .find((sizes) => sum(sizes) === digits.length);
  const groups: string[] = [];
  let rest = digits;
  for (const size of fitting?.slice(0, -1) ?? []) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  while (fitting === undefined && rest.length > LAST_GROUP) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return [...groups, rest];
}

const sum = (sizes: readonly number[]): number => sizes.reduce((whole, size) => whole + size, 0);
