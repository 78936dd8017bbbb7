// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import type { BinEntry } from '../../../../../../shared/model/bin.ts';
import { answer, callsTo, forgetCalls, seenCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { offer, openEditor, refusal, startServer } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', stage: 'local', islands: {} }),
}));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));

beforeEach(forgetCalls);
afterEach(closeApp);

const deletedAt = '2026-03-01T09:00:00.000Z';
const removedOffer: BinEntry = { kind: 'offer', id: 'o1', title: 'Room plan', photo: null, deletedAt, daysLeft: 30 };
const removedLink: BinEntry = { ...removedOffer, kind: 'contact', id: 'c1', title: 'Studio', daysLeft: 1 };
const bin = () => within(screen.getByRole('region', { name: 'Bin' }));

async function open(entries: BinEntry[]) {
  const server = startServer();
  server.bin = entries;
  return { server, user: await openEditor('/app/settings-page', 'Bin') };
}

describe('the bin', () => {
  it('says what was removed and how long it is kept', async () => {
    await open([removedOffer, removedLink]);

    const rows = await bin().findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Room planOffer · 30 days left/),
      expect.stringMatching(/^StudioLink · 1 day left/),
    ]);
  });

  it('puts an entry back, and loads the page that it is on again', async () => {
    const { server, user } = await open([removedOffer]);
    answer('restoreFromBin', () => {
      server.bin = [];
      server.own = { ...server.own, draft: { ...server.own.draft, offers: [offer('o1')] }, version: 5 };
      return { restored: true };
    });

    await user.click(await bin().findByRole('button', { name: /^Put back/ }));

    expect(await bin().findByRole('heading', { name: 'Nothing has been deleted' })).toBeTruthy();
    expect(callsTo('restoreFromBin')[0]?.input).toEqual({ kind: 'offer', id: 'o1' });
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body);
    const offers = within(await screen.findByRole('region', { name: 'What I offer' }));
    expect(await offers.findByText('Room plan')).toBeTruthy();
  });

  it('says at the entry that its list is full, and keeps it', async () => {
    const { user } = await open([removedOffer]);
    answer('restoreFromBin', () => {
      throw refusal('list_full');
    });

    await user.click(await bin().findByRole('button', { name: /^Put back/ }));

    expect((await bin().findByRole('alert')).textContent).toMatch(/^There is no room for one more/);
    expect(bin().getAllByRole('listitem')).toHaveLength(1);
  });

  it('is asked again after a save: it may have removed something', async () => {
    startServer();
    const user = await openEditor();
    await user.type(screen.getByRole('textbox', { name: /^Tagline/ }), 'Calm rooms');
    await user.click(screen.getAllByRole('link', { name: 'Page Settings' })[0] ?? document.body);
    await screen.findByRole('region', { name: 'Bin' });
    await bin().findByRole('heading', { name: 'Nothing has been deleted' });

    await waitFor(() => expect(seenCalls.map(({ name }) => name)).toContain('insertProfile'));
    const isAskedAfter = (): boolean => {
      const order = seenCalls.map(({ name }) => name);
      return order.lastIndexOf('getBin') > order.indexOf('insertProfile');
    };
    await waitFor(() => expect(isAskedAfter()).toBe(true));
  });
});
