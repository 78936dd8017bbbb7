import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageValue } from '../../../shared/places/languages.ts';
import { publicHelpPath } from '../../help/public-help.ts';
import { HelpIcon } from '../../ui/area-icons.tsx';

/** The way to the guides, which stand before every sign-in. */
export function HelpEntry({ className }: { className: string | undefined }): ReactNode {
  const { t, i18n } = useTranslation('app');
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  return (
    <a className={className} href={publicHelpPath(language)}>
      <HelpIcon size={22} />
      {t('menu.help')}
    </a>
  );
}
