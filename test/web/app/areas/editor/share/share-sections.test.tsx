// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { defaultQrDesign, type Place, type QrDesign } from '../../../../../../shared/model/place.ts';
import type { QrCheck } from '../../../../../../web/app/areas/editor/share/use-qr-check.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { account, closeApp } from '../../../render-app.tsx';
import { liveLink, openEditor, refusal, startServer } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useElementSize: () => ({ ref: { current: null }, width: 390, height: 844 }),
}));
/** There is no canvas here: what reads is decided by the colour alone. */
vi.mock('../../../../../../web/app/areas/editor/share/use-qr-check.ts', () => ({
  useQrCheck: (_link: string, design: QrDesign): QrCheck =>
    design.colour === '#cccccc'
      ? { at: 'bad', fault: 'contrast', nearest: { ...design, colour: '#111111' } }
      : { at: 'good', millimetres: design.millimetres },
}));

const place: Place = { code: 'k7m3xq', name: 'Shop window', createdAt: '2026-03-01T09:00:00.000Z' };
const section = (name: string) => within(screen.getByRole('region', { name }));

async function open(places: Place[] = [], own: Parameters<typeof startServer>[0] = { liveLink, status: 'live' }) {
  startServer(own);
  answer('getPlaces', () => ({ places, design: defaultQrDesign }));
  const user = await openEditor('/app/settings-page', 'My page');
  await screen.findByRole('region', { name: 'Places' });
  return user;
}

beforeEach(forgetCalls);
afterEach(closeApp);

describe('the design of the codes', () => {
  it('is saved as it was chosen', async () => {
    const user = await open();
    answer('saveQrDesign', ({ design }) => ({ design }));
    await user.click(section('QR code').getByRole('button', { name: 'Change the design' }));
    await user.click(section('QR code').getByRole('radio', { name: 'Dots' }));
    await user.click(section('QR code').getByRole('button', { name: 'Save the design' }));

    const design = { ...defaultQrDesign, moduleShape: 'dots' };
    await waitFor(() => expect(callsTo('saveQrDesign').map(({ input }) => input)).toEqual([{ design }]));
  });

  it('that does not read can be neither saved nor downloaded; the nearest one that does is one press away', async () => {
    const user = await open();
    await user.click(section('QR code').getByRole('button', { name: 'Change the design' }));
    fireEvent.change(section('QR code').getByLabelText(/^Colour/), { target: { value: '#cccccc' } });
    const disabled = (name: string) => section('QR code').getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Save the design', 'PNG', 'SVG', 'PDF'].map(disabled)).toEqual([true, true, true, true]);

    await user.click(section('QR code').getByRole('button', { name: 'Use the nearest design that reads' }));
    expect(['Save the design', 'PNG', 'SVG', 'PDF'].map(disabled)).toEqual([false, false, false, false]);
  });
});

describe('places', () => {
  it('are added with a link of their own', async () => {
    const user = await open();
    answer('savePlace', () => ({ place }));
    await user.type(section('Places').getByRole('textbox'), 'Shop window');
    await user.click(section('Places').getByRole('button', { name: 'Add place' }));

    expect(await section('Places').findByText('example.com/mara?p=k7m3xq')).toBeDefined();
    expect(callsTo('savePlace').map(({ input }) => input)).toEqual([{ code: null, name: 'Shop window' }]);
  });

  it('are renamed and, when that was confirmed, removed', async () => {
    const user = await open([place]);
    answer('savePlace', ({ name }) => ({ place: name === null ? null : { ...place, name } }));
    await user.click(section('Places').getByRole('button', { name: 'Rename' }));
    const [field] = section('Places').getAllByRole('textbox');
    if (!field) throw new Error('Expected a field.');
    await user.clear(field);
    await user.type(field, 'Door');
    await user.click(section('Places').getByRole('button', { name: 'Save' }));
    await section('Places').findByText('Door');

    await user.click(section('Places').getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(section('Places').queryByText('Door')).toBeNull());
    expect(callsTo('savePlace').map(({ input }) => input)).toEqual([
      { code: 'k7m3xq', name: 'Door' },
      { code: 'k7m3xq', name: null },
    ]);
  });

  it('say why one could not be added, and keep what was typed', async () => {
    const user = await open();
    answer('savePlace', () => Promise.reject(refusal('places_full')));
    await user.type(section('Places').getByRole('textbox'), 'Door');
    await user.click(section('Places').getByRole('button', { name: 'Add place' }));

    expect(await section('Places').findByText('There is no room for more places. Remove one first.')).toBeDefined();
    expect(section('Places').getByRole<HTMLInputElement>('textbox').value).toBe('Door');
  });
});

describe('the business card', () => {
  it('opens beside the page', async () => {
    await open();
    const link = section('Business card').getByRole('link', { name: 'Open the card' });
    expect(link.getAttribute('href')).toBe(`${liveLink}/card`);
  });

  it('says on the Free plan what it takes', async () => {
    startServer({ liveLink, status: 'live' });
    answer('getUserInfo', () => ({
      ...account,
      plan: { id: 'free', isTrial: false, trialEndsAt: null, paidUntil: null },
    }));
    await openEditor('/app/settings-page', 'My page');
    await screen.findByRole('region', { name: 'Business card' });

    expect(section('Business card').getByRole('link', { name: 'Upgrade Now' })).toBeDefined();
    expect(section('Business card').queryByRole('link', { name: 'Open the card' })).toBeNull();
  });
});

it('what can not be loaded is asked for again on demand', async () => {
  startServer();
  answer('getPlaces', () => Promise.reject(refusal('forbidden')));
  const user = await openEditor('/app/settings-page', 'My page');
  const retry = await section('QR code').findByRole('button', { name: 'Try again' });
  answer('getPlaces', () => ({ places: [place], design: defaultQrDesign }));
  await user.click(retry);

  expect(await screen.findByText('Shop window')).toBeDefined();
});
