/** The fields with which a visitor leaves a name and a number. */
import type { IslandTexts } from '../page-texts.ts';
import { fillCountries, visitorCountry } from './country-select.ts';
import { showFieldErrors, type FormField } from './form-errors.ts';

export type ContactFields = {
  name: HTMLInputElement;
  country: HTMLSelectElement;
  phone: HTMLInputElement;
  message: HTMLTextAreaElement;
  /** Stays empty where a person fills it in. */
  website: HTMLInputElement;
};

type Texts = Pick<IslandTexts['quote'], 'required' | 'phoneInvalid' | 'tooLong'>;

/** Longest name that the form takes (specification 1, section 5: a full name). */
const MAX_NAME = 100;

/** Throws when one is not there. */
export function contactFieldsOf(form: HTMLFormElement): ContactFields {
  const named = <Field extends Element>(name: keyof ContactFields): Field => {
    const field = form.querySelector<Field>(`[name=${name}]`);
    if (field === null) throw new Error(`The form has no field "${name}". Expected the one for a name and a number.`);
    return field;
  };
  return {
    name: named('name'),
    country: named('country'),
    phone: named('phone'),
    message: named('message'),
    website: named('website'),
  };
}

/** All countries by their names, the visitor's own chosen. */
export async function fillContactCountries({ country }: ContactFields): Promise<void> {
  const { countryOptions } = await import('./phone.ts');
  fillCountries(country, countryOptions(document.documentElement.lang), visitorCountry());
}

/** Says under the fields what is wrong with them; whether nothing is. */
export async function isContactComplete({ name, phone, country }: ContactFields, texts: Texts): Promise<boolean> {
  const { looksLikePhoneOf } = await import('./phone.ts');
  const typed = phone.value.trim();
  const isPhoneValid = looksLikePhoneOf(typed, country.value);
  return showFieldErrors(
    new Map<FormField, string>([
      [name, nameError(name.value.trim(), texts)],
      [phone, typed === '' ? texts.required : isPhoneValid ? '' : texts.phoneInvalid],
    ]),
  );
}

function nameError(name: string, texts: Texts): string {
  if (name === '') return texts.required;
  return [...name].length > MAX_NAME ? texts.tooLong : '';
}
