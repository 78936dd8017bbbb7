import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Attempt, AskedQuestion } from '../../../../shared/model/learning.ts';
import type { LearningLevel } from '../../../../shared/model/learning-level.ts';
import { learningPath } from '../../../lib/routes.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CloseIcon, LearningIcon } from '../../../ui/area-icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { QuestionForm } from './question-form.tsx';
import styles from './learning.module.css';
import { TestResult } from './test-result.tsx';
import { TimeLeft } from './time-left.tsx';

const levelOf = (text: string | undefined): 0 | LearningLevel =>
  text === '1' ? 1 : text === '2' ? 2 : text === '3' ? 3 : 0;

/** A test, or a round of repetition: one question a screen. Where it was left it goes on, in whatever tab. */
export function TestArea(): ReactNode {
  const { t } = useTranslation(['learning', 'learning-levels']);
  const { productId = '', level: named } = useParams();
  const level = levelOf(named);
  const { attempt, error, setAttempt } = useAttempt(productId, level);
  const errorText = useErrorText();
  const title = level === 0 ? t('repetition.title') : t('testOf', { level: t(`learning-levels:${level}`) });
  useDocumentTitle(title);
  return (
    <div className={styles.test}>
      <header className={styles.testHead}>
        <h1 className={styles.testTitle}>{title}</h1>
        {attempt !== null && level !== 0 && !attempt.isDone && <TimeLeft endsAt={attempt.endsAt} />}
        <Link className={styles.leave} to={learningPath(productId)} aria-label={t('leave')} title={t('leave')}>
          <CloseIcon />
        </Link>
      </header>
      {attempt === null && error === undefined && <SkeletonRows rows={4} height={64} />}
      {attempt === null && error !== undefined && (
        <EmptyState
          icon={LearningIcon}
          title={t('notNow')}
          text={errorText(error)}
          actions={<ButtonLink to={learningPath(productId)}>{t('back')}</ButtonLink>}
        />
      )}
      {attempt !== null && <Questions key={attempt.attemptId} attempt={attempt} onChange={setAttempt} />}
    </div>
  );
}

function useAttempt(productId: string, level: 0 | LearningLevel) {
  const { run, error } = useEffectCall('getLearnQuestion');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const asked = useRef('');
  useEffect(() => {
    const wanted = `${productId} ${level}`;
    if (asked.current === wanted) return;
    asked.current = wanted;
    void run({ productId, level }, { token: 'stored' }).then((answer) => answer && setAttempt(answer.attempt));
  }, [productId, level, run]);
  return { attempt, error, setAttempt };
}

type QuestionsProps = { attempt: Attempt; onChange(attempt: Attempt): void };

function Questions({ attempt, onChange }: QuestionsProps): ReactNode {
  const { t } = useTranslation('learning');
  const askAgain = useAskAgain();
  const first = attempt.questions.findIndex(({ marked }) => marked === null);
  const [place, setPlace] = useState(first < 0 ? attempt.questions.length : first);
  const question: AskedQuestion | undefined = attempt.questions[place];
  const isOver = question === undefined || (attempt.isDone && question.marked === null);
  useEffect(() => {
    if (isOver) void Promise.all([askAgain('getLevelList'), askAgain('getProductLevelList')]);
  }, [isOver, askAgain]);
  if (isOver) return <TestResult attempt={attempt} />;
  const count = attempt.questions.length;
  return (
    <>
      <div className={styles.progress}>
        <progress
          value={place + (question.marked === null ? 0 : 1)}
          max={count}
          aria-label={t('progress', { place: place + 1, count })}
        />
        <span>{t('progress', { place: place + 1, count })}</span>
      </div>
      <QuestionForm
        key={question.questionId}
        attemptId={attempt.attemptId}
        question={question}
        onMarked={onChange}
        next={
          <Button variant="primary" onClick={() => setPlace(place + 1)}>
            {t(place + 1 < count ? 'next' : 'toResult')}
          </Button>
        }
      />
    </>
  );
}
