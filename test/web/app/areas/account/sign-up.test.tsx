// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '../../../../../shared/model/account.ts';
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

const signUp = '/x-id-sign-in?type=x_a&step=sign-up';

beforeEach(() => {
  forgetCalls();
  answer('existsUserByAccount', () => ({ exists: false }));
  answer('sendVerifyCode', () => codeSent());
  answer('checkVerificationCode', ({ code }) => {
    if (code !== '481920') throw failure('code_incorrect');
    return { valid: true };
  });
  answer('register', () => ({ tokens, account }));
  answer('getUserInfo', () => account);
});
afterEach(closeApp);

async function giveName(): Promise<void> {
  await fill('Full name', 'Mara Lindqvist');
  await fill('E-mail or phone', ' mara@example.com ');
  await press('Continue');
  await see('Check your e-mail');
}

async function giveCode(): Promise<void> {
  await fill('Verification code', '481920');
  await see('One last thing');
}

async function givePassword(): Promise<void> {
  await fill('New password', 'Long-Sunday-42');
  await fill('New password, once more', 'Long-Sunday-42');
}

async function consent(): Promise<void> {
  await person.click(screen.getByLabelText('I am 18 or over.'));
  await person.click(screen.getByRole('checkbox', { name: /terms of service/ }));
}

