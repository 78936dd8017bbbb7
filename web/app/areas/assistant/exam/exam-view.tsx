import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '../../../../../shared/model/assistant-coach.ts';
import { plansPath } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { AssistantIcon } from '../../../../ui/area-icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { ExamQuestion } from './exam-question.tsx';
import { ExamScores } from './exam-scores.tsx';
import styles from './exam.module.css';
import { useExam, type ExamRun } from './use-exam.ts';

/** Test your assistant: what it answers, what it misses, and that it makes nothing up. */
export function ExamView({ isIncluded }: { isIncluded: boolean }): ReactNode {
  const { t } = useTranslation('exam');
  const run = useExam();
  const { exam, loadError, isLoading } = run;
  if (!isIncluded) {
    const upgrade = <ButtonLink to={plansPath('assistant')}>{t('upgrade')}</ButtonLink>;
    return <EmptyState icon={AssistantIcon} title={t('title')} text={t('notIncluded')} actions={upgrade} />;
  }
  if (loadError && !exam) return <ErrorState error={loadError} onRetry={run.reload} />;
  if (isLoading) return <SkeletonRows rows={4} height={72} />;
  return exam ? <ExamReport run={run} exam={exam} /> : <FirstExam run={run} />;
}

function FirstExam({ run }: { run: ExamRun }): ReactNode {
  const { t } = useTranslation('exam');
  const start = (
    <Button variant="primary" isBusy={run.phase !== 'idle'} onClick={() => void run.start()}>
      {t(run.phase === 'idle' ? 'start' : 'writing')}
    </Button>
  );
  return (
    <div className={styles.report}>
      <EmptyState icon={AssistantIcon} title={t('title')} text={t('text')} actions={start} />
      <RunFailure run={run} />
    </div>
  );
}

function ExamReport({ run, exam }: { run: ExamRun; exam: Exam }): ReactNode {
  const { t } = useTranslation('exam');
  const { isOutdated, isTemplate, phase } = run;
  return (
    <div className={styles.report}>
      <ExamScores questions={exam.questions} />
      <ExamProgress run={run} exam={exam} />
      {isOutdated && phase === 'idle' && <Notice tone="warning">{t('outdated')}</Notice>}
      {isTemplate && <Notice>{t('template')}</Notice>}
      <RunFailure run={run} />
      <QuestionList title={t('onPage')} questions={exam.questions.filter(({ source }) => source !== null)} />
      <QuestionList
        title={t('offPage')}
        text={t('offPageText')}
        questions={exam.questions.filter(({ source }) => source === null)}
      />
    </div>
  );
}

function ExamProgress({ run, exam }: { run: ExamRun; exam: Exam }): ReactNode {
  const { t } = useTranslation('exam');
  const { phase } = run;
  const all = exam.questions.length;
  const done = exam.questions.filter(({ result }) => result !== null).length;
  if (phase === 'asking') {
    return (
      <div className={styles.progress}>
        <progress value={done} max={all} aria-label={t('asking', { done, all })} />
        <span role="status">{t('asking', { done, all })}</span>
        <Button onClick={run.stop}>{t('stop')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {done < all && !run.isOutdated && (
        <Button variant="primary" onClick={() => void run.resume()}>
          {t('resume')}
        </Button>
      )}
      <Button isBusy={phase === 'writing'} onClick={() => void run.start()}>
        {t(phase === 'writing' ? 'writing' : 'again')}
      </Button>
    </div>
  );
}

function RunFailure({ run }: { run: ExamRun }): ReactNode {
  const errorText = useErrorText();
  return run.error ? <Notice tone="bad">{errorText(run.error)}</Notice> : null;
}

type QuestionListProps = { title: string; text?: string; questions: Exam['questions'] };

function QuestionList({ title, text, questions }: QuestionListProps): ReactNode {
  if (questions.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {text !== undefined && <p className={styles.groupText}>{text}</p>}
      <ol className={styles.list}>
        {questions.map((question) => (
          <ExamQuestion key={question.questionId} question={question} />
        ))}
      </ol>
    </section>
  );
}
