// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../../../../shared/calls/errors.ts';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { readTokens } from '../../../../../web/lib/tokens/token-store.ts';
import { account, address, closeApp, openApp, tokens } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { codeSent, failure, fill, press, see, valueOf } from './sign-in-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({ loadConfig: async () => ({ hasGoogle: true }) }));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/areas/editor/editor-area.tsx', () => ({ EditorArea: () => 'the editor' }));
vi.mock('../../../../../web/app/areas/leads/leads-area.tsx', () => ({ LeadsArea: () => 'the leads' }));

beforeEach(() => {
  forgetCalls();
  answer('existsUserByAccount', () => ({ exists: true }));
  answer('login', () => ({ tokens, account, challenge: null }));
  answer('getUserInfo', () => account);
});
afterEach(closeApp);

async function giveEmail(): Promise<void> {
  await fill('E-mail or phone', 'mara@example.com');
  await press('Continue');
  await see('Enter your password');
}

async function givePassword(): Promise<void> {
  await fill('Password', ' Long-Sunday-42 ');
  await press('Sign in');
}

function failLogin(error: Error): void {
  answer('login', () => {
    throw error;
  });
}

describe('sign-in', () => {
  it('asks for the e-mail, then for the password, and opens the editor', async () => {
    await openApp('/x-id-sign-in?type=x_a');

    await giveEmail();
    await givePassword();

    await screen.findByText('the editor');
    expect(address()).toBe('/app/page');
    expect(readTokens()).toEqual(tokens);
    expect(callsTo('login')[0]?.input).toEqual({ account: 'mara@example.com', password: 'Long-Sunday-42' });
  });

  it('returns to the screen that was asked for', async () => {
    await openApp('/app/leads?status=new');
    await see('Welcome back');

    await giveEmail();
    await givePassword();

    await screen.findByText('the leads');
    expect(address()).toBe('/app/leads?status=new');
  });

  it('goes straight on when somebody is signed in already', async () => {
    await openApp('/x-id-sign-in?type=x_a', { isSignedIn: true });

    await screen.findByText('the editor');
  });

  it.each([
    ['Please enter your email', ' '],
    ['Please enter a valid email', 'mara@example'],
  ])('says "%s" under the field and asks nothing', async (words, typed) => {
    await openApp('/x-id-sign-in?type=x_a');
    await fill('E-mail or phone', typed);

    await press('Continue');

    await screen.findByText(words);
    expect(screen.getByLabelText('E-mail or phone').getAttribute('aria-invalid')).toBe('true');
    expect(callsTo('existsUserByAccount')).toEqual([]);
  });

  it('says in one way that account or password is wrong, and keeps the focus on the password', async () => {
    failLogin(failure('account_or_password_wrong'));
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();

    await givePassword();

    await screen.findByText('Could not find account, double-check credentials');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it.each<[ErrorCode, string]>([
    ['account_locked', 'Contact the administrator to unlock'],
    ['too_many_requests', 'Too many attempts. Please wait a little and try again.'],
  ])('answers %s with "%s"', async (code, words) => {
    failLogin(failure(code));
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();

    await givePassword();

    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it('answers a missing network with "Poor internet connection"', async () => {
    failLogin(networkError(new Error('offline')));
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();

    await givePassword();

    expect((await screen.findByRole('alert')).textContent).toBe('Poor internet connection');
  });

  it('offers to send the verification e-mail again when the account is not confirmed', async () => {
    failLogin(failure('account_not_confirmed'));
    answer('sendVerifyCode', () => codeSent());
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();
    await givePassword();

    await press('Send the verification e-mail again');

    await see('Check your e-mail');
    expect(callsTo('sendVerifyCode')[0]?.input).toMatchObject({ account: 'mara@example.com', purpose: 'sign-up' });
  });

  it('gives password managers the user name and the current password in one form', async () => {
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();

    const form = screen.getByLabelText<HTMLInputElement>('Password').form;

    expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('mara@example.com');
    expect(form?.querySelector('[autocomplete=current-password]')).toBe(screen.getByLabelText('Password'));
  });
});

describe('a forgotten password', () => {
  beforeEach(() => {
    answer('sendVerifyCode', () => codeSent());
    answer('checkVerificationCode', () => ({ valid: true }));
    answer('forgotPassword', () => ({ changed: true }));
  });

  async function askForCode(): Promise<void> {
    await openApp('/x-id-sign-in?type=x_a');
    await giveEmail();
    await press('Forgot your password?');
    await see('Reset your password');
    await press('Send code');
  }

  it('goes e-mail, code, new password, sign-in', async () => {
    await askForCode();
    await see('Check your e-mail');
    await fill('Verification code', '481920');
    await see('Choose a new password');
    await fill('New password', 'Quiet-Monday-43');
    await fill('New password, once more', 'Quiet-Monday-43');
    await press('Save password');

    await see('Enter your password');
    await screen.findByText('Your password is changed. Sign in with the new one.');
    expect(valueOf('Password')).toBe('');
    expect(callsTo('sendVerifyCode')[0]?.input).toMatchObject({ purpose: 'reset-password' });
    expect(callsTo('checkVerificationCode')[0]?.input).toMatchObject({ codeId: 'session-1' });
    expect(callsTo('forgotPassword')[0]?.input).toEqual({
      account: 'mara@example.com',
      codeId: 'session-1',
      code: '481920',
      password: 'Quiet-Monday-43',
    });
  });

  it('asks for the second factor where there is one, and says so when it is wrong', async () => {
    answer('forgotPassword', ({ secondFactor }) => {
      if (secondFactor !== '048213') throw failure('second_factor_needed');
      return { changed: true };
    });
    const factor = 'Code of your authenticator app, or a recovery code';
    await askForCode();
    await fill('Verification code', '481920');
    await fill('New password', 'Quiet-Monday-43');
    await fill('New password, once more', 'Quiet-Monday-43');
    await press('Save password');
    await screen.findByText(errorCatalogue.second_factor_needed.message);

    await fill(factor, '111111');
    await press('Save password');
    await screen.findByText('Code incorrect');

    await fill(factor, '048213');
    await press('Save password');
    await see('Enter your password');
  });

  it('says that there is no such account under the e-mail', async () => {
    answer('sendVerifyCode', () => {
      throw failure('account_not_found');
    });
    await askForCode();

    await screen.findByText('This account does not exist');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail or phone')));
  });
});
