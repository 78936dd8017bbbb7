// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/assistant/assistant-area.tsx';
import { ApiError, networkError } from '../../../../../web/lib/api/api-error.ts';
import { streamApi } from '../../../../../web/lib/api/stream.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp } from '../../render-app.tsx';
import { openAssistant, startServer } from './coach-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/api/stream.ts', () => ({ streamApi: vi.fn() }));

const industryField = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Industry' });

beforeEach(forgetCalls);
afterEach(closeApp);

describe('the settings', () => {
  it('save themselves and say so', async () => {
    const server = startServer();
    const user = await openAssistant();

    await user.click(screen.getByRole('radio', { name: /^Formal/ }));

    await waitFor(() => expect(server.settings.style).toBe('formal'));
    expect(callsTo('insertAiAssistant').map(({ input }) => input)).toEqual([{ settings: { style: 'formal' } }]);
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('that could not be saved say why, and are sent again with the same key', async () => {
    startServer();
    answer('insertAiAssistant', () => Promise.reject(networkError(new Error('offline'))));
    const user = await openAssistant();
    await user.click(screen.getByRole('radio', { name: /^Concise/ }));
    expect(await screen.findByText('Not saved: Poor internet connection')).toBeTruthy();
    const server = startServer();

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(server.settings.style).toBe('concise'));
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
    const server = startServer();
    const user = await openAssistant();
    await user.type(industryField(), 'Interior design');
    expect(screen.getByText('Not saved yet.')).toBeTruthy();
    expect(callsTo('insertAiAssistant')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Save answers' }));

    await waitFor(() => expect(server.settings.setup.industry).toBe('Interior design'));
  });
});

describe('industry and role', () => {
  it('are offered, the roles of the chosen industry alone, with examples of what its clients ask', async () => {
    startServer();
    const user = await openAssistant();

    await user.type(industryField(), 'real est');
    await user.click(await screen.findByRole('option', { name: 'Real estate', hidden: true }));
    await user.click(screen.getByRole('combobox', { name: 'Profession or role' }));

    const options = await screen.findAllByRole('option', { hidden: true });
    const offered = options.filter((option) => option.closest('[role=listbox]') !== null);

    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Real estate agent',
      'Property consultant',
      'Property manager',
      'Appraiser',
    ]);
    expect(screen.getByText(/^What clients in your field look for: .*Fees, and when they are due/)).toBeTruthy();
    expect(screen.getByText(/How much do I need as a down payment/)).toBeTruthy();
  });
});

describe('styles', () => {
  it('show a sentence each, and say when what answers here cannot speak in them', async () => {
    startServer();
    answer('getChatStyles', () => ({
      styles: [{ style: 'formal', name: 'Formal', example: 'With pleasure.' }],
      isSpoken: false,
    }));
    await openAssistant();

    expect(await screen.findByText('“With pleasure.”')).toBeTruthy();
    expect(screen.getByText(/^On this machine a reader answers/)).toBeTruthy();
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
    expect(main.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/app/plan?want=assistant');
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
