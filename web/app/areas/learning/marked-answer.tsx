import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion, Marked } from '../../../../shared/model/learning.ts';
import { CloseIcon } from '../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './learning.module.css';
import { QuotedSource } from './quoted-source.tsx';

/** What became of an answer: the verdict, the reason, and the passage with its page. */
export function MarkedAnswer({ marked, question }: { marked: Marked; question: AskedQuestion }): ReactNode {
  const { t } = useTranslation('learning');
  const { isRight, reason, expected, source } = marked;
  const Mark = isRight ? CheckIcon : CloseIcon;
  return (
    <div className={styles.marked} data-right={isRight} role="status">
      <p className={styles.verdict}>
        <Mark size={20} />
        {t(isRight ? 'right' : 'wrong')}
      </p>
      {reason !== '' && <p dir="auto">{reason}</p>}
      {question.kind === 'free' && (
        <p dir="auto">
          <span className={styles.quiet}>{t('expected')}</span> {expected}
        </p>
      )}
      <QuotedSource source={source} />
    </div>
  );
}
