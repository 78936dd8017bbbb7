// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gap, OwnAnswer } from '../../../../../shared/model/assistant-coach.ts';
import '../../../../../web/app/areas/assistant/assistant-area.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp } from '../../render-app.tsx';
import { openAssistant, startServer } from './coach-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/api/stream.ts', () => ({ streamApi: vi.fn() }));

beforeEach(forgetCalls);
afterEach(closeApp);

const gap: Gap = { gapId: 'a'.repeat(22), question: 'Is there parking?', count: 4, lastAt: '2026-03-09T12:00:00.000Z' };
const own: OwnAnswer = {
  answerId: '01JGFJJZ00000000000000000D',
  answeredAt: '2026-03-09T12:00:00.000Z',
  question: 'Do you like dogs?',
  answer: 'Very much.',
};

/** A server that keeps what is saved. */
function startGaps(gaps: Gap[], answers: OwnAnswer[] = []): void {
  startServer();
  let known = { gaps, answers };
  answer('getGaps', () => known);
  answer('saveAnswer', ({ gapId, answerId, content }) => {
    const saved = content && { ...own, ...content, answerId: answerId ?? own.answerId };
    known = {
      gaps: known.gaps.filter((one) => one.gapId !== gapId),
      answers: [...known.answers.filter((one) => one.answerId !== answerId), ...(saved ? [saved] : [])],
    };
    return { answer: saved };
  });
}

describe('open questions', () => {
  it('are answered once, and then the assistant knows it', async () => {
    startGaps([gap]);
    const user = await openAssistant('gaps');
    expect(await screen.findByText(/^Asked 4 times/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, in the yard.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));

    expect(await screen.findByText('Your assistant knows this now.')).toBeTruthy();
    expect(await screen.findByText('No open questions')).toBeTruthy();
    expect(screen.getByText('Yes, in the yard.')).toBeTruthy();
    expect(callsTo('saveAnswer')[0]?.input).toEqual({
      gapId: gap.gapId,
      answerId: null,
      content: { question: 'Is there parking?', answer: 'Yes, in the yard.' },
    });
  });

  it('that need no answer are dismissed, which can be taken back', async () => {
    startGaps([gap]);
    const user = await openAssistant('gaps');

    await user.click(await screen.findByRole('button', { name: 'Needs no answer' }));

    expect(await screen.findByText('No open questions')).toBeTruthy();
    const dismissed = { gapId: gap.gapId, answerId: null, content: null };
    expect(callsTo('saveAnswer')[0]?.input).toEqual(dismissed);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsTo('saveAnswer')[1]?.input).toEqual({ ...dismissed, isReopened: true }));
  });

  it('keep what was typed when it could not be saved, and say why', async () => {
    startGaps([gap]);
    answer('saveAnswer', () => Promise.reject(networkError(new Error('offline'))));
    const user = await openAssistant('gaps');
    await user.click(await screen.findByRole('button', { name: 'Answer' }));

    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));

    expect(await screen.findByText('Poor internet connection')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('Yes.');
  });

  it('are not answered with nothing', async () => {
    startGaps([gap]);
    const user = await openAssistant('gaps');
    await user.click(await screen.findByRole('button', { name: 'Answer' }));

    await user.click(screen.getByRole('button', { name: 'Save answer' }));

    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(callsTo('saveAnswer')).toEqual([]);
  });
});

describe('answers', () => {
  it('are changed', async () => {
    startGaps([], [own]);
    const user = await openAssistant('gaps');
    await user.click(await screen.findByRole('button', { name: 'Change' }));

    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), ' All of them.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));

    expect(await screen.findByText('Very much. All of them.')).toBeTruthy();
  });

  it('are removed, and can be had back', async () => {
    startGaps([], [own]);
    const user = await openAssistant('gaps');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Very much.')).toBeNull());

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Very much.')).toBeTruthy();
  });
});
