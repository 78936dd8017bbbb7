/** No application yet: what one will look like, with the owner's own name in it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyScreen } from '../conversations/empty-screen.tsx';
import { Monogram } from '../conversations/monogram.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './insurance-empty.module.css';

export function InsuranceEmpty(): ReactNode {
  const { t } = useTranslation('agent-insurance');
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
      example={<ExampleCase ownerName={firstName} />}
    />
  );
}

function ExampleCase({ ownerName }: { ownerName: string }) {
  const { t } = useTranslation('agent-insurance');
  return (
    <div className={styles.example}>
      <div className={styles.who}>
        <Monogram name={t('example.name')} />
        <div className={styles.words}>
          <p className={styles.name}>{t('example.name')}</p>
          <p className={styles.product}>{t('example.product')}</p>
        </div>
        <Chip tone="warning">{t('yours')}</Chip>
      </div>
      <p className={styles.note}>{t('example.note', { name: ownerName })}</p>
    </div>
  );
}
