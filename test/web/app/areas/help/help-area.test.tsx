// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the first test, which would otherwise wait for it.
import '../../../../../web/app/areas/help/help-area.tsx';
import { guideIds } from '../../../../../web/help/guides.ts';
import { account, address, closeApp, openApp } from '../../render-app.tsx';
import { fill, press } from '../account/sign-in-kit.ts';
import { answer, forgetCalls } from '../conversations/fake-api.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', stage: 'local', islands: {} }),
}));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const rows = (): (string | null)[] =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/app/help/') === true);

describe('the help', () => {
  it('lists every guide', async () => {
    await openApp('/app/help', { isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(rows()).toEqual(guideIds.map((id) => `/app/help/${id}`));
  });

  it('narrows the list with each letter, says how many are left, and keeps the words in the address', async () => {
    await openApp('/app/help', { isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await fill('Search guides', 'recovery code');
    expect(rows()[0]).toBe('/app/help/security');
    expect(rows().length).toBeLessThan(guideIds.length);
    expect(screen.getByText(/guides? found/)).toBeDefined();
    expect(address()).toBe('/app/help?q=recovery+code');
  });

  it('says that nothing was found, and leads back to all', async () => {
    await openApp('/app/help?q=xylophone', { isSignedIn: true });
    await screen.findByText('No guide matches');
    await press('Show all guides');
    expect(rows()).toHaveLength(guideIds.length);
  });

  it('opens a guide with the names of buttons in the language of the app', async () => {
    await openApp('/app/help/go-live', { isSignedIn: true, language: 'de_de' });
    const button = (await screen.findAllByText('Veröffentlichen')).find(({ tagName }) => tagName === 'STRONG');
    expect(button?.getAttribute('lang')).toBe('de-DE');
    expect(button?.parentElement?.closest('[lang]')?.getAttribute('lang')).toBe('en');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Seiteneinstellungen' }).getAttribute('href')).toBe('/app/settings-page');
  });

  it('says where all guides are when an address leads to none', async () => {
    await openApp('/app/help/toString', { isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'This guide is not here' });
  });

  it('writes to support with the guide, the account and the plan', async () => {
    await openApp('/app/help/leads', { isSignedIn: true });
    const link = await screen.findByRole('link', { name: 'Write an e-mail' });
    await waitFor(() => expect(link.getAttribute('href')).toContain('account-1'));
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe('Question about Leads and alerts');
    expect(mail.searchParams.get('body')?.trim()).toBe('Please keep this line: account account-1, plan individual');
  });

  it('says by the owner’s clock when support is there', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] });
    answer('getUserInfo', () => ({ ...account, timeZone: 'Asia/Tokyo' }));
    await openApp('/app/help', { isSignedIn: true });
    await screen.findByText(/Closed now, open again Monday.* 6:00\sPM/);
    expect(screen.getByText(/Monday to Friday, 9:00\sAM to 6:00\sPM \(GMT\)/)).toBeDefined();
  });

  it('marks how soon the owner’s own plan is answered', async () => {
    await openApp('/app/help', { isSignedIn: true });
    const mine = await screen.findByRole('columnheader', { name: 'Free and Individual' });
    await waitFor(() => expect(mine.getAttribute('data-own')).toBe('true'));
    const group = screen.getByRole('row', { name: /Critical/ }).parentElement;
    expect(
      within(group ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4 hours', '2 hours']);
  });
});
