// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeApp, openApp } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { codeSent, failure, fill, press, see } from './sign-in-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({ loadConfig: async () => ({ hasGoogle: true }) }));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  let sent = 0;
  answer('sendVerifyCode', () => codeSent(`session-${(sent += 1)}`));
  answer('checkVerificationCode', () => ({ valid: true }));
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

/** Signs up as far as the code, and goes on when another one can be asked for. */
async function waitForResend(): Promise<void> {
  await openApp('/x-id-sign-in?type=x_a&step=sign-up');
  await fill('Full name', 'Mara Lindqvist');
  await fill('E-mail or phone', 'mara@example.com');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
  await see('Check your e-mail');
  await act(async () => vi.advanceTimersByTimeAsync(61_000));
  vi.useRealTimers();
}

describe('another code', () => {
  it('can be asked for after 60 seconds, which are counted down', async () => {
    await openApp('/x-id-sign-in?type=x_a&step=sign-up');
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail or phone', 'mara@example.com');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
    await see('Check your e-mail');

    expect(screen.getByText('You can ask for another code in 60 s.')).toBeDefined();
    await act(async () => vi.advanceTimersByTimeAsync(18_000));
    expect(screen.getByText(/You can ask for another code in 4[12] s\./)).toBeDefined();
    await act(async () => vi.advanceTimersByTimeAsync(43_000));
    vi.useRealTimers();
    await press('Send a new code');

    expect(await screen.findByText('A new code is on its way.')).toBeDefined();
    expect(callsTo('sendVerifyCode')).toHaveLength(2);
  });

  it('goes with the session of the latest one that was sent', async () => {
    await waitForResend();

    await press('Send a new code');
    await screen.findByText('A new code is on its way.');
    await fill('Verification code', '481920');

    await see('One last thing');
    expect(callsTo('checkVerificationCode').map(({ input }) => input)).toEqual([
      { account: 'mara@example.com', purpose: 'sign-up', codeId: 'session-2', code: '481920' },
    ]);
  });

  it('that could not be sent leaves the session as it was', async () => {
    await waitForResend();
    answer('sendVerifyCode', () => {
      throw failure('too_many_requests');
    });

    await press('Send a new code');
    await screen.findByText('Too many attempts. Please wait a little and try again.');
    await fill('Verification code', '481920');

    await see('One last thing');
    expect(callsTo('checkVerificationCode')[0]?.input).toMatchObject({ codeId: 'session-1' });
  });
});
