import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactMethods, personWait } from '../../../../shared/model/assistant.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { textDirection } from '../editor/text-direction.ts';
import { Section } from '../editor/section.tsx';
import { useAssistantState } from './assistant-context.ts';
import styles from './assistant.module.css';
import { useManner } from './use-manner.ts';

/** What it says when the page holds no answer, and where it sends the visitor then. */
export function ContactSection(): ReactNode {
  const { t } = useTranslation('assistant');
  const { contactMethod, standardReply, personWaitMinutes } = useAssistantState().state.manner;
  const { set, errorOf } = useManner();
  const group = useId();
  return (
    <Section title={t('fallback.title')} text={t('fallback.text')}>
      <TextAreaField
        label={t('fallback.reply')}
        rows={3}
        dir={textDirection(standardReply)}
        value={standardReply}
        error={errorOf('standardReply')}
        onChange={(text) => set({ standardReply: text })}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('fallback.method')}</legend>
        {contactMethods.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={contactMethod === value}
              onChange={() => set({ contactMethod: value })}
            />
            <span>
              <strong>{t(`fallback.methods.${value}`)}</strong>
              <span className={styles.sample}>{t(`fallback.methodHelp.${value}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('personWait.label')}
        help={t('personWait.help')}
        value={String(personWaitMinutes)}
        options={waits.map((count) => ({ value: String(count), label: t('personWait.minutes', { count }) }))}
        onChange={(minutes) => set({ personWaitMinutes: Number(minutes) })}
      />
    </Section>
  );
}

const waits = Array.from({ length: personWait.max - personWait.min + 1 }, (_, index) => personWait.min + index);
