import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { FieldTexts } from './field-frame.tsx';
import { languageOptions } from './place-options.ts';
import { SearchSelect } from './search-select.tsx';

export type LanguageSelectProps = Partial<FieldTexts> & {
  value: LanguageValue;
  onChange: (language: LanguageValue) => void;
  name?: string;
};

/** The 42 languages, each by its own name; found by its English name, too. */
export function LanguageSelect({ label, ...rest }: LanguageSelectProps): ReactNode {
  const { t } = useTranslation('app');
  return <SearchSelect {...rest} label={label ?? t('language')} options={languageOptions} />;
}
