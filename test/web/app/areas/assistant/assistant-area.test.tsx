// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAssistant, type AssistantSettings } from '../../../../../shared/model/assistant.ts';
import '../../../../../web/app/areas/assistant/assistant-area.tsx';
import { ApiError, networkError } from '../../../../../web/lib/api/api-error.ts';
import { streamApi } from '../../../../../web/lib/api/stream.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { account, closeApp, openApp } from '../../render-app.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/api/stream.ts', () => ({ streamApi: vi.fn() }));

const AFTER_PAUSE = { timeout: 5_000 };

let settings: AssistantSettings;

function startServer({ isIncluded = true, used = 3_120 } = {}): void {
  settings = defaultAssistant('Mara Lindqvist');
  answer('getUserInfo', () => account);
  answer('getAiAssistant', () => ({ settings, usage: { used, limit: 10_000 }, isIncluded }));
  answer('insertAiAssistant', ({ settings: sent, setup }) => {
    settings = { ...settings, ...(sent as Partial<AssistantSettings>), ...(setup && { setup }) };
    return { settings };
  });
}

async function openAssistant(): Promise<UserEvent> {
  const user = userEvent.setup();
  await openApp('/app/assistant', { isSignedIn: true });
  await screen.findByRole('heading', { name: 'AI Assistant' }, { timeout: 10_000 });
  await screen.findByRole('textbox', { name: 'Assistant name' });
  return user;
}

const industryField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Industry' });

beforeEach(forgetCalls);
afterEach(closeApp);

describe('the settings', () => {
  it('save themselves and say so', async () => {
    startServer();
    const user = await openAssistant();

    await user.click(screen.getByRole('radio', { name: /^Formal/ }));

    await waitFor(() => expect(settings.style).toBe('formal'), AFTER_PAUSE);
    expect(callsTo('insertAiAssistant').map(({ input }) => input)).toEqual([{ settings: { style: 'formal' } }]);
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('that could not be saved say why, and are sent again with the same key', async () => {
    startServer();
    answer('insertAiAssistant', () => Promise.reject(networkError(new Error('offline'))));
    const user = await openAssistant();
    await user.click(screen.getByRole('radio', { name: /^Concise/ }));
    expect(await screen.findByText('Not saved: Poor internet connection', undefined, AFTER_PAUSE)).toBeTruthy();
    startServer();

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(settings.style).toBe('concise'), AFTER_PAUSE);
    expect(new Set(callsTo('insertAiAssistant').map(({ options }) => options.idempotencyKey)).size).toBe(1);
  });

  it('must not be empty', async () => {
    startServer();
    const user = await openAssistant();

    await user.clear(screen.getByRole('textbox', { name: 'Assistant name' }));

    expect(await screen.findByText('This field is required.')).toBeTruthy();
  });
});

describe('set-up answers', () => {
  it('that are unclear come back with the reason, and nothing that was typed is lost', async () => {
    startServer();
    const details = { reason: 'The industry does not seem to be a real one.' };
    answer('insertAiAssistant', () =>
      Promise.reject(new ApiError({ code: 'setup_unclear', status: 422, message: '', details })),
    );
    const user = await openAssistant();

    await user.type(industryField(), 'blah blah');
    await user.click(screen.getByRole('button', { name: 'Save answers' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Your submission could not be processed as expected. Reason for clarification: The industry does not seem to be a real one.',
    );
    expect(industryField().value).toBe('blah blah');
  });

  it('are saved with their button only', async () => {
    startServer();
    const user = await openAssistant();
    await user.type(industryField(), 'Interior design');
    expect(screen.getByText('Not saved yet.')).toBeTruthy();
    expect(callsTo('insertAiAssistant')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Save answers' }));

    await waitFor(() => expect(settings.setup.industry).toBe('Interior design'));
  });
});

describe('the plan', () => {
  it('shows how much of the month is used', async () => {
    startServer();
    await openAssistant();

    const meter = screen.getByRole('meter', { name: 'Answers this month' });
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['3120', '10000']);
    expect(screen.getByText('3,120 of 10,000')).toBeTruthy();
  });

  it('without the assistant says what visitors get instead and where to upgrade', async () => {
    startServer({ isIncluded: false });
    await openAssistant();

    expect(screen.getByRole('heading', { name: 'Your plan does not include the assistant' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/app/plan');
  });
});

describe('trying it out', () => {
  const citation = { number: 1, source: 'about-me', label: 'about me', excerpt: 'The first session is free.' };

  it('asks the draft uncounted and shows each sentence with its source', async () => {
    startServer();
    vi.mocked(streamApi).mockImplementation(async (_name, input, { onEvent }) => {
      onEvent({ type: 'sentence', data: { text: 'It is free.', citations: [citation] } });
      const { messageId } = input as { messageId: string };
      return { messageId, kind: 'answered', contact: null } as never;
    });
    const user = await openAssistant();

    await user.type(screen.getByRole('textbox', { name: 'Ask as a visitor would…' }), 'What does it cost?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Source 1: about me' }));

    expect(screen.getByText('The first session is free.')).toBeTruthy();
    expect(vi.mocked(streamApi).mock.lastCall?.[1]).toMatchObject({
      agentName: '',
      isTrial: true,
      question: 'What does it cost?',
    });
  });

  it('can be repeated with the same message id when the answer did not come', async () => {
    startServer();
    vi.mocked(streamApi).mockRejectedValue(networkError(new Error('offline')));
    const user = await openAssistant();

    await user.click(screen.getByRole('button', { name: 'What do you offer?' }));
    const log = within(screen.getByRole('log'));
    await user.click(await log.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(vi.mocked(streamApi).mock.calls.length).toBe(2));
    const [first, second] = vi.mocked(streamApi).mock.calls.map(([, input]) => input);
    expect(second).toEqual(first);
  });
});
