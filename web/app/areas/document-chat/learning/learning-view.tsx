/** The questions with which agents prove that they know the product: proposed by the model, used once approved. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  levelRules,
  questionStates,
  type LearnQuestion,
  type QuestionState,
} from '../../../../../shared/model/learning.ts';
import { learningLevels, type LearningLevel } from '../../../../../shared/model/learning-level.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DownloadIcon, LearningIcon, PlusIcon } from '../../../../ui/area-icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useToastedCall } from '../use-toasted-call.ts';
import styles from './learning-view.module.css';
import { ReviewCard } from './review-card.tsx';

export function LearningView({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation(['learning', 'learning-levels']);
  const { data, error, mutate } = useCall('getLearnReview', { productId });
  const [level, setLevel] = useState<LearningLevel>(1);
  const [chosen, setState] = useState<QuestionState | null>(null);
  const { run: make, isRunning: isMaking } = useToastedCall('makeLearnQuestions');
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={140} />;
  const ofLevel = data.questions.filter((question) => question.level === level);
  const countOf = (one: QuestionState): number => ofLevel.filter((question) => question.state === one).length;
  // Until somebody chooses: what is to be done, else what is there.
  const state = chosen ?? (countOf('proposed') === 0 && countOf('approved') > 0 ? 'approved' : 'proposed');
  const shown = ofLevel.filter((question) => question.state === state);
  const put = (question: LearnQuestion): void => {
    // Whoever reviews stays where they are, also after the last one.
    setState(state);
    const others = data.questions.map((one) => (one.questionId === question.questionId ? question : one));
    void mutate({ ...data, questions: others }, { revalidate: false });
  };
  const makeMore = async (): Promise<void> => {
    const answer = await make({ productId, level });
    if (!answer) return;
    setState('proposed');
    void mutate({ ...data, questions: [...data.questions, ...answer.made] }, { revalidate: false });
  };
  const makeButton = (
    <Button variant="primary" isBusy={isMaking} onClick={() => void makeMore()}>
      {!isMaking && <PlusIcon size={18} />}
      {t(isMaking ? 'review.making' : 'review.make')}
    </Button>
  );
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Segmented
          label={t('review.level')}
          value={String(level)}
          options={learningLevels.map((one) => ({ value: String(one), label: t(`learning-levels:${one}`) }))}
          onChange={(value) => {
            setLevel(value === '3' ? 3 : value === '2' ? 2 : 1);
            setState(null);
          }}
        />
        <RecordsButton productId={productId} />
        {makeButton}
      </div>
      <p className={styles.standing}>
        {t('review.standing', { approved: countOf('approved'), needed: levelRules[level].questions })}
      </p>
      {data.isTemplate && <Notice>{t('review.template')}</Notice>}
      <Segmented
        label={t('review.state')}
        value={state}
        options={questionStates.map((one) => ({ value: one, label: t(`review.${one}`, { count: countOf(one) }) }))}
        onChange={setState}
      />
      {shown.length === 0 ? (
        <EmptyState icon={LearningIcon} title={t(`review.empty.${state}`)} text={t(`review.emptyText.${state}`)} />
      ) : (
        <ul className={styles.list}>
          {shown.map((question) => (
            <ReviewCard key={question.questionId} productId={productId} question={question} onSaved={put} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The tests of all agents as a table. */
function RecordsButton({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation('learning');
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      const { fileName, contentType, content } = await callApi('downloadLearnRecords', { productId });
      saveFile(new Blob([content], { type: contentType }), fileName);
    } catch (error) {
      toasts.failed(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button isBusy={isRunning} onClick={() => void download()}>
      {!isRunning && <DownloadIcon size={18} />}
      {t('review.records')}
    </Button>
  );
}
