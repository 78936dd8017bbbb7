// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt, LevelStanding, Marked } from '../../../../../shared/model/learning.ts';
import '../../../../../web/app/areas/learning/learning-area.tsx';
import '../../../../../web/app/areas/learning/levels-area.tsx';
import '../../../../../web/app/areas/learning/test-area.tsx';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import { openEditor, productId, startServer } from '../document-chat/editor-kit.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp } from '../../render-app.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  startServer();
});
afterEach(closeApp);

const source: Marked['source'] = {
  place: { fileId: '01JGFJJZ00000000000000000F', version: 1, page: 12, start: 0, end: 58 },
  fileName: 'policy-wording.pdf',
  excerpt: 'Lost luggage is covered up to 1,500 euros for each person.',
};
const marked = (isRight: boolean): Marked => ({
  options: [isRight ? 'o0' : 'o1'],
  text: '',
  isRight,
  reason: '',
  right: ['o0'],
  expected: '',
  source,
});
const question = (place: number, mark: Marked | null = null) => ({
  questionId: `01JGFJJZ000000000000000Q${String(place).padStart(2, '0')}`,
  kind: 'single' as const,
  text: `Question number ${place}?`,
  options: [
    { optionId: 'o1', text: '900 euros' },
    { optionId: 'o0', text: '1,500 euros' },
  ],
  marked: mark,
});
const test = (change: Partial<Attempt> = {}): Attempt => ({
  attemptId: '01JGFJJZ00000000000000000T',
  productId,
  level: 1,
  startedAt: '2026-03-10T12:00:00.000Z',
  endsAt: '2999-01-01T00:00:00.000Z',
  isDone: false,
  right: 0,
  isPassed: null,
  questions: [question(1), question(2)],
  ...change,
});
const level = (change: Partial<LevelStanding> = {}): LevelStanding => ({
  level: 1,
  questions: 6,
  passPercent: 80,
  attemptsPerDay: 3,
  validDays: 365,
  standing: 'open',
  retryAt: null,
  passedAt: null,
  validUntil: null,
  openAttemptId: null,
  ...change,
});

describe('the products to learn', () => {
  it('stand there with the level of each and what is due', async () => {
    answer('getProductLevelList', () => ({
      company: 'Nordic Cover',
      products: [
        {
          productId,
          name: 'Travel cover',
          level: 2,
          reachedAt: '2026-03-01T00:00:00.000Z',
          validUntil: '2027-03-01T12:00:00.000Z',
          due: 3,
        },
      ],
    }));
    await openEditor('/learning');
    const row = (await screen.findByRole('link', { name: 'Travel cover' })).closest('li') as HTMLElement;

    expect(within(row).getByRole('img', { name: 'Level 2 of 3' })).toBeTruthy();
    expect(within(row).getByText(/Advanced, valid until .*2027/)).toBeTruthy();
    expect(within(row).getByText('3 to repeat')).toBeTruthy();
    expect(callsTo('getProductLevelList')[0]?.options.token).toBe('stored');
  });

  it('are none for who belongs to no company, with the way to one', async () => {
    answer('getProductLevelList', () => ({ company: '', products: [] }));
    await openEditor('/learning');

    expect((await screen.findByRole('link', { name: 'Connect to an agency' })).getAttribute('href')).toBe(
      '/app/settings',
    );
  });
});

describe('the levels of a product', () => {
  it('say what each needs, and only the open one can begin', async () => {
    answer('getLevelList', () => ({
      name: 'Travel cover',
      levels: [
        level(),
        level({ level: 2, questions: 8, standing: 'locked' }),
        level({ level: 3, standing: 'unavailable' }),
      ],
      due: 0,
    }));
    await openEditor(`/learning/${productId}`);

    expect(await screen.findByText('8 questions, 80% right, 3 tests a day')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Begin the test' }).map((link) => link.getAttribute('href'))).toEqual([
      `/learning/${productId}/1`,
    ]);
    expect(screen.queryByRole('button', { name: 'Certificate' })).toBeNull();
  });

  it('offer the certificate of what was passed, and the repetition of what is due', async () => {
    answer('getLevelList', () => ({
      name: 'Travel cover',
      levels: [
        level({ standing: 'passed', passedAt: '2026-03-01T00:00:00.000Z', validUntil: '2027-03-01T12:00:00.000Z' }),
      ],
      due: 2,
    }));
    await openEditor(`/learning/${productId}`);

    expect(await screen.findByRole('button', { name: 'Certificate' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Repeat now' }).getAttribute('href')).toBe(`/learning/${productId}/0`);
  });
});

describe('a test', () => {
  it('asks one question after the other, and tells after each what is right and where it stands', async () => {
    answer('getLearnQuestion', () => ({ attempt: test() }));
    answer('saveQuestionRecord', () => ({
      marked: marked(false),
      attempt: test({ questions: [question(1, marked(false)), question(2)] }),
    }));
    const user = await openEditor(`/learning/${productId}/1`);
    await screen.findByRole('heading', { name: 'Question number 1?' });
    expect(screen.queryByText(/policy-wording/)).toBeNull();

    await user.click(screen.getByRole('radio', { name: '900 euros' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));

    expect(await screen.findByText('That is not right')).toBeTruthy();
    expect(screen.getByText('policy-wording.pdf').closest('figure')?.textContent).toContain('page 12');
    expect(callsTo('saveQuestionRecord')[0]).toMatchObject({
      input: { options: ['o1'] },
      options: { token: 'stored' },
    });

    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(await screen.findByRole('heading', { name: 'Question number 2?' })).toBeTruthy();
  });

  it('goes on where it was left', async () => {
    answer('getLearnQuestion', () => ({ attempt: test({ questions: [question(1, marked(true)), question(2)] }) }));
    await openEditor(`/learning/${productId}/1`);

    expect(await screen.findByRole('heading', { name: 'Question number 2?' })).toBeTruthy();
  });

  it('ends with its result', async () => {
    const questions = [question(1, marked(true)), question(2, marked(true))];
    answer('getLearnQuestion', () => ({ attempt: test({ isDone: true, isPassed: true, right: 2, questions }) }));
    await openEditor(`/learning/${productId}/1`);

    expect(await screen.findByRole('heading', { name: 'Passed' })).toBeTruthy();
    expect(screen.getByText('2 of 2')).toBeTruthy();
  });

  it('says why it cannot begin now', async () => {
    answer('getLearnQuestion', () => {
      throw new ApiError({ code: 'attempts_used', status: 429, message: '' });
    });
    await openEditor(`/learning/${productId}/1`);

    expect(await screen.findByText(/You have used all tests of this level for today/)).toBeTruthy();
  });
});
