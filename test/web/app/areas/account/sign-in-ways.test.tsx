// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../../../../web/lib/tokens/token-store.ts';
import { account, address, closeApp, openApp, tokens } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { codeSent, failure, fill, person, press, see, valueOf } from './sign-in-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({ loadConfig: async () => ({ hasGoogle: true }) }));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/areas/editor/editor-area.tsx', () => ({ EditorArea: () => 'the editor' }));

const START = '/x-id-sign-in?type=x_a';
const nothing = { url: null, tokens: null, account: null, challenge: null, signUp: null, link: null };
const messages: string[] = [];

/** Parts that come when they are needed come at once here: a busy machine takes seconds to read them. */
beforeAll(async () => {
  await import('../../../../../web/app/areas/account/sign-in-area.tsx');
  await import('../../../../../shared/rules/phone.ts');
}, 30_000);
beforeEach(() => {
  forgetCalls();
  messages.length = 0;
  answer('existsUserByAccount', () => ({ exists: true }));
  answer('login', () => ({ tokens, account, challenge: null }));
  answer('sendVerifyCode', () => codeSent());
  answer('checkVerificationCode', () => ({ valid: true }));
  answer('register', () => ({ tokens, account }));
  answer('getUserInfo', () => account);
});
afterEach(() => {
  delete window.xpageHost;
  closeApp();
});

