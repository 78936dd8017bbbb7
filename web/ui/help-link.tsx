import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideId } from '../help/guides.ts';
import { guidePath } from '../lib/routes.ts';
import { HelpIcon } from './area-icons.tsx';
import styles from './help-link.module.css';

/** The way to the guide about a screen; it stands at the end of what the screen says of itself. */
export function HelpLink({ guide }: { guide: GuideId }): ReactNode {
  const { t } = useTranslation('app');
  return (
    <Link className={styles.link} to={guidePath(guide)} aria-label={t('menu.help')} title={t('menu.help')}>
      <HelpIcon size={18} />
    </Link>
  );
}
