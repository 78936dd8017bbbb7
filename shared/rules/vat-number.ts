/**
 * The number by which a country's tax office knows a business, in the country's own form: of the EU as VIES has it
 * (ec.europa.eu/taxation_customs/vies, "FAQ"), elsewhere as the country's tax office writes it. Whether it was given to
 * somebody only the office knows.
 */

/** Without the country's letters; those with a prefix get it when they are kept. */
const forms: Record<string, { prefix: string; form: RegExp }> = {
  AT: { prefix: 'AT', form: /^U\d{8}$/ },
  BG: { prefix: 'BG', form: /^\d{9,10}$/ },
  HR: { prefix: 'HR', form: /^\d{11}$/ },
  CZ: { prefix: 'CZ', form: /^\d{8,10}$/ },
  DK: { prefix: 'DK', form: /^\d{8}$/ },
  EE: { prefix: 'EE', form: /^\d{9}$/ },
  FI: { prefix: 'FI', form: /^\d{8}$/ },
  FR: { prefix: 'FR', form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/ },
  DE: { prefix: 'DE', form: /^\d{9}$/ },
  GR: { prefix: 'EL', form: /^\d{9}$/ },
  HU: { prefix: 'HU', form: /^\d{8}$/ },
  IE: { prefix: 'IE', form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { prefix: 'IT', form: /^\d{11}$/ },
  LV: { prefix: 'LV', form: /^\d{11}$/ },
  LT: { prefix: 'LT', form: /^(?:\d{9}|\d{12})$/ },
  NL: { prefix: 'NL', form: /^[0-9A-Z]{9}B\d{2}$/ },
  PL: { prefix: 'PL', form: /^\d{10}$/ },
  PT: { prefix: 'PT', form: /^\d{9}$/ },
  RO: { prefix: 'RO', form: /^\d{2,10}$/ },
  SK: { prefix: 'SK', form: /^\d{10}$/ },
  SI: { prefix: 'SI', form: /^\d{8}$/ },
  ES: { prefix: 'ES', form: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/ },
  SE: { prefix: 'SE', form: /^\d{12}$/ },
  GB: { prefix: 'GB', form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
  CH: { prefix: 'CHE', form: /^\d{9}(?:MWST|TVA|IVA)?$/ },
  NO: { prefix: '', form: /^\d{9}(?:MVA)?$/ },
  RU: { prefix: '', form: /^(?:\d{10}|\d{12})$/ },
  TR: { prefix: '', form: /^\d{10,11}$/ },
  AE: { prefix: '', form: /^\d{15}$/ },
  SA: { prefix: '', form: /^3\d{13}3$/ },
  MX: { prefix: '', form: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/ },
  BR: { prefix: '', form: /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/ },
  CA: { prefix: '', form: /^\d{9}(?:RT\d{4})?$/ },
  CN: { prefix: '', form: /^(?:[0-9A-HJ-NPQRTUWXY]{18}|\d{15})$/ },
  JP: { prefix: 'T', form: /^\d{13}$/ },
  KR: { prefix: '', form: /^\d{10}$/ },
  TH: { prefix: '', form: /^\d{13}$/ },
  ID: { prefix: '', form: /^\d{15,16}$/ },
  VN: { prefix: '', form: /^\d{10}(?:\d{3})?$/ },
  MY: { prefix: '', form: /^(?:[A-Z]{1,2}\d{8,11}|\d{12}|[A-Z]\d{2}\d{8,12})$/ },
  SG: { prefix: '', form: /^(?:\d{8,9}[A-Z]|[A-Z]\d{2}[A-Z]{2}\d{4}[A-Z]|M[A-Z0-9]\d{7}[A-Z0-9])$/ },
  AU: { prefix: '', form: /^\d{11}$/ },
};

/** Countries without such a tax, or with numbers of many forms. */
const anyForm = /^[A-Z0-9]{4,20}$/;

/**
 * The number as it is kept: capitals, no spaces, with the prefix of its country where it has one. Null when it has not the
 * country's form. @param country ISO 3166-1 alpha-2
 */
export function toVatNumber(text: string, country: string): string | null {
  const typed = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const known = Object.hasOwn(forms, country) ? forms[country] : undefined;
  if (!known) return anyForm.test(typed) ? typed : null;
  const { prefix, form } = known;
  const bare = prefix !== '' && typed.startsWith(prefix) && !form.test(typed) ? typed.slice(prefix.length) : typed;
  return form.test(bare) ? prefix + bare : null;
}
