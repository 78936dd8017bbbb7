import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { AreaFrame } from '../../app/shell/area-frame.tsx';
import { AreaScreen } from '../../app/shell/area-screen.tsx';
import { SignOutQuestion } from '../../app/shell/sign-out-question.tsx';
import { SignOutIcon } from '../../ui/area-icons.tsx';
import { Brand } from './brand.tsx';
import { HelpEntry } from './help-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { accountEntries, insuranceEntries, type MenuEntry } from './menu.ts';
import { PortalBar } from './portal-bar.tsx';
import styles from './portal-shell.module.css';
import { useCustomerSignOut } from './use-customer-sign-out.ts';

/** The frame of the portal: header, menu at the side or a bar at the bottom, and the screen. */
export function PortalShell(): ReactNode {
  const { t } = useTranslation('app');
  const [isAsking, setAsking] = useState(false);
  const signOut = useCustomerSignOut();
  return (
    <AreaFrame>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        <header className={styles.header}>
          <Brand />
          <LanguageSwitch />
        </header>
        <div className={styles.body}>
          <SideMenu onSignOut={() => setAsking(true)} />
          <AreaScreen className={styles.main} />
        </div>
        <PortalBar onSignOut={() => setAsking(true)} />
      </div>
      <SignOutQuestion isOpen={isAsking} signOut={signOut} onCancel={() => setAsking(false)} />
    </AreaFrame>
  );
}

function SideMenu({ onSignOut }: { onSignOut: () => void }): ReactNode {
  const { t } = useTranslation(['portal', 'app']);
  return (
    <nav className={styles.menu} aria-label={t('app:menu.label')}>
      <ul className={styles.group}>
        {insuranceEntries.map((entry) => (
          <SideEntry key={entry.name} entry={entry} />
        ))}
      </ul>
      <ul className={styles.group}>
        {accountEntries.map((entry) => (
          <SideEntry key={entry.name} entry={entry} />
        ))}
        <li>
          <HelpEntry className={styles.entry} />
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <SignOutIcon size={22} data-flip="" />
            {t('app:menu.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function SideEntry({ entry: { name, path, icon: EntryIcon } }: { entry: MenuEntry }): ReactNode {
  const { t } = useTranslation('portal');
  return (
    <li>
      <NavLink className={styles.entry ?? ''} to={path}>
        <EntryIcon size={22} />
        {t(`menu.${name}`)}
      </NavLink>
    </li>
  );
}
