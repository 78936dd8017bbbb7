/** The assistant's screen with a server of the test's own behind it. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { styleTexts } from '../../../../../functions/domain/assistant/assistant-words.ts';
import { assistantStyles, defaultAssistant, type AssistantSettings } from '../../../../../shared/model/assistant.ts';
import type { OutputOfCall } from '../../../../../web/lib/api/call-types.ts';
import { answer } from '../conversations/fake-api.ts';
import { account, openApp } from '../../render-app.tsx';

export type CoachInfo = OutputOfCall<'getAssistantCoachInfo'>;

export const coachInfo: CoachInfo = {
  steps: [
    { step: 'trade', isDone: true },
    { step: 'greetings', isDone: false },
  ],
  suggestions: [],
  madeAt: null,
  isTemplate: false,
  openGaps: 0,
};

export type Server = { settings: AssistantSettings };

export function startServer({ isIncluded = true, used = 3_120, info = coachInfo } = {}): Server {
  const server: Server = { settings: defaultAssistant('Mara Lindqvist') };
  answer('getUserInfo', () => account);
  answer('getAiAssistant', () => ({ settings: server.settings, usage: { used, limit: 10_000 }, isIncluded }));
  answer('getChatStyles', () => ({
    styles: assistantStyles.map((style) => ({ style, ...styleTexts('en_us')[style] })),
    isSpoken: true,
  }));
  answer('getAssistantCoachInfo', () => info);
  answer('insertAiAssistant', ({ settings: sent, setup }) => {
    server.settings = { ...server.settings, ...(sent as Partial<AssistantSettings>), ...(setup && { setup }) };
    return { settings: server.settings };
  });
  return server;
}

export async function openAssistant(view = ''): Promise<UserEvent> {
  const user = userEvent.setup();
  await openApp(`/app/assistant${view === '' ? '' : `?view=${view}`}`, { isSignedIn: true });
  await screen.findByRole('heading', { name: 'AI Assistant' });
  await screen.findByRole('radio', { name: 'Set up' });
  if (view === '') await screen.findByRole('combobox', { name: 'Industry' });
  return user;
}
