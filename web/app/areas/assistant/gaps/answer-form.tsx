import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerContent } from '../../../../../shared/model/assistant-coach.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/text-field.tsx';
import { textDirection } from '../../editor/text-direction.ts';
import styles from './gaps.module.css';

type AnswerFormProps = {
  initial: AnswerContent;
  /** Whether the question can be changed as well. */
  hasQuestion?: boolean;
  onSave: (content: AnswerContent) => Promise<boolean>;
  onCancel: () => void;
};

export function AnswerForm({ initial, hasQuestion = false, onSave, onCancel }: AnswerFormProps): ReactNode {
  const { t } = useTranslation(['gaps', 'errors']);
  const [content, setContent] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const errorOf = (field: keyof AnswerContent): string | undefined => {
    const code = AnswerContent.shape[field].safeParse(content[field]).error?.issues[0]?.message;
    return isTried && code !== undefined ? t(`errors:${code}`) : undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isSaving || !AnswerContent.safeParse(content).success) return;
    setSaving(true);
    // Whoever saved takes the form away.
    if (!(await onSave(content))) setSaving(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {hasQuestion && (
        <TextField
          label={t('answers.question')}
          value={content.question}
          dir={textDirection(content.question)}
          error={errorOf('question')}
          onChange={(question) => setContent({ ...content, question })}
        />
      )}
      <TextAreaField
        label={t('answers.answer')}
        help={t('answers.help')}
        rows={3}
        value={content.answer}
        dir={textDirection(content.answer)}
        error={errorOf('answer')}
        onChange={(answer) => setContent({ ...content, answer })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t('answers.save')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('answers.cancel')}
        </Button>
      </div>
    </form>
  );
}
