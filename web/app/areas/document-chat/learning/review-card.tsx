import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnQuestion } from '../../../../../shared/model/learning.ts';
import { Button } from '../../../../ui/button.tsx';
import { CloseIcon, EditIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { QuotedSource } from '../../learning/quoted-source.tsx';
import { useToastedCall } from '../use-toasted-call.ts';
import styles from './learning-view.module.css';
import { QuestionEditor } from './question-editor.tsx';

type ReviewCardProps = { productId: string; question: LearnQuestion; onSaved(question: LearnQuestion): void };

/** A question with its answer and the passage that it comes from. */
export function ReviewCard({ productId, question, onSaved }: ReviewCardProps): ReactNode {
  const { t } = useTranslation('learning');
  const [isEditing, setEditing] = useState(false);
  const { run, isRunning } = useToastedCall('saveLearnQuestion');
  const { questionId, state, text, options, right, expected, source } = question;
  const decide = async (action: 'approve' | 'reject'): Promise<void> => {
    const answer = await run({ action, productId, questionId });
    if (answer) onSaved(answer.question);
  };
  if (isEditing) {
    return (
      <li className={styles.card}>
        <QuestionEditor
          question={question}
          onCancel={() => setEditing(false)}
          onSave={async (content) => {
            const answer = await run({ action: 'change', productId, questionId, content });
            if (!answer) return;
            setEditing(false);
            onSaved(answer.question);
          }}
          isSaving={isRunning}
        />
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <div className={styles.content} dir="auto">
        <h3 className={styles.text}>{text}</h3>
        {options.length > 0 && (
          <ul className={styles.options}>
            {options.map((option, place) => (
              <li key={option} data-right={right.includes(place)}>
                {right.includes(place) ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
                <span>{option}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {expected !== '' && (
        <p dir="auto">
          <span className={styles.faint}>{t('expected')}</span> {expected}
        </p>
      )}
      <QuotedSource source={source} />
      {state !== 'expired' && (
        <div className={styles.actions}>
          {state !== 'approved' && (
            <Button variant="primary" isBusy={isRunning} onClick={() => void decide('approve')}>
              {t('review.approve')}
            </Button>
          )}
          <Button onClick={() => setEditing(true)}>
            <EditIcon size={18} />
            {t('review.edit')}
          </Button>
          {state !== 'rejected' && (
            <Button variant="plain" isBusy={isRunning} onClick={() => void decide('reject')}>
              {t(state === 'approved' ? 'review.withdraw' : 'review.reject')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
