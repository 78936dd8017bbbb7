// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exam, ExamResult } from '../../../../../shared/model/assistant-coach.ts';
import '../../../../../web/app/areas/assistant/assistant-area.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { closeApp } from '../../render-app.tsx';
import { openAssistant, startServer } from './coach-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/api/stream.ts', () => ({ streamApi: vi.fn() }));

beforeEach(forgetCalls);
afterEach(closeApp);

const citation = { number: 1, source: 'about-me', label: 'about me', excerpt: 'I plan homes.' };
const answered: ExamResult = { verdict: 'answered', sentences: [{ text: 'I plan homes.', citations: [citation] }] };
const refused: ExamResult = { verdict: 'refused', sentences: [] };

const examOf = (...results: (ExamResult | null)[]): Exam => ({
  examId: 'exam-1',
  startedAt: '2026-03-10T12:00:00.000Z',
  pageVersion: 3,
  language: 'en_us',
  questions: [
    { questionId: 'q1', question: 'What do you plan?', source: 'about-me', result: results[0] ?? null },
    { questionId: 'q2', question: 'How tall is the Eiffel Tower?', source: null, result: results[1] ?? null },
  ],
});

function startExamServer(exam: Exam | null, changes: { isOutdated?: boolean; isTemplate?: boolean } = {}): void {
  startServer();
  answer('getExam', () => ({ exam, isOutdated: false, isTemplate: false, ...changes }));
  answer('startExam', () => ({ exam: examOf() }));
  answer('runExamQuestion', ({ questionId }) => ({
    questionId,
    result: questionId === 'q1' ? answered : refused,
  }));
}

describe('the test of an assistant', () => {
  it('asks one question after another and shows figures, answers and verdicts', async () => {
    startExamServer(null);
    const user = await openAssistant('exam');

    await user.click(await screen.findByRole('button', { name: 'Start the test' }));

    expect(await screen.findByText('Rightly refused')).toBeTruthy();
    expect(screen.getByText('I plan homes.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Source 1/ })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['100%', '100%', '0%']);
    expect(callsTo('runExamQuestion').map(({ input }) => input)).toEqual([
      { examId: 'exam-1', questionId: 'q1' },
      { examId: 'exam-1', questionId: 'q2' },
    ]);
  });

  it('stops when the owner says so, and goes on with what is left', async () => {
    startExamServer(null);
    answer('runExamQuestion', (_, { signal }) => {
      const { promise, fail } = later<never>();
      signal?.addEventListener('abort', () => fail(new DOMException('Stopped', 'AbortError')));
      return promise;
    });
    const user = await openAssistant('exam');
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));

    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    startExamServer(examOf());
    await user.click(await screen.findByRole('button', { name: 'Go on' }));

    expect(await screen.findByText('Rightly refused')).toBeTruthy();
  });

  it('says why it broke off, and keeps the results so far', async () => {
    startExamServer(null);
    answer('runExamQuestion', ({ questionId }) =>
      questionId === 'q1' ? { questionId, result: answered } : Promise.reject(networkError(new Error('offline'))),
    );
    const user = await openAssistant('exam');

    await user.click(await screen.findByRole('button', { name: 'Start the test' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Poor internet connection');
    expect(screen.getByText('I plan homes.')).toBeTruthy();
    expect(screen.getByText('Not asked yet')).toBeTruthy();
  });

  it('marks an exam of another state of the page as such', async () => {
    startExamServer(examOf(answered, refused), { isOutdated: true });
    await openAssistant('exam');

    expect(await screen.findByText(/^Your page has changed since this test/)).toBeTruthy();
  });

  it('shows an invention as what it is, and leads from a missing answer to the place for it', async () => {
    startExamServer(examOf({ verdict: 'missed', sentences: [] }, { ...answered, verdict: 'invented' }));
    await openAssistant('exam');

    expect(await screen.findByText('Not answered')).toBeTruthy();
    expect(screen.getByText('Made up')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write the answer' }).getAttribute('href')).toBe(
      '/app/assistant?view=gaps',
    );
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0%', '100%', '100%']),
    );
  });
});
