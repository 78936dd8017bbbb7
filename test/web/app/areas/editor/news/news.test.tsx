// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import type { RenderInput } from '../../../../../../web/pages/render-input.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { liveLink, newsOf, openEditor, refusal, startServer, type Server } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
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

const news = () => within(screen.getByRole('region', { name: 'My news' }));
const box = (name: string | RegExp): HTMLElement => news().getByRole('textbox', { name });
const button = (name: string | RegExp): HTMLElement => news().getByRole('button', { name });
/** Of a form, which comes with its texts when it is opened. */
const findBox = (name: string | RegExp): Promise<HTMLElement> => news().findByRole('textbox', { name });
const findButton = (name: string | RegExp): Promise<HTMLElement> => news().findByRole('button', { name });
const shownTitles = () => shown.inputs.at(-1)?.posts.map(({ title }) => title);

async function openWith(count: number, own: Partial<Server['own']> = {}): Promise<{ server: Server; user: UserEvent }> {
  const server = startServer(own);
  server.posts = newsOf(count);
  const user = await openEditor();
  if (count > 0) await news().findByText(`News ${count}`);
  return { server, user };
}

async function write(user: UserEvent, title: string, text: string): Promise<void> {
  await user.click(await findButton('Write news'));
  await user.type(await findBox('Headline'), title);
  await user.type(await findBox('Text'), text);
}

beforeEach(() => {
  forgetCalls();
  shown.inputs.length = 0;
});
afterEach(closeApp);

describe('a news entry', () => {
  it('is in the preview while it is written, and saved only when the owner says so', async () => {
    const { server, user } = await openWith(1);

    await write(user, 'Fresh', 'Just now.');
    expect(shownTitles()).toEqual(['Fresh', 'News 1']);
    expect(callsTo('savePost')).toEqual([]);
    await user.click(await findButton('Save'));

    expect(await screen.findByText('successfully saved')).toBeTruthy();
    expect(server.posts.map(({ title }) => title)).toEqual(['Fresh', 'News 1']);
    expect(news().getByRole('heading', { name: 'Fresh' })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('of a live page is published at once, and the screen says so', async () => {
    const { user } = await openWith(0, { status: 'live', liveLink });
    expect(news().getByText('Visitors see news at once; you need not publish again.')).toBeTruthy();

    await write(user, 'Fresh', 'Just now.');
    await user.click(await findButton('Publish now'));

    expect(await news().findByRole('heading', { name: 'Fresh' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeTruthy();
  });

  it('of a page that is not live waits for it, and the screen says so', async () => {
    await openWith(0);
    expect(news().getByText('Your news shows as soon as your page goes live.')).toBeTruthy();
  });

  it('is changed in its place', async () => {
    const { server, user } = await openWith(2);

    await user.click(await findButton(/^Edit.*News 1$/));
    await user.type(await findBox('Headline'), '!');
    expect(shownTitles()).toEqual(['News 2', 'News 1!']);
    await user.click(await findButton('Save'));

    await waitFor(() => expect(server.posts.map(({ title }) => title)).toEqual(['News 2', 'News 1!']));
    expect(callsTo('savePost')[0]?.input).toMatchObject({ postId: newsOf(1)[0]?.postId });
  });

  it('without a headline is not sent; the field says why and has the focus', async () => {
    const { user } = await openWith(0);
    await user.click(await findButton('Write news'));
    await user.type(await findBox('Text'), 'Just now.');

    await user.click(await findButton('Save'));

    expect(await news().findByText('This field is required.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box('Headline')));
    expect(callsTo('savePost')).toEqual([]);
  });

  it('that the server refuses is told at its field, and nothing of it is lost', async () => {
    const { user } = await openWith(0);
    const fields = { 'content.title': 'text_invalid' };
    answer('savePost', () => Promise.reject(refusal('input_invalid', { fields })));
    await write(user, 'Fresh', 'Just now.');

    await user.click(await findButton('Save'));

    expect(await news().findByText(/^This text holds characters/)).toBeTruthy();
    expect(((await findBox('Headline')) as HTMLInputElement).value).toBe('Fresh');
  });

  it('for which there is no room is told above its buttons', async () => {
    const { user } = await openWith(0);
    answer('savePost', () => Promise.reject(refusal('posts_full')));
    await write(user, 'Fresh', 'Just now.');

    await user.click(await findButton('Save'));

    expect(await news().findByText(/^There is no room for more news/)).toBeTruthy();
  });

  it('is deleted only after the question', async () => {
    const { server, user } = await openWith(2);

    await user.click(await findButton(/^Delete.*News 2$/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete News 2?')).toBeTruthy();
    expect(server.posts).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(news().queryByText('News 2')).toBeNull());
    expect(server.posts.map(({ title }) => title)).toEqual(['News 1']);
    await waitFor(() => expect(document.activeElement).toBe(button(/^Edit.*News 1$/)));
  });

  it('that is being written outlives a look at another tab of the editor, and a reload', async () => {
    const { user } = await openWith(0);
    await write(user, 'Fresh', 'Just now.');
    const tabs = within(screen.getByRole('navigation', { name: 'Editor' }));
    await user.click(tabs.getByRole('link', { name: 'Design' }));
    await user.click(tabs.getByRole('link', { name: 'Profile' }));
    expect(((await findBox('Headline')) as HTMLInputElement).value).toBe('Fresh');
    const kept = window.sessionStorage.getItem('page-news:account-1');
    closeApp();
    window.sessionStorage.setItem('page-news:account-1', kept ?? '');

    await openWith(0);

    expect(((await findBox('Headline')) as HTMLInputElement).value).toBe('Fresh');
  });

  it('is given up only after a question', async () => {
    const { user } = await openWith(1);
    await write(user, 'Fresh', 'Just now.');

    await user.click(await findButton('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(((await findBox('Headline')) as HTMLInputElement).value).toBe('Fresh');
    await user.click(await findButton('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    expect(shownTitles()).toEqual(['News 1']);
    expect(news().queryByRole('textbox')).toBeNull();
  });
});

describe('the list of news', () => {
  it('goes on for as long as more is asked for', async () => {
    const { user } = await openWith(25);
    expect(news().getAllByRole('listitem')).toHaveLength(10);

    await user.click(await findButton('Show more'));
    await waitFor(() => expect(news().getAllByRole('listitem')).toHaveLength(20));
    await user.click(await findButton('Show more'));

    await waitFor(() => expect(news().getAllByRole('listitem')).toHaveLength(25));
    expect(news().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('that cannot be loaded says why and is loaded again when asked', async () => {
    startServer();
    answer('getPostList', () => Promise.reject(refusal('forbidden')));
    const user = await openEditor();
    const retry = await news().findByRole('button', { name: 'Try again' });
    startServer().posts = newsOf(1);

    await user.click(retry);

    expect(await news().findByText('News 1')).toBeTruthy();
  });

  it('is an invitation as long as there is none', async () => {
    await openWith(0);
    expect(await news().findByText('What is new with you?')).toBeTruthy();
  });
});
