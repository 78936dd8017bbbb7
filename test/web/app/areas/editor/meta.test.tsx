// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../../../../web/lib/config.ts';
import { address, closeApp, openApp } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { openEditor, refusal, startServer } from './editor-kit.tsx';

const { config } = vi.hoisted(() => ({
  config: { stage: 'local', appOrigin: '', mediaOrigin: '', islands: {}, hasMeta: true } as AppConfig,
}));

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/config.ts', () => ({ loadConfig: async () => config }));

const instagram = { channel: 'instagram', displayText: '@studio', value: 'studio' } as const;
const facebook = { channel: 'facebook', displayText: 'Studio', value: 'https://www.facebook.com/studio' } as const;
const binding = { name: 'Mara L.', entries: [instagram, facebook], boundAt: '2026-03-01T09:00:00.000Z' };

beforeEach(() => {
  config.hasMeta = true;
  startServer();
  answer('checkBinding', () => ({ binding: null }));
});
afterEach(() => {
  cleanup();
  closeApp();
  forgetCalls();
});

describe('Facebook and Instagram among the contacts', () => {
  it('leads to Meta with the hash of a secret that stays in this tab', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answer('metaRedirectUrl', () => ({ url: 'https://www.facebook.com/v23.0/dialog/oauth?state=s' }));
    const user = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Connect Facebook and Instagram' }));

    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.facebook.com/v23.0/dialog/oauth?state=s'));
    const verifier = window.sessionStorage.getItem('xpage-meta-verifier') ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url');
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(callsTo('metaRedirectUrl')[0]?.input).toEqual({ challenge: hash });
  });

  it('offers pages and handles that are not on the page yet, and adds what is picked', async () => {
    answer('checkBinding', () => ({ binding }));
    const user = await openEditor();

    await user.click(await screen.findByRole('button', { name: 'Add @studio to the contacts' }));

    expect(screen.queryByRole('button', { name: 'Add @studio to the contacts' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Studio to the contacts' })).toBeTruthy();
    await waitFor(() => expect(callsTo('insertSocialMedia').at(-1)?.input['contacts']).toMatchObject([instagram]));
  });

  async function disconnect(): Promise<void> {
    answer('checkBinding', () => ({ binding }));
    const user = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(callsTo('unbind')).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  }

  it('disconnects after asking', async () => {
    answer('unbind', () => ({ binding: null }));
    await disconnect();

    expect(await screen.findByRole('button', { name: 'Connect Facebook and Instagram' })).toBeTruthy();
  });

  it('stays connected when it could not be undone, and says why', async () => {
    answer('unbind', () => {
      throw refusal('unavailable');
    });
    await disconnect();

    expect((await screen.findByRole('alert')).textContent).toBe('Poor internet connection');
    expect(screen.getByText('Mara L.')).toBeTruthy();
  });

  it('says plainly where it is not offered, and asks the server nothing', async () => {
    config.hasMeta = false;
    await openEditor();

    expect(await screen.findByText(/Connecting is not available here yet/)).toBeTruthy();
    expect(callsTo('checkBinding')).toEqual([]);
  });
});

describe('the return from Meta', () => {
  const open = (query: string) => openApp(`/app/meta?${query}`, { isSignedIn: true });

  it('makes the call once, with the secret of this tab, and goes back to the page', async () => {
    window.sessionStorage.setItem('xpage-meta-verifier', 'v'.repeat(43));
    answer('metaCallback', () => ({ name: 'Mara L.', entries: [] }));
    await open('code=c&state=s');

    await waitFor(() => expect(address()).toBe('/app/page'));
    expect(callsTo('metaCallback').map(({ input }) => input)).toEqual([
      { code: 'c', state: 's', verifier: 'v'.repeat(43) },
    ]);
    expect(window.sessionStorage.getItem('xpage-meta-verifier')).toBeNull();
  });

  it('asks the server nothing in a browser that did not begin', async () => {
    await open('code=c&state=s');

    expect((await screen.findByRole('alert')).textContent).toContain('begun elsewhere');
    expect(callsTo('metaCallback')).toEqual([]);
  });

  it('goes back without a word of failure when the person said no', async () => {
    window.sessionStorage.setItem('xpage-meta-verifier', 'v'.repeat(43));
    await open('error=access_denied&state=s');

    await waitFor(() => expect(address()).toBe('/app/page'));
    expect(callsTo('metaCallback')).toEqual([]);
  });
});
