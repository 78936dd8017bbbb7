import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Exam } from '../../../../../shared/model/assistant-coach.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { SourcedAnswer } from '../../history/sourced-answer.tsx';
import styles from './exam.module.css';

type Question = Exam['questions'][number];

/** A question of the exam with its verdict; the answer with its sources opens below it. */
export function ExamQuestion({ question: { question, result } }: { question: Question }): ReactNode {
  const { t } = useTranslation('exam');
  if (result === null) {
    return (
      <li className={styles.row}>
        <p className={styles.line}>
          <span dir="auto">{question}</span>
          <span className={styles.pending}>{t('verdict.open')}</span>
        </p>
      </li>
    );
  }
  const { verdict, sentences } = result;
  const isRight = verdict === 'answered' || verdict === 'refused';
  const Mark = isRight ? CheckIcon : WarningIcon;
  return (
    <li className={styles.row}>
      <p className={styles.line}>
        <span dir="auto">{question}</span>
        <span className={styles.verdict} data-right={isRight}>
          <Mark size={16} />
          {t(`verdict.${verdict}`)}
        </span>
      </p>
      {sentences.length > 0 && <SourcedAnswer sentences={sentences} kind="answered" />}
      {verdict === 'missed' && (
        <p className={styles.advice}>
          {t('missedAdvice')} <Link to={`${pathTo('assistant')}?view=gaps`}>{t('teach')}</Link>
        </p>
      )}
    </li>
  );
}
