// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError } from '../../../../web/lib/api/api-error.ts';
import { readTokens } from '../../../../web/lib/tokens/token-store.ts';
import { person } from '../areas/account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls } from '../areas/conversations/fake-api.ts';
import { account, address, closeApp, openApp } from '../render-app.tsx';

vi.mock(
  '../../../../web/lib/api/call.ts',
  async () => (await import('../areas/conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../web/app/areas/editor/editor-area.tsx', () => ({ EditorArea: () => 'the editor' }));
vi.mock('../../../../web/app/areas/leads/leads-area.tsx', () => ({
  LeadsArea: () => {
    throw new Error('broken');
  },
}));

const menu = [
  'Profile',
  'Design',
  'Page Settings',
  'AI Assistant settings',
  'Chat History',
  'Leads',
  'Analytics',
  'Settings',
  'Upgrade/Subscription',
  'Help',
];

function useWidth(isWide: boolean): void {
  const list = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  forgetCalls();
  useWidth(true);
  answer('getUserInfo', () => account);
  answer('signOut', () => ({ signedOut: true }));
});
afterEach(closeApp);

describe('the frame of the app', () => {
  it('sends whoever is not signed in to sign-in, and remembers where they wanted to go', async () => {
    await openApp('/app/design');

    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(address()).toBe('/x-id-sign-in?type=x_a&next=%2Fapp%2Fdesign');
  });

  it('has the whole menu at the side of a wide window', async () => {
    await openApp('/app/page', { isSignedIn: true });

    const rail = await screen.findByRole('navigation', { name: 'Menu' });

    for (const entry of menu) expect(within(rail).getByRole('link', { name: entry })).toBeDefined();
    expect(within(rail).getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
  });

  it('has four entries for the thumb on a phone, and the rest behind More', async () => {
    useWidth(false);
    await openApp('/app/page', { isSignedIn: true });
    const bar = await screen.findByRole('navigation', { name: 'Menu' });
    expect(within(bar).getAllByRole('link')).toHaveLength(4);

    await person.click(within(bar).getByRole('button', { name: 'More' }));

    const sheet = await screen.findByRole('dialog', { name: 'More' });
    expect(within(sheet).getAllByRole('link')).toHaveLength(6);
    expect(within(sheet).getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('says how many days of the trial are left', async () => {
    await openApp('/app/page', { isSignedIn: true });

    await screen.findByText('12 days left of your Individual trial');
  });

  it('asks before signing out, because it is everywhere, and then forgets the tokens', async () => {
    await openApp('/app/page', { isSignedIn: true });

    await person.click(await screen.findByRole('button', { name: 'Sign out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out?' });
    expect(within(dialog).getByText(/signs you out everywhere/)).toBeDefined();
    expect(callsTo('signOut')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Sign out' }));

    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(callsTo('signOut')).toHaveLength(1);
    expect(readTokens()).toBeNull();
  });

  it('stays signed in, and says why, when signing out did not reach the server', async () => {
    answer('signOut', () => {
      throw networkError(new Error('offline'));
    });
    await openApp('/app/page', { isSignedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Sign out' }));

    const dialog = await screen.findByRole('dialog', { name: 'Sign out?' });
    await person.click(within(dialog).getByRole('button', { name: 'Sign out' }));

    await screen.findByText('Poor internet connection');
    expect(readTokens()).not.toBeNull();
    expect(address()).toBe('/app/page');
  });

  it('says "Poor internet connection" while the browser is offline', async () => {
    await openApp('/app/page', { isSignedIn: true });
    await screen.findByText('the editor');

    act(() => setOnline(false));
    await screen.findByText('Poor internet connection');
    act(() => setOnline(true));

    await waitFor(() => expect(screen.queryByText('Poor internet connection')).toBeNull());
  });

  it('keeps the menu when a screen breaks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openApp('/app/leads', { isSignedIn: true });

    await screen.findByText('That did not work');

    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeDefined();
    expect(log).toHaveBeenCalled();
  });

  it('says that nothing is at an unknown path', async () => {
    await openApp('/app/nothing', { isSignedIn: true });

    await screen.findByText('There is nothing here');
  });
});
