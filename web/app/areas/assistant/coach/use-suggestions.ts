/** The coach's suggestions: asked for, taken, declined; the server keeps what became of each. */
import { useCallback, useState } from 'react';
import type { CoachField, CoachSuggestion } from '../../../../../shared/model/assistant-coach.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { useAssistantState } from '../assistant-context.ts';
import { currentText, takeEvent } from './suggestion-target.ts';

export type Suggestions = {
  info: OutputOfCall<'getAssistantCoachInfo'> | undefined;
  /** Open ones, unless the field holds the same already, and those that were taken on this visit. */
  shown: CoachSuggestion[];
  isAsking: boolean;
  error: Error | undefined;
  ask: () => Promise<void>;
  take: (field: CoachField, text: string) => void;
  decline: (field: CoachField) => void;
};

export function useSuggestions(): Suggestions {
  const { state, dispatch } = useAssistantState();
  const { data, mutate } = useCall('getAssistantCoachInfo', {});
  const asking = useEffectCall('assistantCoach');
  const noting = useEffectCall('assistantCoach');
  const [taken, setTaken] = useState<readonly CoachField[]>([]);
  const keep = useCallback(
    (notes: OutputOfCall<'assistantCoach'> | null) =>
      void (notes && mutate((known) => known && { ...known, ...notes }, { revalidate: false })),
    [mutate],
  );
  const decide = (field: CoachField, decision: 'taken' | 'declined'): void => {
    if (!data?.suggestions.some((one) => one.field === field)) return;
    void noting.run({ decision: { field, decision } }).then(keep);
  };
  return {
    info: data,
    shown: (data?.suggestions ?? []).filter(({ field, text, decision }) =>
      decision === 'taken' ? taken.includes(field) : decision === 'open' && currentText(state, field) !== text,
    ),
    isAsking: asking.isRunning,
    error: asking.error,
    ask: async () => keep(await asking.run({})),
    take(field, text) {
      dispatch(takeEvent(state, field, text, Date.now()));
      setTaken([...taken, field]);
      decide(field, 'taken');
    },
    decline: (field) => decide(field, 'declined'),
  };
}
