import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { pathTo } from '../../lib/routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MoreIcon, SignOutIcon } from '../../ui/area-icons.tsx';
import { LockButton } from '../areas/lock/lock-button.tsx';
import styles from './bottom-bar.module.css';
import { editorRoutes, thumbEntries, useMenuGroups } from './menu.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

type OpenPart = 'none' | 'more' | 'sign-out';

/** The menu on phones: four places for the thumb, the rest in a sheet. */
export function BottomBar(): ReactNode {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const [open, setOpen] = useState<OpenPart>('none');
  const isInEditor = editorRoutes.some((route) => pathTo(route) === pathname);
  return (
    <>
      <nav className={styles.bar} aria-label={t('menu.label')}>
        {thumbEntries.map(({ route, icon: EntryIcon }) => (
          <NavLink
            key={route}
            className={classNames(styles.entry, route === 'profile' && isInEditor && styles.here)}
            to={pathTo(route)}
          >
            <EntryIcon size={24} />
            <span>{t(`menu.short.${route}`)}</span>
          </NavLink>
        ))}
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setOpen('more')}>
          <MoreIcon size={24} />
          <span>{t('menu.more')}</span>
        </button>
      </nav>
      <MoreSheet isOpen={open === 'more'} onClose={() => setOpen('none')} onSignOut={() => setOpen('sign-out')} />
      <SignOutDialog isOpen={open === 'sign-out'} onCancel={() => setOpen('none')} />
    </>
  );
}

type MoreSheetProps = { isOpen: boolean; onClose: () => void; onSignOut: () => void };

function MoreSheet({ isOpen, onClose, onSignOut }: MoreSheetProps): ReactNode {
  const { t } = useTranslation('app');
  const rest = useMenuGroups()
    .flat()
    .filter((entry) => !thumbEntries.includes(entry));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t('menu.more')} isSheet>
      <nav className={styles.list} aria-label={t('menu.more')}>
        {rest.map(({ route, icon: EntryIcon }) => (
          <NavLink key={route} className={styles.row ?? ''} to={pathTo(route)} onClick={onClose}>
            <EntryIcon size={22} />
            {t(`menu.${route}`)}
          </NavLink>
        ))}
        <div className={styles.rule} />
        <LockButton className={styles.row} />
        <button type="button" className={styles.row} onClick={onSignOut}>
          <SignOutIcon size={22} data-flip="" />
          {t('menu.signOut')}
        </button>
      </nav>
    </Dialog>
  );
}
