/** Whom an invoice is made out to, in the form that it is kept in. */
import type { BillingDetails } from '../../../shared/model/billing.ts';
import { countryByAbbr } from '../../../shared/places/countries.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { toVatNumber } from '../../../shared/rules/vat-number.ts';
import { AppError } from '../../kit/app-error.ts';

/** A postcode is not required: some countries have none. */
const required = ['name', 'addressLine', 'city', 'country'] as const;

/** Throws `field_required`, `email_required`, `email_invalid`, `vat_number_invalid`, and `input_invalid` for other countries. */
export function checkBillingDetails(sent: BillingDetails): BillingDetails {
  const details = trimmed(sent);
  const missing = required.filter((name) => details[name] === '');
  if (missing.length > 0) {
    throw new AppError('field_required', {
      fields: Object.fromEntries(missing.map((name) => [name, 'field_required'])),
    });
  }
  if (!countryByAbbr(details.country)) throw new AppError('input_invalid', { fields: { country: 'input_invalid' } });
  const emailError = checkEmail(details.billingEmail);
  if (emailError) throw new AppError(emailError, { fields: { billingEmail: emailError } });
  const vatNumber = details.vatNumber === '' ? '' : toVatNumber(details.vatNumber, details.country);
  if (vatNumber === null) throw new AppError('vat_number_invalid', { fields: { vatNumber: 'vat_number_invalid' } });
  return { ...details, billingEmail: canonicalEmail(details.billingEmail), vatNumber };
}

function trimmed(details: BillingDetails): BillingDetails {
  const entries = Object.entries(details).map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()]);
  return Object.fromEntries(entries) as BillingDetails;
}
