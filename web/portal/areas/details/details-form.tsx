import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer, Gender } from '../../../../shared/model/customer.ts';
import { isLanguageValue } from '../../../../shared/places/languages.ts';
import { checkCustomerDetails, hasPostcodes, type CustomerDetails } from '../../../../shared/rules/customer-details.ts';
import { useStepForm, type StepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { isFamilyFirst } from '../../../../shared/places/name-order.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { countryByAbbr } from '../../../../shared/places/countries.ts';
import styles from '../form.module.css';
import { BirthField } from './birth-field.tsx';

type Draft = CustomerDetails & { gender: Gender | '' };

type DetailsFormProps = { customer: Customer; onSaved: (customer: Customer) => void };

export function DetailsForm({ customer, onSaved }: DetailsFormProps): ReactNode {
  const { t, i18n } = useTranslation(['portal', 'address']);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...customer,
    birth: customer.birth ?? '',
    gender: customer.gender ?? '',
  }));
  const form = useDetailsForm(draft, onSaved);
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  const fieldOf = (field: 'firstName' | 'lastName' | 'telephone') => ({
    name: field,
    value: draft[field],
    error: form.errors[field],
    onChange: (value: string) => {
      form.touch(field);
      change({ [field]: value });
    },
  });
  const names = [
    <TextField key="first" {...fieldOf('firstName')} label={t('firstName')} autoComplete="given-name" />,
    <TextField key="last" {...fieldOf('lastName')} label={t('lastName')} autoComplete="family-name" />,
  ];
  return (
    <form
      ref={form.formRef}
      className={`${styles.form} ${styles.wide}`}
      onSubmit={form.onSubmit}
      noValidate
      method="post"
    >
      {form.failureText !== undefined && <Notice tone="bad">{form.failureText}</Notice>}
      <Card title={t('details.you')}>
        <div className={styles.pair}>{isFamilyFirst(i18n.language) ? names.toReversed() : names}</div>
        <BirthField
          value={draft.birth}
          error={form.errors.birth}
          onChange={(birth) => {
            form.touch('birth');
            change({ birth });
          }}
        />
        <SelectField
          label={t('details.gender')}
          isOptional
          name="gender"
          value={draft.gender}
          options={(['', 'female', 'male'] as const).map((value) => ({
            value,
            label: t(`details.genders.${value || 'unsaid'}`),
          }))}
          onChange={(gender) => change({ gender })}
        />
      </Card>
      <Card title={t('details.reach')}>
        <TextField
          label={t('email')}
          name="email"
          value={customer.email}
          readOnly
          dir="ltr"
          onChange={() => undefined}
        />
        <CountrySelect
          name="country"
          value={countryByAbbr(draft.country)?.abbr ?? 'US'}
          onChange={(country) => change({ country })}
        />
        <TextField
          {...fieldOf('telephone')}
          label={t('details.telephone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <AddressFields
          country={draft.country}
          value={draft}
          errors={form.errors}
          labels={{
            addressLine: t('details.addressLine'),
            town: t('details.town'),
            postcode: t('details.postcode'),
          }}
          isPostcodeOptional={!hasPostcodes(draft.country)}
          onChange={(changes) => {
            for (const field of Object.keys(changes)) form.touch(field as keyof CustomerDetails);
            change(changes);
          }}
        />
      </Card>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function useDetailsForm(draft: Draft, onSaved: (customer: Customer) => void): StepForm<keyof CustomerDetails> {
  const { i18n } = useTranslation();
  const toasts = useToasts();
  return useStepForm<keyof CustomerDetails>({
    check: () => checkCustomerDetails(draft, new Date().toISOString().slice(0, 10)),
    send: async () => {
      const { firstName, lastName, birth, telephone, postcode, addressLine, town, country } = draft;
      const saved = await callApi('updateAccountInfo', {
        ...{ firstName, lastName, birth, telephone, postcode, addressLine, town, country },
        gender: draft.gender === '' ? null : draft.gender,
        language: isLanguageValue(i18n.language) ? i18n.language : 'en_us',
      });
      onSaved(saved);
      toasts.saved();
    },
    fieldOf: ({ code }) => {
      if (code === 'phone_invalid') return 'telephone';
      if (code === 'postcode_invalid') return 'postcode';
      return code === 'birth_invalid' ? 'birth' : null;
    },
  });
}
