import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '../../../../../shared/model/assistant-coach.ts';
import { examFigures } from '../../../../../shared/rules/exam-figures.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import styles from './exam.module.css';

/** The three figures that tell whether an assistant can go live. */
export function ExamScores({ questions }: { questions: Exam['questions'] }): ReactNode {
  const { t } = useTranslation('exam');
  const percent = new Intl.NumberFormat(useLanguageTag(), { style: 'percent', maximumFractionDigits: 0 });
  const { answered, sourced, wrong } = examFigures(questions);
  const figures = [
    { name: 'answered', share: answered },
    { name: 'sourced', share: sourced },
    { name: 'wrong', share: wrong },
  ] as const;
  return (
    <dl className={styles.scores}>
      {figures.map(({ name, share }) => (
        <div key={name} className={styles.score}>
          <dt>{t(`score.${name}`)}</dt>
          <dd data-bad={name === 'wrong' && share !== null && share > 0}>
            {share === null ? '–' : percent.format(share)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
