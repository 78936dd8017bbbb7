/** Before there is a company: what this is, shown as it is, and the way in. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plansPath } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { CompanyForm } from './company/company-form.tsx';
import styles from './welcome.module.css';

const points = ['page', 'honest', 'everywhere'] as const;

type WelcomeProps = {
  /** The plan includes it. */
  canFound: boolean;
  onFounded: () => void;
};

export function Welcome({ canFound, onFounded }: WelcomeProps): ReactNode {
  const { t } = useTranslation(['product-talk', 'document-chat']);
  useDocumentTitle(t('document-chat:title'));
  return (
    <div className={styles.welcome}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('document-chat:title')}</p>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <p className={styles.text}>{t('welcome.text')}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon size={18} />
              {t(`welcome.points.${point}`)}
            </li>
          ))}
        </ul>
        {canFound ? <Founding onFounded={onFounded} /> : <Upgrade />}
      </div>
      <div className={styles.picture}>
        <AnswerPicture />
        <p className={styles.caption}>{t('welcome.caption')}</p>
      </div>
    </div>
  );
}

function Founding({ onFounded }: Pick<WelcomeProps, 'onFounded'>) {
  const { t } = useTranslation('product-talk');
  return (
    <section className={styles.founding} aria-labelledby="founding-title">
      <h2 id="founding-title" className={styles.sub}>
        {t('welcome.found')}
      </h2>
      <CompanyForm content={{ name: '', website: '', logo: null }} label={t('welcome.start')} onSaved={onFounded} />
    </section>
  );
}

function Upgrade() {
  const { t } = useTranslation('product-talk');
  return (
    <div className={styles.upgrade}>
      <ButtonLink variant="primary" to={plansPath('document-chat')}>
        {t('welcome.plans')}
      </ButtonLink>
      <p className={styles.note}>{t('welcome.plansNote')}</p>
    </div>
  );
}
