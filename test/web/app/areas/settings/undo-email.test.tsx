// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../../../../web/lib/tokens/token-store.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { failure, press } from '../account/sign-in-kit.ts';
import { answer, callsTo } from '../conversations/fake-api.ts';
import { answerAsAccount } from './account-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(answerAsAccount);
afterEach(closeApp);

describe('the link in the mail to a former address', () => {
  it('does nothing by being opened; pressed, it takes the change back and signs this browser out', async () => {
    answer('undoEmailChange', () => ({ undone: true }));
    await openApp('/app/undo-email#undo-1.hash', { isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Take the change back?' });
    expect(callsTo('undoEmailChange')).toEqual([]);
    await press('Take it back');

    await screen.findByRole('heading', { level: 1, name: 'Your address is back' });
    expect(callsTo('undoEmailChange')[0]?.input).toEqual({ token: 'undo-1.hash' });
    expect(readTokens()).toBeNull();
  });

  it('says when it was used or has lapsed, to somebody who is not signed in too', async () => {
    answer('undoEmailChange', () => {
      throw failure('link_lapsed');
    });
    await openApp('/app/undo-email#undo-1.hash');
    await press('Take it back');

    await screen.findByText('This link was used before, or it has lapsed.');
  });
});
