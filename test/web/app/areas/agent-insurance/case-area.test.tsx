// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseArea } from '../../../../../web/app/areas/agent-insurance/case-area.tsx';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import { routePatterns } from '../../../../../web/lib/routes.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';
import { anasDetail } from './sample-cases.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const open = () =>
  renderScreen(
    <Routes>
      <Route path={routePatterns.agentInsuranceCase} element={<CaseArea />} />
    </Routes>,
    `/app/insurance/application/${anasDetail.case.id}`,
  );
const decideButton = () => screen.findByRole('button', { name: 'Accept and tell the customer' });

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getMyApplication', () => anasDetail);
});
afterEach(cleanup);

describe('one application', () => {
  it('reads answers, price and the ways to its customer', async () => {
    await open();

    expect(await screen.findByText('February 1, 2026')).toBeTruthy();
    expect(screen.getByText('No')).toBeTruthy();
    expect(screen.getByText('Rounding')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+85251234567');
  });

  it('of a change shows what the policy says beside the new answer', async () => {
    const answers = anasDetail.answers.map((block) => ({
      ...block,
      lines: block.lines.map((line) => (line.id === 'answer.start' ? { ...line, before: 'January 8, 2026' } : line)),
    }));
    answer('getMyApplication', () => ({ ...anasDetail, isChange: true, answers }));
    await open();

    expect((await screen.findByText('January 8, 2026')).closest('del')).toBeTruthy();
    expect(screen.getByText('February 1, 2026').closest('ins')).toBeTruthy();
  });

  it('says what its customer owes', async () => {
    const money = { amount: 14_70, currency: 'HKD' } as const;
    const dueInstalment = { number: 3, due: '2026-03-01', money, count: 12 };
    answer('getMyApplication', () => ({ ...anasDetail, decider: null, dueInstalment }));
    await open();

    expect(await screen.findByText(/^Payment 3 of 12 is missing: .*14\.70, due since Mar 1, 2026/)).toBeTruthy();
    expect(screen.getByText('Payment missing')).toBeTruthy();
  });

  it('wants a reason before it decides, and then shows what was decided', async () => {
    const decision = {
      ...({ decision: 'accept', by: 'you', at: '2026-01-02T09:00:00.000Z' } as const),
      ...{ reason: 'I know her.', note: '' },
    };
    answer('decideApplication', () => ({ ...anasDetail, status: 'accepted' as const, decider: null, decision }));
    await open();

    await userEvent.click(await decideButton());
    expect(screen.getByText('Please say why.')).toBeTruthy();
    expect(callsTo('decideApplication')).toEqual([]);

    await userEvent.type(screen.getByRole('textbox', { name: 'Your reason' }), 'I know her.');
    await userEvent.click(await decideButton());
    await waitFor(() =>
      expect(callsTo('decideApplication')[0]?.input).toEqual({
        ...{ applicationId: anasDetail.case.id, revision: 2, decision: 'accept', reason: 'I know her.', note: '' },
      }),
    );
    expect(await screen.findByText(/^Accepted by you/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your reason' })).toBeNull();
  });

  it('is read anew when the applicant has changed it meanwhile, and what was typed stays', async () => {
    answer('decideApplication', () => {
      throw new ApiError({ code: 'conflict', status: 409, message: 'Changed.' });
    });
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your reason' }), 'I know her.');
    await userEvent.click(await decideButton());

    await waitFor(() => expect(callsTo('getMyApplication')).toHaveLength(2));
    expect(screen.getByDisplayValue('I know her.')).toBeTruthy();
  });

  it('offers no decision where the insurer decides', async () => {
    answer('getMyApplication', () => ({ ...anasDetail, decider: 'insurer' }));
    await open();

    expect(await screen.findByText(/^The insurer decides about this application/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps a reminder', async () => {
    answer('saveApplicationReminder', (input) => ({ remindAt: (input as { remindAt: string }).remindAt }));
    await open();
    await userEvent.click(await screen.findByText('Remind me'));
    await userEvent.click(await screen.findByRole('button', { name: /^In an hour/ }));

    expect(await screen.findByText(/^Reminder /)).toBeTruthy();
    expect(callsTo('saveApplicationReminder')[0]?.input).toMatchObject({ case: anasDetail.case });
  });
});
