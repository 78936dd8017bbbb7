import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryAbbr } from '../../shared/places/countries.ts';
import type { FieldTexts } from './field-frame.tsx';
import { countryOptions } from './place-options.ts';
import { SearchSelect } from './search-select.tsx';
import { useLanguageTag } from './use-language-tag.ts';

export type CountrySelectProps = Partial<FieldTexts> & {
  value: CountryAbbr;
  onChange: (country: CountryAbbr) => void;
  name?: string;
};

/** Found by name, by English name, by code or by dial code. */
export function CountrySelect({ label, ...rest }: CountrySelectProps): ReactNode {
  const { t } = useTranslation('app');
  const tag = useLanguageTag();
  const options = useMemo(() => countryOptions(tag), [tag]);
  return <SearchSelect {...rest} label={label ?? t('country')} options={options} />;
}
