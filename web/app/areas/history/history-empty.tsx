/** No conversation yet: what one will look like, with the owner's own name in it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyScreen } from '../conversations/empty-screen.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './history-empty.module.css';

export function HistoryEmpty(): ReactNode {
  const { t } = useTranslation('history');
  const { firstName } = useOwner();
  return (
    <EmptyScreen
      title={t('empty.title', { name: firstName })}
      text={t('empty.text')}
      action={
        <ButtonLink to={pathTo('assistant')} variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
      mark={t('empty.mark')}
      example={
        <div className={styles.example}>
          <p className={styles.question}>{t('example.question', { name: firstName })}</p>
          <p className={styles.answer}>{t('example.answer', { name: firstName })}</p>
        </div>
      }
    />
  );
}
