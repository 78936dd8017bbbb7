import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageValue, languageByValue, languages } from '../../../../shared/places/languages.ts';
import { GlobeIcon } from '../../../ui/icons.tsx';
import styles from './language-menu.module.css';
import { useSignInFlow } from './sign-in-context.ts';

/** The language of the screen: the system's own picker, so that it costs nothing here. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation('app');
  const { language, setLanguage } = useSignInFlow();
  return (
    <label className={styles.menu}>
      <GlobeIcon size={18} />
      <span aria-hidden="true">{languageByValue(language)?.languageName}</span>
      <select
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => isLanguageValue(target.value) && setLanguage(target.value)}
      >
        {languages.map(({ value, languageName, code }) => (
          <option key={value} value={value} lang={code}>
            {languageName}
          </option>
        ))}
      </select>
    </label>
  );
}
