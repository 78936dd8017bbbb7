import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ANSWER_LENGTH, type AskedQuestion, type Attempt } from '../../../../shared/model/learning.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './learning.module.css';
import { MarkedAnswer } from './marked-answer.tsx';

type QuestionFormProps = {
  attemptId: string;
  question: AskedQuestion;
  onMarked(attempt: Attempt): void;
  /** What leads on once it is marked. */
  next: ReactNode;
};

/** One question; after the answer what is right, why, and where it stands. */
export function QuestionForm({ attemptId, question, onMarked, next }: QuestionFormProps): ReactNode {
  const { t } = useTranslation('learning');
  const { questionId, kind, marked } = question;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const errorText = useErrorText();
  const { run, isRunning, error } = useEffectCall('saveQuestionRecord');
  const [options, setOptions] = useState<string[]>(marked?.options ?? []);
  const [text, setText] = useState(marked?.text ?? '');
  useEffect(() => title.current?.focus(), []);
  const answer = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    const answered = await run({ attemptId, questionId, options, text: text.trim() }, { token: 'stored' });
    if (answered) onMarked(answered.attempt);
  };
  const isEmpty = kind === 'free' ? text.trim() === '' : options.length === 0;
  return (
    <form className={styles.question} aria-labelledby={titleId} onSubmit={(event) => void answer(event)}>
      {/* Question and options stand in the direction of the question's words. */}
      <div className={styles.question} dir="auto">
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.questionText}>
          {question.text}
        </h2>
        {kind !== 'free' && <Options question={question} chosen={options} onChoose={setOptions} />}
      </div>
      {kind === 'free' && (
        <TextAreaField
          label={t('inYourWords')}
          value={text}
          onChange={setText}
          maxLength={MAX_ANSWER_LENGTH}
          readOnly={marked !== null}
          dir="auto"
        />
      )}
      {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
      {marked !== null && <MarkedAnswer marked={marked} question={question} />}
      <div className={styles.end}>
        {marked === null ? (
          <Button type="submit" variant="primary" isBusy={isRunning} disabled={isEmpty}>
            {t('answer')}
          </Button>
        ) : (
          next
        )}
      </div>
    </form>
  );
}

/** Of an option that is right, or was chosen and is not. */
type OptionVerdict = 'right' | 'wrong';

type OptionsProps = { question: AskedQuestion; chosen: readonly string[]; onChoose(options: string[]): void };

function Options({ question: { questionId, kind, options, marked }, chosen, onChoose }: OptionsProps): ReactNode {
  const { t } = useTranslation('learning');
  const isOne = kind === 'single';
  const choose = (optionId: string, isChosen: boolean): void => {
    if (isOne) onChoose([optionId]);
    else onChoose(isChosen ? [...chosen, optionId] : chosen.filter((one) => one !== optionId));
  };
  const verdictOf = (optionId: string): OptionVerdict | undefined => {
    if (marked === null) return undefined;
    if (marked.right.includes(optionId)) return 'right';
    return chosen.includes(optionId) ? 'wrong' : undefined;
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.quiet}>
        <bdi>{t(isOne ? 'chooseOne' : 'chooseSeveral')}</bdi>
      </legend>
      {options.map(({ optionId, text }) => (
        <label key={optionId} className={styles.option} data-verdict={verdictOf(optionId)}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={questionId}
            checked={chosen.includes(optionId)}
            disabled={marked !== null}
            onChange={(event) => choose(optionId, event.target.checked)}
          />
          <span>{text}</span>
          <Verdict verdict={verdictOf(optionId)} />
        </label>
      ))}
    </fieldset>
  );
}

/** In a sign and in words as well as in a colour. */
function Verdict({ verdict }: { verdict: OptionVerdict | undefined }): ReactNode {
  const { t } = useTranslation('learning');
  if (verdict === undefined) return null;
  const Sign = verdict === 'right' ? CheckIcon : CloseIcon;
  return (
    <>
      <Sign size={20} />
      <VisuallyHidden>
        <bdi>{t(verdict === 'right' ? 'rightAnswer' : 'yourAnswer')}</bdi>
      </VisuallyHidden>
    </>
  );
}
