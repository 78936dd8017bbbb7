import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isKtp, isMacaoId, isThaiId } from '../rules/national-id.ts';
import { isPlate } from '../rules/plate.ts';
import type { formNames } from './definition.ts';

/** Fifteen digits: a microchip of ISO 11784. */
const chip = /^[0-9]{15}$/;

/** Whether an answer has a known form. */
export function checkForm(form: (typeof formNames)[number], answer: string): boolean {
  switch (form) {
    case 'ktp':
      return isKtp(answer);
    case 'thai-id':
      return isThaiId(answer);
    case 'macao-id':
      return isMacaoId(answer);
    case 'plate-my':
      return isPlate('MY', answer);
    case 'plate-th':
      return isPlate('TH', answer);
    case 'chip':
      return answer.length === 15 && chip.test(answer);
  }
}

/** Whether a postcode has the form of its country; any text of up to 12 characters where the country has none, as Hong Kong. */
export function isPostcode(country: string, answer: string): boolean {
  if (answer.length > 12) return false;
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(answer.trim(), country);
}
