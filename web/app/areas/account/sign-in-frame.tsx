import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { LegalLink } from '../../../ui/legal-link.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PagePicture } from './page-picture.tsx';
import styles from './sign-in-frame.module.css';

/** One quiet column; beside it, where there is room, the page that is about to be. */
export function SignInFrame({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.brand} href={pathTo('home')}>
            <Mark size={28} />
            {t('app:product')}
          </a>
          <LanguageMenu />
        </header>
        <main className={styles.main}>
          <div className={styles.step}>{children}</div>
        </main>
        <footer className={styles.foot}>
          <LegalLink id="terms">{t('app:terms')}</LegalLink>
          <LegalLink id="privacy">{t('app:privacy')}</LegalLink>
        </footer>
      </div>
      <div className={styles.picture}>
        <div>
          <PagePicture />
        </div>
      </div>
    </div>
  );
}
