// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import { account, closeApp } from '../../render-app.tsx';
import { fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo } from '../conversations/fake-api.ts';
import { answerAsAccount, openSettings } from './account-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', stage: 'local', islands: {} }),
}));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  answerAsAccount();
  answer('modifyUserInfo', (changes) => ({ ...account, fullName: changes.fullName ?? account.fullName }));
});
afterEach(closeApp);

describe('settings', () => {
  it('save the name and say "successfully saved"', async () => {
    await openSettings();

    await fill('Full name', 'Mara Berg');
    await press('Save');

    await screen.findByText('successfully saved');
    expect(callsTo('modifyUserInfo')[0]?.input).toMatchObject({ fullName: 'Mara Berg', country: 'SE' });
  });

  it('want a name', async () => {
    await openSettings();
    await fill('Full name', ' ');

    await press('Save');

    await screen.findByText('This field is required.');
    expect(callsTo('modifyUserInfo')).toEqual([]);
  });

  it('ask before unsaved changes are left: Leave or Cancel', async () => {
    await openSettings();
    await fill('Full name', 'Mara Berg');

    await person.click(screen.getByRole('link', { name: 'See plans' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/app/settings');

    await person.click(screen.getByRole('link', { name: 'See plans' }));
    await press('Leave');
    await screen.findByRole('heading', { level: 1, name: 'Upgrade/Subscription' });
  });
});

describe('the language', () => {
  it('counts at once, with its direction, for the account and for later visits', async () => {
    answer('saveApplicationLanguage', ({ language }) => ({ language }));
    await openSettings();

    await person.click(await screen.findByRole('combobox', { name: 'Language' }));
    await person.keyboard('Emirates');
    await person.click(await screen.findByRole('option', { name: /العربية/, hidden: true }));

    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect(callsTo('saveApplicationLanguage').map(({ input }) => input)).toEqual([{ language: 'ar_ae' }]);
    expect(localStorage.getItem('consumer-language')).toBe('ar_ae');
  });

  it('stays as it was when it cannot be saved', async () => {
    answer('saveApplicationLanguage', () => {
      throw new ApiError({ code: 'network', status: 0, message: '' });
    });
    await openSettings();

    await person.click(await screen.findByRole('combobox', { name: 'Language' }));
    await person.keyboard('Emirates');
    await person.click(await screen.findByRole('option', { name: /العربية/, hidden: true }));

    await screen.findByText('Poor internet connection');
    expect(document.documentElement.dir).toBe('ltr');
  });
});
