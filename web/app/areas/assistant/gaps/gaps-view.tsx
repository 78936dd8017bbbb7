import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ANSWERS, type OwnAnswer } from '../../../../../shared/model/assistant-coach.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PlusIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useUndo } from '../../../../ui/use-undo.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerRow } from './answer-row.tsx';
import { GapRow } from './gap-row.tsx';
import styles from './gaps.module.css';
import { useGaps, type Gaps } from './use-gaps.ts';

/** What visitors asked in vain; each answered once, the assistant knows it from then on. */
export function GapsView(): ReactNode {
  return <GapsList gaps={useGaps()} />;
}

/** What is said above the lists, where it is not of a page's assistant. */
export type GapsTexts = { gaps: string; answers: string };

type GapsListProps = { gaps: Gaps; texts?: GapsTexts };

/** Open questions and answers, whoever it is that answers by them. */
export function GapsList({ gaps, texts }: GapsListProps): ReactNode {
  if (gaps.error && !gaps.data) return <ErrorState error={gaps.error} onRetry={gaps.reload} />;
  if (!gaps.data) return <SkeletonRows rows={4} height={72} />;
  return (
    <div className={styles.view}>
      <OpenQuestions gaps={gaps} text={texts?.gaps} />
      <Answers gaps={gaps} text={texts?.answers} />
    </div>
  );
}

type PartProps = { gaps: Gaps; text: string | undefined };

function OpenQuestions({ gaps: { data, save }, text }: PartProps): ReactNode {
  const { t } = useTranslation('gaps');
  const undo = useUndo();
  const dismiss = async (gapId: string): Promise<void> => {
    const gap = { gapId, answerId: null, content: null };
    if (await save(gap)) undo(t('gaps.dismissed'), () => void save({ ...gap, isReopened: true }));
  };
  if (data?.gaps.length === 0) {
    return <EmptyState icon={CheckIcon} title={t('gaps.none')} text={t('gaps.noneText')} />;
  }
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('gaps.title')}</h2>
      <p className={styles.text}>{text ?? t('gaps.text')}</p>
      <ul className={styles.list}>
        {data?.gaps.map((gap) => (
          <GapRow key={gap.gapId} gap={gap} onSave={save} onDismiss={() => void dismiss(gap.gapId)} />
        ))}
      </ul>
    </section>
  );
}

function Answers({ gaps: { data, save }, text }: PartProps): ReactNode {
  const { t } = useTranslation('gaps');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<OwnAnswer | null>(null);
  const answers = data?.answers ?? [];
  const restore = async ({ answerId, question, answer }: OwnAnswer): Promise<void> => {
    if (await save({ gapId: null, answerId, content: { question, answer } })) setRemoved(null);
  };
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('answers.title')}</h2>
        {answers.length < MAX_ANSWERS && !isAdding && (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon size={18} />
            {t('answers.add')}
          </Button>
        )}
      </div>
      <p className={styles.text}>{text ?? t('answers.text')}</p>
      {isAdding && (
        <AnswerForm
          initial={{ question: '', answer: '' }}
          hasQuestion
          onCancel={() => setAdding(false)}
          onSave={async (content) => {
            const isSaved = await save({ gapId: null, answerId: null, content });
            if (isSaved) setAdding(false);
            return isSaved;
          }}
        />
      )}
      {removed && (
        <p className={styles.removed} role="status">
          {t('answers.removed')} <TextButton onClick={() => void restore(removed)}>{t('answers.undo')}</TextButton>
        </p>
      )}
      <ul className={styles.list}>
        {answers.map((answer) => (
          <AnswerRow key={answer.answerId} answer={answer} onSave={save} onRemoved={() => setRemoved(answer)} />
        ))}
      </ul>
    </section>
  );
}