describe('sign-up', () => {
  it('takes three screens: name and e-mail, code, password; then the editor opens', async () => {
    await openApp(signUp);

    await giveName();
    await giveCode();
    await givePassword();
    await consent();
    await press('Create account');

    await screen.findByText('the editor');
    expect(address()).toBe('/app/page');
    expect(readTokens()).toEqual(tokens);
    expect(await screen.findByText('Your account is ready.')).toBeDefined();
  });

  it('keeps the screen and what was typed when another language is chosen, and remembers the choice', async () => {
    await openApp(signUp);
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail or phone', 'mara@exam');

    await person.selectOptions(screen.getByLabelText('Language'), 'de_de');

    const name = await screen.findByLabelText<HTMLInputElement>('Vor- und Nachname');
    expect(name.value).toBe('Mara Lindqvist');
    expect(document.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe('mara@exam');
    expect(document.documentElement.lang).toBe('de-DE');
    expect([sessionStorage, localStorage].map((area) => area.getItem('consumer-language'))).toEqual(['de_de', 'de_de']);
    await person.selectOptions(screen.getByLabelText('Sprache'), 'en_us');
  });

  it('says in the language that is chosen what is wrong with a field', async () => {
    answer('existsUserByAccount', () => ({ exists: false }));
    answer('sendVerifyCode', () => {
      throw failure('phone_invalid');
    });
    await openApp(signUp);
    await fill('E-mail or phone', '+46 70 123 45 67');
    await press('Continue');
    expect(await screen.findByText('This field is required.')).toBeDefined();
    await person.selectOptions(screen.getByLabelText('Language'), 'de_de');
    expect(await screen.findByText('Dieses Feld muss ausgefüllt werden.')).toBeDefined();

    await fill('Vor- und Nachname', 'Mara Lindqvist');
    await press('Weiter');
    expect(await screen.findByText('Bitte geben Sie eine gültige Telefonnummer ein.')).toBeDefined();
    await person.selectOptions(screen.getByLabelText('Sprache'), 'en_us');
    expect(await screen.findByText('Please enter a valid phone number.')).toBeDefined();
  });

  it('sends what was typed with consents, terms version, time zone, language and country', async () => {
    await openApp(signUp);
    await giveName();
    await giveCode();
    await givePassword();
    await consent();
    await press('Create account');
    await screen.findByText('the editor');

    expect(callsTo('sendVerifyCode')[0]?.input).toMatchObject({ account: 'mara@example.com', purpose: 'sign-up' });
    expect(callsTo('register')[0]?.input).toEqual({
      fullName: 'Mara Lindqvist',
      account: 'mara@example.com',
      codeId: 'session-1',
      code: '481920',
      password: 'Long-Sunday-42',
      isAdult: true,
      termsVersion: TERMS_VERSION,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: 'en_us',
      country: expect.stringMatching(/^[A-Z]{2}$/),
    });
  });

  it('leads there from an e-mail that is not known, which it keeps', async () => {
    await openApp('/x-id-sign-in?type=x_a');

    await fill('E-mail or phone', 'mara@example.com');
    await press('Continue');

    await see('Create your page');
    expect(valueOf('E-mail or phone')).toBe('mara@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });

  it('asks for a full name and an e-mail in the specified words, and puts the focus on the first', async () => {
    await openApp(signUp);
    await see('Create your page');

    await press('Continue');

    await screen.findByText('This field is required.');
    await screen.findByText('Please enter your email');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(callsTo('sendVerifyCode')).toEqual([]);
  });

  it('says that an address with an account is tied to it, and offers to log in or reset', async () => {
    answer('sendVerifyCode', () => {
      throw failure('account_exists');
    });
    await openApp(signUp);
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail or phone', 'mara@example.com');
    await press('Continue');

    await screen.findByText('Tied to an account: log in or reset');
    await press('Log in');

    await see('Enter your password');
    expect(valueOf('E-mail or phone')).toBe('mara@example.com');
  });

  it('says that the code could not be sent', async () => {
    answer('sendVerifyCode', () => {
      throw failure('code_not_sent');
    });
    await openApp(signUp);
    await fill('Full name', 'Mara Lindqvist');
    await fill('E-mail or phone', 'mara@example.com');

    await press('Continue');

    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send verification code');
  });

  it('says "Code incorrect" and leaves the focus on the code', async () => {
    await openApp(signUp);
    await giveName();

    await fill('Verification code', '481921');

    await screen.findByText('Code incorrect');
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
  });

  it('takes a code that was pasted with a space', async () => {
    await openApp(signUp);
    await giveName();
    await person.click(screen.getByLabelText('Verification code'));

    await person.paste('481 920');

    await see('One last thing');
    expect(callsTo('checkVerificationCode')[0]?.input).toMatchObject({
      purpose: 'sign-up',
      codeId: 'session-1',
      code: '481920',
    });
  });

  it('keeps what was typed when the person goes back, and sends no second code', async () => {
    await openApp(signUp);
    await giveName();

    await press('Back');
    await see('Create your page');
    expect(valueOf('Full name')).toBe('Mara Lindqvist');
    await press('Continue');

    await see('Check your e-mail');
    expect(callsTo('sendVerifyCode')).toHaveLength(1);
  });

  it('wants the password to meet the rules, to be repeated, and both consents', async () => {
    await openApp(signUp);
    await giveName();
    await giveCode();
    await fill('New password', 'long-sunday');
    await fill('New password, once more', 'other');

    await press('Create account');

    await screen.findByText('the password does not meet the required format');
    await screen.findByText("These passwords don't match");
    expect(screen.getAllByText('Please confirm your age and agree to the terms.')).toHaveLength(2);
    expect(callsTo('register')).toEqual([]);
  });

  it('tells which rules a password meets while it is typed', async () => {
    await openApp(signUp);
    await giveName();
    await giveCode();

    await fill('New password', 'long-sunday');

    expect(screen.getByText('a lowercase letter').textContent).toBe('a lowercase letterfulfilled');
    expect(screen.getByText('a number').textContent).toBe('a numberstill missing');
  });

  it('says under the field that a password is too common', async () => {
    answer('register', () => {
      throw failure('password_common');
    });
    await openApp(signUp);
    await giveName();
    await giveCode();
    await givePassword();
    await consent();

    await press('Create account');

    await screen.findByText('This password is too common. Choose one that only you would think of.');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  });

  it('returns to the code when it has become invalid meanwhile', async () => {
    answer('register', () => {
      throw failure('code_incorrect');
    });
    await openApp(signUp);
    await giveName();
    await giveCode();
    await givePassword();
    await consent();

    await press('Create account');

    await see('Check your e-mail');
    expect(await screen.findByText(/The code is no longer valid/)).toBeDefined();
  });

  it('gives password managers the user name and a new password on the last screen', async () => {
    await openApp(signUp);
    await giveName();
    await giveCode();

    const form = screen.getByLabelText<HTMLInputElement>('New password').form;
    const kinds = [...(form?.querySelectorAll('input[autocomplete]') ?? [])].map((input) =>
      input.getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['username', 'new-password', 'new-password']);
    expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('mara@example.com');
  });

  it('lets the person choose another country than the one that the browser suggests', async () => {
    await openApp(signUp);
    await giveName();
    await giveCode();
    await press('Change');
    await person.selectOptions(screen.getByLabelText('Country or region'), 'JP');
    await givePassword();
    await consent();

    await press('Create account');

    await waitFor(() => expect(callsTo('register')[0]?.input['country']).toBe('JP'));
    await screen.findByText('the editor');
  });

  it('starts over when a later step is opened without what it needs', async () => {
    await openApp('/x-id-sign-in?type=x_a&step=finish');

    await see('Welcome back');
  });

  it('speaks Arabic from right to left', async () => {
    await openApp(signUp, { language: 'ar_ae' });

    await see('أنشئ صفحتك');
  });
});
