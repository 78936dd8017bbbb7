import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { textDirection } from '../editor/text-direction.ts';
import { Section } from '../editor/section.tsx';
import { useAssistantState } from './assistant-context.ts';
import { useManner } from './use-manner.ts';

const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/** What visitors read first, by their own time of day. */
export function GreetingsSection(): ReactNode {
  const { t } = useTranslation('assistant');
  const { greetings } = useAssistantState().state.manner;
  const { set, errorOf } = useManner();
  return (
    <Section title={t('greetings.title')} text={t('greetings.text')}>
      {partsOfDay.map((part) => (
        <TextAreaField
          key={part}
          label={t(`greetings.${part}`)}
          rows={2}
          dir={textDirection(greetings[part])}
          value={greetings[part]}
          error={errorOf(part)}
          onChange={(text) => set({ greetings: { ...greetings, [part]: text } })}
        />
      ))}
    </Section>
  );
}
