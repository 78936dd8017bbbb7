// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { networkError } from '../../../../../../web/lib/api/api-error.ts';
import type { RenderInput } from '../../../../../../web/pages/render-input.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { completeDraft, offer, openEditor, refusal, startServer, type Server } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
// What the frame is given; that it draws it is the renderer's own test.
const shown = vi.hoisted(() => ({ inputs: [] as RenderInput[] }));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: ({ input }: { input: RenderInput }) => {
    shown.inputs.push(input);
    return null;
  },
}));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useElementSize: () => ({ ref: { current: null }, width: 390, height: 844 }),
}));

const section = (name: string) => within(screen.getByRole('region', { name }));
const offers = () => section('What I offer');
const features = () => section('Key features');
const box = (name: string | RegExp): HTMLElement => screen.getByRole('textbox', { name });

/** The page that the preview shows now. */
const shownPage = () => shown.inputs.at(-1)?.page;

async function openWith(...titles: string[]): Promise<{ server: Server; user: UserEvent }> {
  const list = titles.map((title, place) => offer(`o${place + 1}`, { title }));
  const server = startServer({ draft: { ...completeDraft(), offers: list } });
  return { server, user: await openEditor() };
}

beforeEach(() => {
  forgetCalls();
  shown.inputs.length = 0;
});
afterEach(closeApp);

describe('the description', () => {
  it('is saved with the profile and shown at once', async () => {
    const server = startServer();
    const user = await openEditor();

    await user.type(box(/^In your own words/), 'By video or in person.');

    expect(shownPage()?.profile.description).toBe('By video or in person.');
    await waitFor(() => expect(server.own.draft.profile.description).toBe('By video or in person.'));
  });
});

describe('features', () => {
  it('are added from the empty section, shown at once and saved', async () => {
    const server = startServer();
    const user = await openEditor();
    expect(features().getByText('What makes people choose you?')).toBeTruthy();

    await user.click(features().getByRole('button', { name: 'Add a feature' }));
    expect(document.activeElement).toBe(box('Feature'));
    await user.keyboard('Twelve years');
    await user.type(box(/^In one line/), 'of offices');

    expect(shownPage()?.features).toMatchObject([{ title: 'Twelve years', text: 'of offices' }]);
    const saved = [{ title: 'Twelve years', text: 'of offices' }];
    await waitFor(() => expect(server.own.draft.features).toMatchObject(saved));
    expect(callsTo('saveOffer').at(-1)?.input).not.toHaveProperty('offers');
  });
});

describe('offers', () => {
  it('are added with name, price, text and link, shown at once and saved', async () => {
    const server = startServer();
    const user = await openEditor();

    await user.click(offers().getByRole('button', { name: 'Add an offer' }));
    await user.keyboard('Room plan');
    await user.type(box(/^Price/), '390 €');
    await user.type(box(/^What people get/), 'In ten days.');
    await user.type(box(/^Link/), 'example.com/plan');

    const wanted = { title: 'Room plan', price: '390 €', text: 'In ten days.', link: 'https://example.com/plan' };
    expect(shownPage()?.offers).toMatchObject([wanted]);
    await waitFor(() => expect(server.own.draft.offers).toMatchObject([wanted]));
  });

  it('are not on the page and not sent before they have a name', async () => {
    const { user } = await openWith();

    await user.click(offers().getByRole('button', { name: 'Add an offer' }));
    await user.type(box(/^Price/), '390 €');

    expect(offers().getByText('Not complete yet')).toBeTruthy();
    expect(shownPage()?.offers).toEqual([]);
    expect(callsTo('saveOffer')).toEqual([]);
  });

  it('are moved with the keyboard, and the new place is said', async () => {
    const { server, user } = await openWith('One', 'Two');
    await user.click(offers().getByRole('button', { name: /^One/, expanded: false }));

    screen.getByRole('button', { name: 'Move One down' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(server.own.draft.offers.map(({ id }) => id)).toEqual(['o2', 'o1']));
    expect(screen.getByText('One is now in place 2 of 2.')).toBeTruthy();
  });

  it('are deleted only after the question, and the focus goes to the next one', async () => {
    const { server, user } = await openWith('One', 'Two');
    await user.click(offers().getByRole('button', { name: /^One/, expanded: false }));

    await user.click(screen.getByRole('button', { name: 'Delete One' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete One?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(server.own.draft.offers.map(({ id }) => id)).toEqual(['o2']));
    expect(document.activeElement).toBe(offers().getByRole('button', { name: /^Two/, expanded: false }));
  });

  it('with a link that is none say so once the field is left; the rest is saved with the link as it was', async () => {
    const { server, user } = await openWith('One');
    await user.click(offers().getByRole('button', { name: /^One/, expanded: false }));

    await user.type(box(/^Link/), 'two words');
    expect(screen.queryByText(/^Type a web address/)).toBeNull();
    await user.type(box(/^Price/), ' a room');

    expect(await screen.findByText(/^Type a web address/)).toBeTruthy();
    await waitFor(() => expect(server.own.draft.offers[0]?.price).toBe('390 € a room'));
    expect(server.own.draft.offers[0]?.link).toBe('');
  });

  it('with a value that only the server refuses say so at the field, and the features are saved', async () => {
    const { server, user } = await openWith('One');
    const fields = { 'offers.0.title': 'text_invalid' };
    answer('saveOffer', () => Promise.reject(refusal('input_invalid', { fields })));
    await user.click(offers().getByRole('button', { name: /^One/, expanded: false }));
    await user.type(box('Name'), '!');

    expect(await screen.findByText(/^This text holds characters/)).toBeTruthy();
    startServer(server.own);
    await user.click(features().getByRole('button', { name: 'Add a feature' }));
    await user.keyboard('Calm');

    const last = () => callsTo('saveOffer').at(-1)?.input;
    await waitFor(() => expect(last()).toMatchObject({ features: [{ title: 'Calm' }] }));
    expect(last()).not.toHaveProperty('offers');
  });

  it('are kept while there is no connection, and sent with the same key when it is back', async () => {
    const { user } = await openWith('One');
    answer('saveOffer', () => Promise.reject(networkError(new Error('offline'))));
    await user.click(offers().getByRole('button', { name: /^One/, expanded: false }));
    await user.type(box(/^Price/), '!');
    expect(await screen.findByText('Not saved: Poor internet connection')).toBeTruthy();

    startServer();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(callsTo('saveOffer').length).toBeGreaterThan(1));
    const keys = callsTo('saveOffer').map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('lose their photo only after the question', async () => {
    const photo = { mediaId: 'm', path: '/m/a.webp', width: 6, height: 4 };
    const server = startServer({ draft: { ...completeDraft(), offers: [offer('o1', { photo })] } });
    const user = await openEditor();
    await user.click(offers().getByRole('button', { name: /^Room plan/, expanded: false }));

    await user.click(screen.getByRole('button', { name: /^Remove.*Photo$/ }));
    expect(await screen.findByText('Are you sure you want to delete this photo?')).toBeTruthy();
    expect(server.own.draft.offers[0]?.photo).toEqual(photo);
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(server.own.draft.offers[0]?.photo).toBeNull());
  });
});
