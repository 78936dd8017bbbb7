import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import type { BillingDetails, Customer } from '../../../../shared/model/billing.ts';
import { countryByAbbr, type CountryAbbr } from '../../../../shared/places/countries.ts';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';

type Draft = Omit<BillingDetails, 'country'> & { country: CountryAbbr };

/** @param details as they are; null for the first time, when what the account knows is filled in */
export function useDetailsDraft(details: BillingDetails | null, onSaved: (customer: Customer) => void) {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const { data: account } = useCall('getUserInfo', {});
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('createCustomer');
  const draft: Draft = { ...knownOf(details, account), ...typed };
  const required = (text: string): string | undefined => (text.trim() === '' ? t('field_required') : undefined);
  const emailError = checkEmail(draft.billingEmail);
  const errors = {
    name: required(draft.name),
    billingEmail: emailError && t(emailError),
    addressLine: required(draft.addressLine),
    city: required(draft.city),
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.values(errors).some((one) => one !== undefined)) return;
    const saved = await run(draft);
    if (saved !== null) onSaved(saved);
  };
  const isVatNumberWrong = error instanceof ApiError && error.code === 'vat_number_invalid';
  const shown: Partial<typeof errors> = isTried ? errors : {};
  return {
    draft,
    change: (changes: Partial<Draft>) => setTyped({ ...typed, ...changes }),
    errors: { ...shown, vatNumber: isVatNumberWrong ? textOf(error) : undefined },
    /** What belongs to no field. */
    failure: error === undefined || isVatNumberWrong ? undefined : textOf(error),
    isRunning,
    submit,
  };
}

function knownOf(details: BillingDetails | null, account: Account | undefined): Draft {
  const known = details ?? {
    billingEmail: account?.email ?? '',
    name: account?.fullName ?? '',
    company: '',
    vatNumber: '',
    addressLine: '',
    city: '',
    postcode: '',
    country: account?.country ?? '',
  };
  return { ...known, country: countryByAbbr(known.country)?.abbr ?? 'US' };
}
