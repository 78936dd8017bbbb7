import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnQuestion, QuestionContent } from '../../../../../shared/model/learning.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/text-field.tsx';
import styles from './learning-view.module.css';

type QuestionEditorProps = {
  question: LearnQuestion;
  isSaving: boolean;
  onSave(content: QuestionContent): Promise<void>;
  onCancel(): void;
};

/** The words of a question, and which of its options are right. The kind stays. */
export function QuestionEditor({ question, isSaving, onSave, onCancel }: QuestionEditorProps): ReactNode {
  const { t } = useTranslation('learning');
  const [content, setContent] = useState<QuestionContent>({
    text: question.text,
    options: question.options,
    right: question.right,
    expected: question.expected,
    explanation: question.explanation,
  });
  const change = (part: Partial<QuestionContent>): void => setContent((before) => ({ ...before, ...part }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) void onSave(content);
  };
  const setRight = (place: number, isRight: boolean): void => {
    if (question.kind === 'single') change({ right: isRight ? [place] : [] });
    else change({ right: isRight ? [...content.right, place] : content.right.filter((one) => one !== place) });
  };
  return (
    <form className={styles.editor} onSubmit={save}>
      <TextAreaField
        label={t('review.text')}
        value={content.text}
        rows={2}
        maxLength={300}
        dir="auto"
        onChange={(text) => change({ text })}
      />
      {content.options.map((option, place) => (
        // Options have no names of their own: their place is what they are known by.
        <div key={place} className={styles.optionRow}>
          <TextField
            label={t('review.option', { place: place + 1 })}
            value={option}
            maxLength={200}
            dir="auto"
            onChange={(text) => change({ options: content.options.with(place, text) })}
          />
          <CheckboxField
            label={t('review.isRight')}
            isChecked={content.right.includes(place)}
            onChange={(isRight) => setRight(place, isRight)}
          />
        </div>
      ))}
      {question.kind === 'free' && (
        <TextAreaField
          label={t('review.expected')}
          value={content.expected}
          maxLength={600}
          dir="auto"
          onChange={(expected) => change({ expected })}
        />
      )}
      <TextAreaField
        label={t('review.explanation')}
        isOptional
        rows={2}
        value={content.explanation}
        maxLength={600}
        dir="auto"
        onChange={(explanation) => change({ explanation })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t('review.save')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('review.cancel')}
        </Button>
      </div>
    </form>
  );
}
