import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  defaultLanguage,
  isLanguageValue,
  isReadAlike,
  toBcp47,
  type LanguageValue,
} from '../../../../../shared/places/languages.ts';
import { GlobeIcon } from '../../../../ui/icons.tsx';
import styles from './insurance-frame.module.css';

/** Says which language the insurer wrote in, to who reads the screens in another one. */
export function OtherLanguage({ written }: { written: LanguageValue }): ReactNode {
  const { t, i18n } = useTranslation('insurance');
  const shown = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  if (isReadAlike(written, shown)) return null;
  const names = new Intl.DisplayNames([toBcp47(shown)], { type: 'language' });
  const language = names.of(written.startsWith('zh_') ? toBcp47(written) : written.slice(0, 2)) ?? written;
  return (
    <p className={styles.other}>
      <GlobeIcon size={18} />
      <span>{t('otherLanguage', { language })}</span>
    </p>
  );
}
