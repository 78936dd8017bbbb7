/** What an answer was when it was not drawn from the page: said plainly, with the way to a better one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '../../../../shared/model/conversation.ts';
import { pathTo } from '../../../lib/routes.ts';
import styles from './answer-remark.module.css';

export function AnswerRemark({ kind }: { kind: Message['kind'] }): ReactNode {
  const { t } = useTranslation('history');
  if (kind === 'answered') return null;
  return (
    <p className={styles.remark}>
      {t(`kind.${kind}`)}
      {kind === 'no_answer' && (
        <>
          {' '}
          <Link to={`${pathTo('assistant')}?view=gaps`} className={styles.teach}>
            {t('teach')}
          </Link>
        </>
      )}
    </p>
  );
}
