import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, type LinkProps } from 'react-router-dom';
import { isProductPath, pathTo } from '../../lib/routes.ts';
import { SignOutIcon } from '../../ui/area-icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { LockButton } from '../areas/lock/lock-button.tsx';
import { useMenuGroups, type MenuEntry } from './menu.ts';
import styles from './rail.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The menu at the side: icons, and their words as soon as it is looked at. */
export function Rail(): ReactNode {
  const { t } = useTranslation('app');
  const [isAsking, setAsking] = useState(false);
  const groups = useMenuGroups();
  const lastGroup = groups.length - 1;
  return (
    <>
      <nav className={styles.rail} aria-label={t('menu.label')}>
        <NavLink className={styles.brand ?? ''} to={pathTo('profile')} aria-label={t('product')}>
          <Mark size={28} />
          <span className={styles.words}>{t('product')}</span>
        </NavLink>
        {groups.map((entries, index) => (
          <ul key={index} className={styles.group}>
            {entries.map((entry) => (
              <RailEntry key={entry.route} entry={entry} />
            ))}
            {index === lastGroup && (
              <li>
                <LockButton className={styles.entry} wordsClassName={styles.words} />
                <button type="button" className={styles.entry} onClick={() => setAsking(true)}>
                  <SignOutIcon size={22} data-flip="" />
                  <span className={styles.words}>{t('menu.signOut')}</span>
                </button>
              </li>
            )}
          </ul>
        ))}
      </nav>
      <SignOutDialog isOpen={isAsking} onCancel={() => setAsking(false)} />
    </>
  );
}

function RailEntry({ entry: { route, icon: EntryIcon } }: { entry: MenuEntry }): ReactNode {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  // A product's editor has an address of its own.
  const Entry = route === 'productTalk' && isProductPath(pathname) ? CurrentLink : NavLink;
  return (
    <li>
      <Entry className={styles.entry ?? ''} to={pathTo(route)} title={t(`menu.${route}`)}>
        <EntryIcon size={22} />
        <span className={styles.words}>{t(`menu.${route}`)}</span>
      </Entry>
    </li>
  );
}

function CurrentLink(props: LinkProps): ReactNode {
  return <Link {...props} aria-current="page" />;
}
