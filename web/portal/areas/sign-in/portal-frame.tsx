import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import frame from '../../../app/areas/account/sign-in-frame.module.css';
import { LegalLink } from '../../../ui/legal-link.tsx';
import { Brand } from '../../shell/brand.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { insuranceEntries } from '../../shell/menu.ts';
import styles from './portal-frame.module.css';

/** One quiet column; beside it, where there is room, what waits behind the door. */
export function PortalFrame({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation(['portal', 'app']);
  return (
    <div className={frame.frame}>
      <div className={frame.side}>
        <header className={frame.top}>
          <Brand />
          <LanguageSwitch />
        </header>
        <main className={frame.main}>
          <div className={frame.step}>{children}</div>
        </main>
        <footer className={frame.foot}>
          <LegalLink id="terms">{t('app:terms')}</LegalLink>
          <LegalLink id="privacy">{t('app:privacy')}</LegalLink>
        </footer>
      </div>
      <aside className={frame.picture} aria-label={t('inside.title')}>
        <div>
          <ul className={styles.inside}>
            {insuranceEntries.map(({ name, icon: EntryIcon }) => (
              <li key={name} className={styles.card}>
                <span className={styles.icon}>
                  <EntryIcon size={22} />
                </span>
                <span className={styles.words}>
                  <strong>{t(`inside.${name}.title`)}</strong>
                  <span>{t(`inside.${name}.text`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