describe('a phone number', () => {
  it('as it is dialled at home gets the dial code of the country that is shown', async () => {
    await openApp(START);
    await fill('E-mail or phone', '070 123 45 67');
    await person.selectOptions(await screen.findByLabelText('Country of the number'), 'SE');
    await press('Continue');
    await see('Enter your password');

    expect(callsTo('existsUserByAccount')[0]?.input).toEqual({ account: '+46701234567' });
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');
    await screen.findByText('the editor');
    expect(callsTo('login')[0]?.input).toEqual({ account: '+46701234567', password: 'Long-Sunday-42' });
  });

  it('with its dial code is taken as it is, and no country is asked for', async () => {
    await openApp(START);
    await fill('E-mail or phone', '+46 70-123 45 67');
    expect(screen.queryByLabelText('Country of the number')).toBeNull();
    await press('Continue');
    await see('Enter your password');

    expect(callsTo('existsUserByAccount')[0]?.input).toEqual({ account: '+46701234567' });
  });

  it('that is none in the country is told under the field, before anything is sent', async () => {
    await openApp(START);
    await fill('E-mail or phone', '07012');
    await press('Continue');

    expect(await screen.findByText('Please enter a valid phone number.')).toBeDefined();
    expect(callsTo('existsUserByAccount')).toEqual([]);
  });

  it('signs up with a code by WhatsApp, when that is chosen', async () => {
    await openApp(`${START}&step=sign-up`);
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail or phone', '+46701234567');
    await person.click(await screen.findByRole('radio', { name: 'WhatsApp' }));
    await press('Continue');
    await see('Check your phone');

    expect(callsTo('sendVerifyCode')[0]?.input).toMatchObject({ account: '+46701234567', channel: 'whatsapp' });
    expect(screen.getByText(/by WhatsApp to/)).toBeDefined();
  });

  it('is asked for no channel when it is an address', async () => {
    await openApp(`${START}&step=sign-up`);
    await fill('E-mail or phone', 'mara@example.com');

    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a sign-in', () => {
  it('that asks for a second factor keeps no tokens and goes to its step', async () => {
    const challenge = { kind: 'authenticator', challengeId: 'challenge-1' } as const;
    answer('login', () => ({ tokens: null, account: null, challenge }));
    await openApp(START);
    await fill('E-mail or phone', 'mara@example.com');
    await press('Continue');
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');

    await waitFor(() => expect(address()).toContain('step=authenticator'));
    expect(readTokens()).toBeNull();
  });

  it('in the mobile web view tells the host the tokens', async () => {
    window.xpageHost = { postMessage: (message) => void messages.push(message) };
    await openApp(START);
    await fill('E-mail or phone', 'mara@example.com');
    await press('Continue');
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');
    await screen.findByText('the editor');

    expect(messages.map((message) => JSON.parse(message) as unknown)).toContainEqual({ type: 'tokens', tokens });
  });

  it('says of a locked account why, beside the specified words', async () => {
    answer('login', () => {
      throw failure('account_locked');
    });
    await openApp(START);
    await fill('E-mail or phone', 'mara@example.com');
    await press('Continue');
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');

    expect(await screen.findByText('Contact the administrator to unlock')).toBeDefined();
    expect(screen.getByText(/Ten wrong passwords lock an account/)).toBeDefined();
  });
});

describe('the return from Google', () => {
  const back = `${START}&step=google&code=code-1&state=state-1`;
  const begin = (search = '?type=x_a'): void => {
    sessionStorage.setItem('xpage-google', JSON.stringify({ verifier: 'verifier-1', search }));
  };

  it('signs in with what this browser kept, once, and takes code and state out of the address', async () => {
    begin();
    answer('googleLogin', () => ({ ...nothing, tokens, account }));
    await openApp(back);
    await screen.findByText('the editor');

    expect(callsTo('googleLogin').map(({ input }) => input)).toEqual([
      { code: 'code-1', state: 'state-1', verifier: 'verifier-1' },
    ]);
    expect([readTokens(), sessionStorage.getItem('xpage-google')]).toEqual([tokens, null]);
  });

  it('in a browser that began nothing says so and asks nobody', async () => {
    await openApp(back);

    expect(await screen.findByText(/was begun elsewhere or has lapsed/)).toBeDefined();
    expect(callsTo('googleLogin')).toEqual([]);
    await press('Back to sign-in');
    await see('Welcome back');
  });

  it('of somebody new goes to the consents, without a password', async () => {
    begin();
    const signUp = { ticket: 'ticket-1', email: 'noor@example.com', fullName: 'Noor Haddad' };
    answer('googleLogin', () => ({ ...nothing, signUp }));
    await openApp(back);
    await see('One last thing');
    expect(valueOf('Full name')).toBe('Noor Haddad');
    expect(screen.queryByLabelText('New password')).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: /18 or over/ }));
    await person.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press('Create account');
    await screen.findByText('the editor');

    const { input } = callsTo('register')[0] ?? {};
    expect(input).toMatchObject({ account: 'noor@example.com', googleTicket: 'ticket-1', fullName: 'Noor Haddad' });
    expect(input).not.toHaveProperty('password');
  });

  it('to an address that has an account asks for the password, and ties the two with it', async () => {
    begin();
    answer('googleLogin', () => ({ ...nothing, link: { ticket: 'ticket-1', email: 'mara@example.com' } }));
    await openApp(back);
    await see('Enter your password');
    expect(screen.getByText(/This address has an account already/)).toBeDefined();
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');
    await screen.findByText('the editor');

    expect(callsTo('login')[0]?.input).toMatchObject({ account: 'mara@example.com', googleTicket: 'ticket-1' });
  });

  it('to an account with a second factor ties the two with its code', async () => {
    begin();
    answer('googleLogin', () => ({ ...nothing, link: { ticket: 'ticket-1', email: 'mara@example.com' } }));
    const challenge = { kind: 'authenticator', challengeId: 'challenge-1' } as const;
    answer('login', () => ({ tokens: null, account: null, challenge }));
    answer('answerChallenge', () => ({ tokens, account, recoveryCodesLeft: null }));
    await openApp(back);
    await see('Enter your password');
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');
    await fill('Code of the app', '481920');
    await screen.findByText('the editor');

    expect(callsTo('answerChallenge').map(({ input }) => input)).toEqual([
      { challengeId: 'challenge-1', code: '481920', googleTicket: 'ticket-1' },
    ]);
  });

  it('ties nothing to another account that is typed in its place', async () => {
    begin();
    answer('googleLogin', () => ({ ...nothing, link: { ticket: 'ticket-1', email: 'mara@example.com' } }));
    await openApp(back);
    await see('Enter your password');
    await press('Change');
    await fill('E-mail or phone', 'tom@example.com');
    await press('Continue');
    await fill('Password', 'Long-Sunday-42');
    await press('Sign in');
    await screen.findByText('the editor');

    expect(callsTo('login')[0]?.input).toEqual({ account: 'tom@example.com', password: 'Long-Sunday-42' });
  });

  it('with a refusal goes back to where it began', async () => {
    begin();
    await openApp(`${START}&step=google&state=state-1&error=access_denied`);

    await see('Welcome back');
    expect(callsTo('googleLogin')).toEqual([]);
  });
});
