// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoachSuggestion } from '../../../../../shared/model/assistant-coach.ts';
import '../../../../../web/app/areas/assistant/assistant-area.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { streamApi } from '../../../../../web/lib/api/stream.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp } from '../../render-app.tsx';
import { coachInfo, openAssistant, startServer } from './coach-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/api/stream.ts', () => ({ streamApi: vi.fn() }));

beforeEach(forgetCalls);
afterEach(closeApp);

const suggestion = (changes: Partial<CoachSuggestion> = {}): CoachSuggestion => ({
  field: 'standardReply',
  text: 'Mara calls you back.',
  decision: 'open',
  ...changes,
});

/** A server whose coach has these to suggest. */
function startCoach(suggestions: CoachSuggestion[], isTemplate = false) {
  const server = startServer();
  let info = coachInfo;
  answer('getAssistantCoachInfo', () => info);
  answer('assistantCoach', ({ decision }) => {
    const decided = suggestions.map((one) => (one.field === decision?.field ? { ...one, ...decision } : one));
    const notes = { suggestions: decided, madeAt: '2026-03-10T12:00:00.000Z', isTemplate };
    info = { ...info, ...notes };
    return notes;
  });
  return server;
}

describe('the coach', () => {
  it('says how far the assistant has come', async () => {
    startServer();
    await openAssistant();

    expect(await screen.findByText('1 of 2 steps done')).toBeTruthy();
  });

  it('suggests when asked; what is taken over is saved as a setting, and noted', async () => {
    const server = startCoach([suggestion()]);
    const user = await openAssistant();
    await user.click(await screen.findByRole('button', { name: 'Suggest texts from my page' }));
    expect(server.settings.standardReply).not.toBe('Mara calls you back.');

    await user.click(await screen.findByRole('button', { name: 'Take over' }));

    await waitFor(() => expect(server.settings.standardReply).toBe('Mara calls you back.'));
    expect(await screen.findByText('Standard reply: taken over.')).toBeTruthy();
    expect(callsTo('assistantCoach').map(({ input }) => input)).toEqual([
      {},
      { decision: { field: 'standardReply', decision: 'taken' } },
    ]);
  });

  it('takes over what the owner made of a suggestion', async () => {
    const server = startCoach([suggestion()]);
    const user = await openAssistant();
    await user.click(await screen.findByRole('button', { name: 'Suggest texts from my page' }));
    await user.click(await screen.findByRole('button', { name: 'Change first' }));

    await user.type(screen.getByRole('textbox', { name: 'Standard reply, in your words' }), ' Promised.');
    await user.click(screen.getByRole('button', { name: 'Take over' }));

    await waitFor(() => expect(server.settings.standardReply).toBe('Mara calls you back. Promised.'));
  });

  it('puts set-up answers into their form, where they are saved and judged', async () => {
    startCoach([suggestion({ field: 'profession', text: 'Interior designer' })]);
    const user = await openAssistant();
    await user.click(await screen.findByRole('button', { name: 'Suggest texts from my page' }));

    await user.click(await screen.findByRole('button', { name: 'Take over' }));

    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Profession or role' }).value).toBe(
      'Interior designer',
    );
    expect(screen.getByText('Not saved yet.')).toBeTruthy();
    expect(callsTo('insertAiAssistant')).toEqual([]);
  });

  it('does not show again what was declined, and saves nothing of it', async () => {
    startCoach([suggestion()]);
    const user = await openAssistant();
    await user.click(await screen.findByRole('button', { name: 'Suggest texts from my page' }));

    await user.click(await screen.findByRole('button', { name: 'Decline' }));

    await waitFor(() => expect(screen.queryByText('Mara calls you back.')).toBeNull());
    expect(callsTo('insertAiAssistant')).toEqual([]);
  });

  it('says when templates and no language model made the suggestions', async () => {
    startCoach([suggestion()], true);
    const user = await openAssistant();

    await user.click(await screen.findByRole('button', { name: 'Suggest texts from my page' }));

    expect(await screen.findByText(/^No language model runs on this machine/)).toBeTruthy();
  });

  it('talks, with suggestions to take over, and tells the next turn what was said', async () => {
    const server = startServer({ info: coachInfo });
    vi.mocked(streamApi).mockImplementation(async (_name, _input, { onEvent }) => {
      onEvent({ type: 'sentence', data: { text: 'Try this one.', citations: [] } });
      onEvent({ type: 'suggest', data: { field: 'standardReply', text: 'Ask me by mail.' } });
      onEvent({ type: 'suggest', data: { field: 'plan', text: 'free' } });
      return { isTemplate: false } as never;
    });
    const user = await openAssistant();

    await user.type(await screen.findByRole('textbox', { name: 'Ask the coach' }), 'What now?{Enter}');
    const log = within(await screen.findByRole('log', { name: 'Conversation with the coach' }));
    await user.click(await log.findByRole('button', { name: 'Take over' }));
    await user.type(screen.getByRole('textbox', { name: 'Ask the coach' }), 'And then?{Enter}');

    await waitFor(() => expect(server.settings.standardReply).toBe('Ask me by mail.'));
    expect(vi.mocked(streamApi).mock.lastCall?.[1]).toMatchObject({
      message: 'And then?',
      history: [
        { role: 'user', text: 'What now?' },
        { role: 'assistant', text: 'Try this one.' },
      ],
    });
  });

  it('says why an answer did not come', async () => {
    startServer();
    vi.mocked(streamApi).mockRejectedValue(networkError(new Error('offline')));
    const user = await openAssistant();

    await user.type(await screen.findByRole('textbox', { name: 'Ask the coach' }), 'Hello{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Poor internet connection');
  });
});
