/** The ways between the screens of the account area. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { pathTo, type PlainRouteName } from '../../../lib/routes.ts';
import styles from './account-tabs.module.css';

const screens = ['account', 'settings', 'payment', 'plan', 'security'] as const satisfies readonly PlainRouteName[];

export function AccountTabs(): ReactNode {
  const { t } = useTranslation('account-tabs');
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      <ul className={styles.row}>
        {screens.map((screen) => (
          <li key={screen}>
            <NavLink className={styles.tab ?? ''} to={pathTo(screen)} ref={bringIntoView}>
              {t(screen)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the row is longer than the screen: the current one is in sight. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  if (link?.getAttribute('aria-current') === 'page') link.scrollIntoView({ block: 'nearest', inline: 'center' });
}
