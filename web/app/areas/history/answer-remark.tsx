/** What an answer was when it was not drawn from the page: said plainly, with the way to a better one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '../../../../shared/model/conversation.ts';
import styles from './answer-remark.module.css';

type AnswerRemarkProps = {
  kind: Message['kind'];
  /** Where the answer that was missing is written. */
  teachPath: string;
};

export function AnswerRemark({ kind, teachPath }: AnswerRemarkProps): ReactNode {
  const { t } = useTranslation('history');
  if (kind === 'answered') return null;
  return (
    <p className={styles.remark}>
      {t(`kind.${kind}`)}
      {kind === 'no_answer' && (
        <>
          {' '}
          <Link to={teachPath} className={styles.teach}>
            {t('teach')}
          </Link>
        </>
      )}
    </p>
  );
}
