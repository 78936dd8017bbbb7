import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryAbbr } from '../../shared/places/countries.ts';
import type { FieldTexts } from './field-frame.tsx';
import styles from './phone-field.module.css';
import { dialCodeOptions } from './place-options.ts';
import { SearchSelect } from './search-select.tsx';
import { TextField } from './text-field.tsx';
import { useLanguageTag } from './use-language-tag.ts';

/** What was typed, and the country whose numbers it belongs to. */
export type PhoneValue = { country: CountryAbbr; phone: string };

export type PhoneFieldProps = Partial<FieldTexts> & { value: PhoneValue; onChange: (value: PhoneValue) => void };

/** A phone number as people type it at home, beside its country. Its error: "Please enter a valid phone number." */
export function PhoneField({ value, onChange, label, ...texts }: PhoneFieldProps): ReactNode {
  const { t } = useTranslation('app');
  const tag = useLanguageTag();
  const options = useMemo(() => dialCodeOptions(tag), [tag]);
  return (
    <div className={styles.phone}>
      <SearchSelect
        label={t('country')}
        value={value.country}
        options={options}
        onChange={(country) => onChange({ ...value, country })}
      />
      <TextField
        {...texts}
        label={label ?? t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        name="phone"
        dir="ltr"
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
      />
    </div>
  );
}
