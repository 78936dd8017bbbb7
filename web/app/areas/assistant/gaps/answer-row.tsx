import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAnswer } from '../../../../../shared/model/assistant-coach.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './gaps.module.css';
import type { SaveAnswer } from './use-gaps.ts';

type AnswerRowProps = { answer: OwnAnswer; onSave: SaveAnswer; onRemoved: () => void };

/** What the owner answered, to change or to remove. */
export function AnswerRow({ answer: own, onSave, onRemoved }: AnswerRowProps): ReactNode {
  const { t } = useTranslation('gaps');
  const [isOpen, setOpen] = useState(false);
  const { answerId, question, answer } = own;
  const remove = async (): Promise<void> => {
    if (await onSave({ gapId: null, answerId, content: null })) onRemoved();
  };
  if (isOpen) {
    return (
      <li className={styles.row}>
        <AnswerForm
          initial={{ question, answer }}
          hasQuestion
          onCancel={() => setOpen(false)}
          onSave={async (content) => {
            const isSaved = await onSave({ gapId: null, answerId, content });
            if (isSaved) setOpen(false);
            return isSaved;
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <p className={styles.answer} dir="auto">
        {answer}
      </p>
      <div className={styles.actions}>
        <TextButton onClick={() => setOpen(true)}>{t('answers.edit')}</TextButton>
        <TextButton onClick={() => void remove()}>{t('answers.remove')}</TextButton>
      </div>
    </li>
  );
}
