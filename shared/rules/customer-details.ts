/** What is wrong with a customer's details (specification 1, section 5): which are required, and what is valid in the country. */
import { isPostcode } from '../insurance/answer-forms.ts';
import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { ageOn } from './age.ts';
import { parseCalendarDate } from './calendar-date.ts';
import { canonicalPersonName, checkPersonName } from './person-name.ts';
import { isValidPhoneForCountry } from './phone.ts';
import { canonicalText, checkText, type TextError } from './short-text.ts';

export type CustomerDetails = {
  firstName: string;
  lastName: string;
  /** A day, `YYYY-MM-DD`. */
  birth: string;
  telephone: string;
  postcode: string;
  addressLine: string;
  town: string;
  /** ISO alpha-2. */
  country: string;
};

export type DetailError = TextError | 'phone_invalid' | 'postcode_invalid' | 'birth_invalid';

export type DetailProblems = Partial<Record<keyof CustomerDetails, DetailError>>;

const OLDEST = 130;

/** Whether a country has postcodes at all: nobody in Hong Kong can fill one in. */
export const hasPostcodes = (country: string): boolean => postcodeValidatorExistsForCountry(country);

/** @param today `YYYY-MM-DD` */
export function checkCustomerDetails(details: CustomerDetails, today: string): DetailProblems {
  const { birth, telephone, postcode, country } = details;
  const found: Partial<Record<keyof CustomerDetails, DetailError | undefined>> = {
    firstName: checkPersonName(details.firstName),
    lastName: checkPersonName(details.lastName),
    birth: birth.trim() === '' ? 'field_required' : birthError(birth, today),
    telephone: phoneError(telephone, country),
    postcode: postcodeError(postcode, country),
    addressLine: checkLine(details.addressLine),
    town: checkLine(details.town),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** As they are stored: trimmed, in one spelling. The telephone is not among them: its form is the country's. */
export function canonicalDetails(details: Omit<CustomerDetails, 'telephone'>): Omit<CustomerDetails, 'telephone'> {
  const { firstName, lastName, postcode, addressLine, town } = details;
  return {
    ...details,
    firstName: canonicalPersonName(firstName),
    lastName: canonicalPersonName(lastName),
    postcode: canonicalText(postcode, false).toUpperCase(),
    addressLine: canonicalText(addressLine, false),
    town: canonicalText(town, false),
  };
}

/** Of an address: in one line. */
const checkLine = (text: string): TextError | undefined => checkText(text, { min: 1, max: 200, multiLine: false });

function birthError(birth: string, today: string): DetailError | undefined {
  const age = parseCalendarDate(birth) && ageOn(birth, today, 2);
  return age === undefined || age > OLDEST ? 'birth_invalid' : undefined;
}

function phoneError(telephone: string, country: string): DetailError | undefined {
  if (telephone.trim() === '') return 'field_required';
  return isValidPhoneForCountry(telephone, country) ? undefined : 'phone_invalid';
}

function postcodeError(postcode: string, country: string): DetailError | undefined {
  if (postcode.trim() === '') return hasPostcodes(country) ? 'field_required' : undefined;
  return isPostcode(country, postcode) ? undefined : 'postcode_invalid';
}
