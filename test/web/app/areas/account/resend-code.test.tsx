// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeApp, openApp } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { fill, press, see } from './sign-in-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  answer('sendVerifyCode', () => ({ resendAfterSeconds: 60, expiresInSeconds: 600 }));
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

describe('another code', () => {
  it('can be asked for after 60 seconds, which are counted down', async () => {
    await openApp('/x-id-sign-in?type=x_a&step=sign-up');
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail', 'mara@example.com');
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
});
