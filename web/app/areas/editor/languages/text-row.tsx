import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TRANSLATION, type TextPair, type TextState } from '../../../../../shared/model/page-languages.ts';
import type { Language } from '../../../../../shared/places/languages.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './languages.module.css';

export type TextRowProps = {
  text: TextPair;
  language: Language;
  hasTranslator: boolean;
  onText: (text: TextPair) => void;
};

/** How a state looks that is not just told. */
const tones: Partial<Record<TextState, string | undefined>> = {
  owner: styles.good,
  changed: styles.attention,
  failed: styles.attention,
};

/** A text of the page beside what stands in its place in the language; saved when the field is left, as it is live then. */
export function TextRow({ text, language, hasTranslator, onText }: TextRowProps): ReactNode {
  const { t } = useTranslation('language-texts');
  const textOf = useErrorText();
  const { state } = useEditor();
  const id = useId();
  const { run, isRunning, error } = useEffectCall('saveTranslation');
  // What is being written; null while it is what was saved.
  const [typed, setTyped] = useState<string | null>(null);
  const save = async (value: string): Promise<void> => {
    const answer = await run({ language: language.value, path: text.path, text: value });
    if (!answer) return;
    onText(answer.text);
    setTyped(null);
  };
  const leave = (): void => {
    if (typed !== null && typed.trim() !== text.text) void save(typed);
    else setTyped(null);
  };
  const label = t(`field.${text.path.split('/').at(-1) ?? ''}`);
  const isOwn = text.state === 'owner' || text.state === 'changed';
  const canRedo = isOwn || (hasTranslator && (text.state === 'model' || text.state === 'failed'));
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={classNames(styles.state, tones[text.state])} role="status">
          {isRunning ? t('saving') : t(`state.${text.state}`)}
        </span>
      </div>
      <div className={styles.pair}>
        <p className={styles.original} dir="auto" lang={state.draft.profile.pageLanguage.slice(0, 2)}>
          {text.original}
        </p>
        <div>
          <textarea
            id={id}
            className={styles.translation}
            lang={language.code}
            dir={language.dir}
            rows={1}
            maxLength={MAX_TRANSLATION}
            placeholder={t('placeholder')}
            value={typed ?? text.text}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={leave}
          />
          {canRedo && typed === null && (
            <p className={styles.redo}>
              <TextButton onClick={() => void save('')} disabled={isRunning}>
                {t(hasTranslator ? 'again' : 'toOriginal')}
              </TextButton>
            </p>
          )}
        </div>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </li>
  );
}
