/** The conversation with the coach; it lives as long as the screen. */
import { useEffect, useReducer, useRef } from 'react';
import { CoachSuggestion, MAX_COACH_TURNS, type CoachTurn } from '../../../../../shared/model/assistant-coach.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { ApiError, isAborted } from '../../../../lib/api/api-error.ts';
import { streamApi } from '../../../../lib/api/stream.ts';

export type CoachMessage = {
  id: string;
  message: string;
  lines: string[];
  suggestions: CoachSuggestion[];
  /** Null while the coach answers; a code when it failed. */
  end: 'done' | 'stopped' | { code: string } | null;
};

export type CoachChatEvent =
  | { type: 'asked'; id: string; message: string }
  | { type: 'said'; id: string; line: string }
  | { type: 'suggested'; id: string; suggestion: CoachSuggestion }
  | { type: 'taken'; id: string; field: CoachSuggestion['field'] }
  | { type: 'ended'; id: string; end: NonNullable<CoachMessage['end']> };

export function reduceCoachChat(messages: readonly CoachMessage[], event: CoachChatEvent): readonly CoachMessage[] {
  if (event.type === 'asked') {
    const { id, message } = event;
    return [...messages, { id, message, lines: [], suggestions: [], end: null }];
  }
  return messages.map((one) => (one.id === event.id ? changed(one, event) : one));
}

function changed(one: CoachMessage, event: Exclude<CoachChatEvent, { type: 'asked' }>): CoachMessage {
  switch (event.type) {
    case 'said':
      return { ...one, lines: [...one.lines, event.line] };
    case 'suggested':
      return { ...one, suggestions: [...one.suggestions, event.suggestion] };
    case 'taken':
      return {
        ...one,
        suggestions: one.suggestions.map((known) =>
          known.field === event.field ? { ...known, decision: 'taken' } : known,
        ),
      };
    case 'ended':
      return { ...one, end: event.end };
  }
}

/** What the coach is told of before: the last turns, begun by the owner, each short enough to be sent. */
export function historyOf(messages: readonly CoachMessage[]): CoachTurn[] {
  const turns = messages.flatMap(({ message, lines }): CoachTurn[] =>
    lines.length === 0
      ? []
      : [
          { role: 'user', text: message },
          { role: 'assistant', text: lines.join('\n').slice(0, 2_000) },
        ],
  );
  return turns.slice(-MAX_COACH_TURNS);
}

export type CoachChat = {
  messages: readonly CoachMessage[];
  isAnswering: boolean;
  ask: (message: string) => void;
  stop: () => void;
  noteTaken: (id: string, field: CoachSuggestion['field']) => void;
};

export function useCoachChat(language: LanguageValue): CoachChat {
  const [messages, dispatch] = useReducer(reduceCoachChat, []);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (id: string, message: string): Promise<void> => {
    const stop = new AbortController();
    abort.current = stop;
    try {
      await streamApi(
        'aiAssistantCoach',
        { message, history: historyOf(messages), language },
        {
          signal: stop.signal,
          onEvent(event) {
            if (event.type === 'sentence') dispatch({ type: 'said', id, line: event.data.text });
            const suggestion = event.type === 'suggest' ? toSuggestion(event.data) : null;
            if (suggestion) dispatch({ type: 'suggested', id, suggestion });
          },
        },
      );
      dispatch({ type: 'ended', id, end: 'done' });
    } catch (error) {
      dispatch({ type: 'ended', id, end: isAborted(error) ? 'stopped' : { code: codeOf(error) } });
    }
  };
  return {
    messages,
    isAnswering: messages.some(({ end }) => end === null),
    ask(message) {
      const id = crypto.randomUUID();
      dispatch({ type: 'asked', id, message });
      void run(id, message);
    },
    stop: () => abort.current?.abort(),
    noteTaken: (id, field) => dispatch({ type: 'taken', id, field }),
  };
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

function toSuggestion(data: unknown): CoachSuggestion | null {
  const parsed = CoachSuggestion.safeParse({ ...(data as object), decision: 'open' });
  return parsed.success ? parsed.data : null;
}
