import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageByValue } from '../../../../../shared/places/languages.ts';
import { countryOptions, languageOptions } from '../../../../ui/place-options.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useSignInFlow } from '../sign-in-context.ts';
import styles from './place-line.module.css';

/** Country and language as the browser suggests them: one line to agree with, two lists for who doesn't. */
export function PlaceLine(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { country, setCountry, language, setLanguage } = useSignInFlow();
  const [isOpen, setOpen] = useState(false);
  const tag = useLanguageTag();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  if (!isOpen) {
    const place = countries.find(({ value }) => value === country)?.label;
    return (
      <p className={styles.line}>
        {t('finish.place', { country: place, language: languageByValue(language)?.languageName })}{' '}
        <TextButton onClick={() => setOpen(true)}>{t('change')}</TextButton>
      </p>
    );
  }
  return (
    <div className={styles.fields}>
      <SelectField label={t('app:country')} value={country} options={countries} onChange={setCountry} />
      <SelectField label={t('app:language')} value={language} options={languageOptions} onChange={setLanguage} />
    </div>
  );
}
