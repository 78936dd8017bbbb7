// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLock, readLock, saveLock, type AppLock } from '../../../../../web/lib/app-lock/lock-store.ts';
import { readTokens } from '../../../../../web/lib/tokens/token-store.ts';
import { account, address, closeApp, openApp, tokens } from '../../render-app.tsx';
import { failure, person } from '../account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/areas/editor/editor-area.tsx', () => ({ EditorArea: () => 'the editor' }));
vi.mock('../../../../../web/lib/app-lock/device-key.ts', () => ({
  signStatement: async (device: { accountId: string; deviceId: string }) => ({
    accountId: device.accountId,
    deviceId: device.deviceId,
    statedAt: 1,
    signature: 'c2lnbmVk',
  }),
  forgetDeviceKey: async () => undefined,
}));

const lock: AppLock = {
  accountId: account.accountId,
  subject: null,
  fullName: 'Mara Lindqvist',
  deviceId: 'device-1',
  hasPasskey: false,
  minutes: 15,
};

const key = (digit: string): HTMLElement => screen.getByRole('button', { name: digit });
/** The screen is a chunk of its own. */
const padShown = () => screen.findByRole('group', { name: 'Your 4-digit PIN' });

async function type(pin: string): Promise<void> {
  for (const digit of pin) await person.click(key(digit));
}

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getLoginToken', () => ({ tokens, account }));
  act(() => saveLock(lock));
});
afterEach(async () => {
  act(() => forgetLock());
  await closeApp();
});

describe('Welcome back', () => {
  it('stands in place of the screen while the app is locked, and the PIN opens that very screen', async () => {
    await openApp('/app/page');
    await padShown();
    await type('4071');

    await screen.findByText('the editor');
    expect(address()).toBe('/app/page');
    expect(callsTo('getLoginToken')[0]?.input).toMatchObject({ pin: '4071', passkey: null });
    expect(readTokens()).toEqual(tokens);
  });

  it('tells those who listen how many digits there are, and none of them', async () => {
    await openApp('/app/page');
    await padShown();
    await type('40');

    expect(screen.getByText('2 of 4 digits')).toBeTruthy();
    await person.click(key('Erase the last digit'));
    expect(screen.getByText('1 of 4 digits')).toBeTruthy();
  });

  it('takes the keyboard, too', async () => {
    await openApp('/app/page');
    await padShown();
    // Another PIN than before: what is sent twice within half a second is sent once.
    await person.keyboard('49{Backspace}082');

    await screen.findByText('the editor');
    expect(callsTo('getLoginToken')[0]?.input).toMatchObject({ pin: '4082' });
  });

  it('says in the specified words that a PIN is wrong, and begins again', async () => {
    answer('getLoginToken', () => Promise.reject(failure('pin_incorrect')));
    await openApp('/app/page');
    await padShown();
    await type('0000');

    await screen.findByText('Incorrect passcode please try again');
    answer('getLoginToken', () => ({ tokens, account }));
    await type('4071');
    await screen.findByText('the editor');
  });

  it('offers the password alone after five misses, and leads back to the screen', async () => {
    answer('getLoginToken', () => Promise.reject(failure('pin_blocked')));
    await openApp('/app/page');
    await padShown();
    await type('0000');
    const password = await screen.findByRole('button', { name: 'Login with password' });

    expect(screen.queryByRole('group', { name: 'Your 4-digit PIN' })).toBeNull();
    await person.click(password);
    await waitFor(() => expect(address()).toBe('/x-id-sign-in?type=x_a&next=%2Fapp%2Fpage&step=email'));
    expect(readLock()).not.toBeNull();
  });

  it('forgets the lock of a browser that is not enrolled any more, and says so', async () => {
    answer('getLoginToken', () => Promise.reject(failure('device_unknown')));
    await openApp('/app/page');
    await padShown();
    await type('4071');

    await screen.findByText('This browser was signed out. Please sign in with your password.');
    expect(readLock()).toBeNull();
    await waitFor(() => expect(address()).toBe('/x-id-sign-in?type=x_a&next=%2Fapp%2Fpage'));
  });

  it('gives way to another account', async () => {
    await openApp('/app/page');
    await person.click(await screen.findByRole('button', { name: 'Use another account' }));

    await waitFor(() => expect(address()).toMatch(/^\/x-id-sign-in/));
    expect(readLock()).toBeNull();
  });
});
