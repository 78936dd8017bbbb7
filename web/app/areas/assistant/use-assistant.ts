/** The assistant's state machine, tied to the server and to time. */
import { useEffect, useReducer, useRef } from 'react';
import type { AssistantSettings } from '../../../../shared/model/assistant.ts';
import { ApiError, Cleared } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call.ts';
import {
  nextSave,
  nextSaveAt,
  reduceAssistant,
  startAssistant,
  type AssistantEvent,
  type AssistantSave,
  type AssistantState,
} from './assistant-store.ts';

export type Assistant = { state: AssistantState; dispatch: (event: AssistantEvent) => void };

export function useAssistant(saved: AssistantSettings): Assistant {
  const [state, dispatch] = useReducer(reduceAssistant, saved, startAssistant);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const at = nextSaveAt(state);
  useEffect(() => {
    if (at === null) return;
    const send = (): void => {
      const save = nextSave(latest.current, () => crypto.randomUUID());
      if (!save) return;
      dispatch({ type: 'sent', save });
      void answerOf(save).then(dispatch);
    };
    const timer = setTimeout(send, Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    const retry = (): void => dispatch({ type: 'hurried' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return { state, dispatch };
}

async function answerOf({ input, key }: AssistantSave): Promise<AssistantEvent> {
  try {
    const { settings } = await callApi('insertAiAssistant', input, { idempotencyKey: key });
    return { type: 'saved', settings, at: Date.now() };
  } catch (error) {
    return eventOf(error);
  }
}

function eventOf(error: unknown): AssistantEvent {
  if (error instanceof ApiError && error.code === 'setup_unclear') {
    const { reason } = error.details;
    return { type: 'unclear', reason: typeof reason === 'string' ? reason : '' };
  }
  const code = error instanceof ApiError ? error.code : error instanceof Cleared ? 'signing_failed' : 'internal';
  return { type: 'failed', code, at: Date.now() };
}
