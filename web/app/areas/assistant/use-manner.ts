import { useTranslation } from 'react-i18next';
import { AssistantSettings } from '../../../../shared/model/assistant.ts';
import { useAssistantState } from './assistant-context.ts';
import type { Manner } from './assistant-store.ts';

const { name, standardReply, greetings } = AssistantSettings.shape;

/** The texts among the settings, by the path that leads to them. */
const texts = {
  name: { schema: name, of: (manner: Manner) => manner.name },
  standardReply: { schema: standardReply, of: (manner: Manner) => manner.standardReply },
  morning: { schema: greetings.shape.morning, of: (manner: Manner) => manner.greetings.morning },
  afternoon: { schema: greetings.shape.afternoon, of: (manner: Manner) => manner.greetings.afternoon },
  evening: { schema: greetings.shape.evening, of: (manner: Manner) => manner.greetings.evening },
};

export type MannerActions = {
  set: (change: Partial<Manner>) => void;
  /** The words under a field; undefined for a good one. */
  errorOf: (field: keyof typeof texts) => string | undefined;
};

/** The settings that save themselves, and what is wrong with them. */
export function useManner(): MannerActions {
  const { t } = useTranslation('errors');
  const { state, dispatch } = useAssistantState();
  return {
    set: (change) => dispatch({ type: 'mannerEdited', change, at: Date.now() }),
    errorOf(field) {
      const { schema, of } = texts[field];
      const code = schema.safeParse(of(state.manner)).error?.issues[0]?.message;
      return code === undefined ? undefined : t(code);
    },
  };
}
