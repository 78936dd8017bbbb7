import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageValue, languageByValue, type LanguageValue } from '../../../../../shared/places/languages.ts';
import { GlobeIcon } from '../../../../ui/icons.tsx';
import { changeLanguage } from '../../../change-language.ts';
import styles from './insurance-frame.module.css';

/** The languages of the channel; the system's own picker, so that it costs nothing. */
export function LanguageMenu({ languages }: { languages: readonly LanguageValue[] }): ReactNode {
  const { t, i18n } = useTranslation('app');
  const current = isLanguageValue(i18n.language) ? i18n.language : null;
  const offered = current === null || languages.includes(current) ? languages : [current, ...languages];
  if (offered.length < 2 || current === null) return null;
  return (
    <label className={styles.language}>
      <GlobeIcon size={18} />
      <span aria-hidden="true">{languageByValue(current)?.languageName}</span>
      <select
        aria-label={t('language')}
        value={current}
        onChange={({ target }) => isLanguageValue(target.value) && void changeLanguage(target.value)}
      >
        {offered.map((value) => (
          <option key={value} value={value} lang={languageByValue(value)?.code}>
            {languageByValue(value)?.languageName}
          </option>
        ))}
      </select>
    </label>
  );
}
