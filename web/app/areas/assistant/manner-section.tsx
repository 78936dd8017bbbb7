import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assistantStyles, type AssistantSettings } from '../../../../shared/model/assistant.ts';
import { defaultLanguage, isLanguageValue } from '../../../../shared/places/languages.ts';
import { useCall } from '../../../lib/use-call.ts';
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
  const { exampleOf, isSpoken } = useStyles();
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
              <span className={styles.sample}>{exampleOf(value)}</span>
            </span>
          </label>
        ))}
        {!isSpoken && <p className={styles.help}>{t('manner.notSpoken')}</p>}
      </fieldset>
    </Section>
  );
}

/** A sentence said in each style, and whether what answers here speaks in styles at all. */
function useStyles() {
  const { t, i18n } = useTranslation('assistant');
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  const { data } = useCall('getChatStyles', { language });
  return {
    exampleOf(style: AssistantSettings['style']): string {
      const found = data?.styles.find((one) => one.style === style);
      return found ? t('manner.example', { sentence: found.example }) : '\u00a0';
    },
    isSpoken: data?.isSpoken ?? true,
  };
}
