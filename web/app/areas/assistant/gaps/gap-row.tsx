import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gap } from '../../../../../shared/model/assistant-coach.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useMoment } from '../../editor/use-moment.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './gaps.module.css';
import type { SaveAnswer } from './use-gaps.ts';

type GapRowProps = { gap: Gap; onSave: SaveAnswer; onDismiss: () => void };

/** A question that got the standard reply: how often, when last, and the field for its answer. */
export function GapRow({ gap, onSave, onDismiss }: GapRowProps): ReactNode {
  const { t } = useTranslation('gaps');
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  const { gapId, question, count, lastAt } = gap;
  return (
    <li className={styles.row}>
      <p className={styles.question}>
        <bdi>{question}</bdi>
      </p>
      <p className={styles.meta}>
        {t('gaps.asked', { count })} · {t('gaps.last', { moment: moment(lastAt) })}
      </p>
      {isOpen ? (
        <AnswerForm
          initial={{ question, answer: '' }}
          hasQuestion
          onCancel={() => setOpen(false)}
          onSave={(content) => onSave({ gapId, answerId: null, content })}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)}>{t('gaps.answer')}</Button>
          <TextButton onClick={onDismiss}>{t('gaps.dismiss')}</TextButton>
        </div>
      )}
    </li>
  );
}
