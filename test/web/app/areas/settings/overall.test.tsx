// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, address, closeApp, openApp } from '../../render-app.tsx';
import { failure, person } from '../account/sign-in-kit.ts';
import { answer } from '../conversations/fake-api.ts';
import { answerAsAccount, here, waysWith } from './account-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', stage: 'local', islands: {} }),
}));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(answerAsAccount);
afterEach(closeApp);

const open = () => openApp('/app/account', { isSignedIn: true });

describe('the account on one page', () => {
  it('says who it is, what it has, and where it is signed in', async () => {
    await open();

    await screen.findByRole('heading', { level: 2, name: 'Mara Lindqvist' });
    expect(screen.getByText(/^Trial until/)).toBeDefined();
    expect(await screen.findByText('Safari on iPhone')).toBeDefined();
    expect(screen.getByText('This device')).toBeDefined();
    expect(screen.getByText(/Germany/)).toBeDefined();
  });

  it.each([
    [
      'a paid plan',
      { isTrial: false, trialEndsAt: null, paidUntil: '2099-03-01T09:00:00.000Z' },
      'Individual',
      /^Paid until March 1, 2099/,
    ],
    [
      'one that has ended',
      { isTrial: false, trialEndsAt: null, paidUntil: '2026-01-01T09:00:00.000Z' },
      'Free',
      /stays up/,
    ],
  ])('tells the end of %s', async (_, plan, name, words) => {
    answer('getUserInfo', () => ({ ...account, plan: { ...account.plan, ...plan } }));
    await open();

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(name)).toBeDefined();
  });

  it('says what would make it safer, and where', async () => {
    await open();

    await screen.findByText('A number is a second way back into your account.');
    expect(screen.getAllByText('Proved by a code.')).toHaveLength(1);
    expect(await screen.findByText('Here and in 1 other place.')).toBeDefined();
    expect(await screen.findByText('Your password alone opens your account.')).toBeDefined();
    for (const name of ['Set up', 'Create']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/app/security');
    }
  });

  it('has nothing to add when everything is set up', async () => {
    answer('getUserInfo', () => ({ ...account, phone: '+46701234567' }));
    answer('getSessions', () => ({ sessions: [here] }));
    answer('getSignInWays', () =>
      waysWith({
        pin: { isSet: true, isBlocked: false },
        passkeyCount: 2,
        authenticator: { isOn: true, recoveryCodesLeft: 9 },
      }),
    );
    await open();

    await screen.findByText('Only here.');
    expect(await screen.findByText('2 passkeys open your account.')).toBeDefined();
    expect(screen.getByText('We ask for its code after your password.')).toBeDefined();
    for (const name of ['Add', 'Set up', 'Create']) expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('leads to the other screens of the account', async () => {
    await open();
    const tabs = await screen.findByRole('navigation', { name: 'Account' });
    expect((await within(tabs).findByRole('link', { current: 'page' })).textContent).toBe('Overall');
    await person.click(within(tabs).getByRole('link', { name: 'Privacy and Security' }));

    await screen.findByRole('heading', { level: 1, name: 'Privacy and Security' });
    expect(address()).toBe('/app/security');
  });

  it('says so when it cannot be read', async () => {
    answer('getUserInfo', () => {
      throw failure('internal');
    });
    await open();

    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  });
});
