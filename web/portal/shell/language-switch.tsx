import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageValue, languageByValue, languages } from '../../../shared/places/languages.ts';
import { changeLanguage } from '../../app/change-language.ts';
import { GlobeIcon } from '../../ui/icons.tsx';
import styles from '../../app/areas/account/language-menu.module.css';
import own from './language-switch.module.css';

/** The language of the portal: the system's own picker. */
export function LanguageSwitch(): ReactNode {
  const { t, i18n } = useTranslation('app');
  const choose = (value: string): void => {
    if (isLanguageValue(value)) void changeLanguage(value);
  };
  return (
    <label className={styles.menu}>
      <GlobeIcon size={20} />
      <span className={own.name} aria-hidden="true">
        {languageByValue(i18n.language)?.languageName}
      </span>
      <select aria-label={t('language')} value={i18n.language} onChange={({ target }) => choose(target.value)}>
        {languages.map(({ value, languageName, code }) => (
          <option key={value} value={value} lang={code}>
            {languageName}
          </option>
        ))}
      </select>
    </label>
  );
}
