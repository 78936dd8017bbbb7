import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from '../../app/shell/bottom-bar.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MoreIcon, SignOutIcon } from '../../ui/area-icons.tsx';
import { HelpEntry } from './help-entry.tsx';
import { accountEntries, insuranceEntries } from './menu.ts';
import own from './portal-bar.module.css';

/** The menu on phones: what is insured under the thumb, the account in a sheet. */
export function PortalBar({ onSignOut }: { onSignOut: () => void }): ReactNode {
  const { t } = useTranslation(['portal', 'app']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className={classNames(styles.bar, own.bar)} aria-label={t('app:menu.label')}>
        {insuranceEntries.map(({ name, path, icon: EntryIcon }) => (
          <NavLink key={name} className={styles.entry ?? ''} to={path}>
            <EntryIcon size={24} />
            <span>{t(`menu.short.${name}`)}</span>
          </NavLink>
        ))}
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MoreIcon size={24} />
          <span>{t('app:menu.more')}</span>
        </button>
      </nav>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label={t('app:menu.more')} isSheet>
        <nav className={styles.list} aria-label={t('app:menu.more')}>
          {accountEntries.map(({ name, path, icon: EntryIcon }) => (
            <NavLink key={name} className={styles.row ?? ''} to={path} onClick={() => setOpen(false)}>
              <EntryIcon size={22} />
              {t(`menu.${name}`)}
            </NavLink>
          ))}
          <HelpEntry className={styles.row} />
          <div className={styles.rule} />
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              setOpen(false);
              onSignOut();
            }}
          >
            <SignOutIcon size={22} data-flip="" />
            {t('app:menu.signOut')}
          </button>
        </nav>
      </Dialog>
    </>
  );
}
