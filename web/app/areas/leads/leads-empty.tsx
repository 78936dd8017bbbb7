/** No lead yet: what one will look like, with the owner's own name in it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyScreen } from '../conversations/empty-screen.tsx';
import { Monogram } from '../conversations/monogram.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './leads-empty.module.css';

export function LeadsEmpty(): ReactNode {
  const { t } = useTranslation('leads');
  const { firstName } = useOwner();
  return (
    <EmptyScreen
      title={t('empty.title', { name: firstName })}
      text={t('empty.text')}
      action={
        <ButtonLink to={pathTo('profile')} variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
      mark={t('empty.mark')}
      example={<ExampleLead ownerName={firstName} />}
    />
  );
}

function ExampleLead({ ownerName }: { ownerName: string }) {
  const { t } = useTranslation('leads');
  return (
    <div className={styles.example}>
      <div className={styles.who}>
        <Monogram name={t('example.name')} />
        <div>
          <p className={styles.name}>{t('example.name')}</p>
          <p className={styles.when}>{t('example.when')}</p>
        </div>
      </div>
      <p className={styles.asked}>
        <span className={styles.label}>{t('asked')}</span>
        <q>{t('example.asked', { name: ownerName })}</q>
      </p>
      <p>{t('example.message', { name: ownerName })}</p>
    </div>
  );
}
