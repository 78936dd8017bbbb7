import { phoneCodeByIso2 } from '../../../../shared/places/phone-codes.ts';

/** Longest last group: "1234" reads better than "123 4". */
const LAST_GROUP = 4;

/**
 * A phone number as people read it: dial code, then groups of three.
 *
 * @param phone E.164
 * @param country ISO alpha-2
 */
export function readablePhone(phone: string, country: string): string {
  const dialCode = phoneCodeByIso2(country)?.dialCode;
  if (dialCode === undefined || !phone.startsWith(dialCode)) return phone;
  const groups: string[] = [dialCode];
  let rest = phone.slice(dialCode.length);
  while (rest.length > LAST_GROUP) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return [...groups, rest].join(' ').trim();
}
