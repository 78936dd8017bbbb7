import { createContext, useContext } from 'react';
import type { Assistant } from './use-assistant.ts';

const AssistantContext = createContext<Assistant | null>(null);

export const AssistantProvider = AssistantContext.Provider;

/** Throws outside the assistant's screen. */
export function useAssistantState(): Assistant {
  const assistant = useContext(AssistantContext);
  if (!assistant) {
    throw new Error('useAssistantState was called outside the screen. Put the component below AssistantProvider.');
  }
  return assistant;
}
