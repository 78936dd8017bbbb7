import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assistantStyles } from '../../../../shared/model/assistant.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { textDirection } from '../editor/text-direction.ts';
import { Section } from '../editor/section.tsx';
import { useAssistantState } from './assistant-context.ts';
import styles from './assistant.module.css';
import { useManner } from './use-manner.ts';

/** The assistant's name, and how it speaks, each way with a sentence said in it. */
export function MannerSection(): ReactNode {
  const { t } = useTranslation('assistant');
  const { state } = useAssistantState();
  const { set, errorOf } = useManner();
  const { name, style } = state.manner;
  const group = useId();
  return (
    <Section title={t('manner.title')} text={t('manner.text')}>
      <TextField
        label={t('manner.name')}
        dir={textDirection(name)}
        value={name}
        error={errorOf('name')}
        onChange={(value) => set({ name: value })}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('manner.style')}</legend>
        {assistantStyles.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={group} checked={style === value} onChange={() => set({ style: value })} />
            <span>
              <strong>{t(`manner.styles.${value}`)}</strong>
              <span className={styles.sample}>{t(`manner.samples.${value}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
