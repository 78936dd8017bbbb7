// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPage } from '../../../../../shared/calls/examples.ts';
import '../../../../../web/app/areas/editor/preview-area.tsx';
import type { RenderInput } from '../../../../../web/pages/render-input.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { newsOf, openEditor, refusal, startServer } from './editor-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
vi.mock('../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: ({ input }: { input: RenderInput }) => (
    <div data-testid="page">{[input.page.profile.title, ...input.posts.map(({ title }) => title)].join()}</div>
  ),
}));

const token = 'Cb2uZ-81x_Lq0vWm7sTy4Pd9RfKe3HaN';
const texted = { namespaces: ['editor', 'editor-errors', 'page-settings', 'preview-link'] };
const inADay = (): string => new Date(Date.now() + 86_400_000).toISOString();
const expired = 'The preview link has expired. Please regenerate the preview link.';

/** A repetition within half a second counts as the same press. */
function letHalfASecondPass(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
}

/** A page that is not live has no news for others. */
beforeEach(() => {
  forgetCalls();
  answer('getPostList', () => Promise.reject(refusal('not_found')));
});
afterEach(closeApp);

describe('a preview link', () => {
  it('shows the draft to anybody and until when', async () => {
    answer('getPreview', () => ({ page: publicPage, expiresAt: inADay() }));

    await openApp(`/preview/${token}`, texted);

    expect((await screen.findByTestId('page')).textContent).toBe('Interior designer');
    expect(screen.getByText(/^expires /)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to the editor' })).toBeNull();
    expect(callsTo('getPreview')[0]?.input).toEqual({ token });
  });

  it('shows the news that visitors of the live page see already', async () => {
    answer('getPreview', () => ({ page: publicPage, expiresAt: inADay() }));
    answer('getPostList', () => ({ posts: newsOf(2), hasMore: false }));

    await openApp(`/preview/${token}`, texted);

    await waitFor(() => expect(screen.getByTestId('page').textContent).toBe('Interior designer,News 2,News 1'));
    expect(callsTo('getPostList')[0]?.input).toEqual({ agentName: 'mara' });
  });

  it('that has expired says so in the specified words', async () => {
    answer('getPreview', () => Promise.reject(refusal('preview_expired')));

    await openApp(`/preview/${token}`, texted);

    expect(await screen.findByRole('heading', { name: expired })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Regenerate the preview link' })).toBeNull();
  });

  it.each([token.slice(1), `${token}.`, '%F0%9F%92%A5', 'x'.repeat(500)])(
    'damaged to %s says so without asking',
    async (damaged) => {
      await openApp(`/preview/${damaged}`, texted);

      expect(await screen.findByRole('heading', { name: expired })).toBeTruthy();
      expect(callsTo('getPreview')).toEqual([]);
    },
  );

  it('that has expired leads its owner to a new one', async () => {
    answer('getPreview', () => Promise.reject(refusal('preview_expired')));

    await openApp(`/preview/${token}`, { ...texted, isSignedIn: true });

    const link = await screen.findByRole('link', { name: 'Regenerate the preview link' });
    expect(link.getAttribute('href')).toBe('/app/settings-page');
  });

  it('that ran out while its answer was kept is expired, too', async () => {
    answer('getPreview', () => ({ page: publicPage, expiresAt: '2020-01-01T00:00:00.000Z' }));

    await openApp(`/preview/${token}`, texted);

    expect(await screen.findByRole('heading', { name: expired })).toBeTruthy();
  });
});

describe('Page Settings', () => {
  it('makes a preview link and makes it anew', async () => {
    startServer();
    let made = 0;
    answer('createPreviewLink', () => ({ link: `https://example.com/preview/t${(made += 1)}`, expiresAt: inADay() }));
    const user = await openEditor('/app/settings-page', 'My page');

    await user.click(screen.getByRole('button', { name: 'Create a preview link' }));
    expect(await screen.findByRole('link', { name: 'example.com/preview/t1' })).toBeTruthy();
    letHalfASecondPass();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));

    expect(await screen.findByRole('link', { name: 'example.com/preview/t2' })).toBeTruthy();
  });

  it('says what is missing before a preview link can be made', async () => {
    startServer();
    answer('createPreviewLink', () => Promise.reject(refusal('basic_information_incomplete')));
    const user = await openEditor('/app/settings-page', 'My page');

    await user.click(screen.getByRole('button', { name: 'Create a preview link' }));

    expect(await screen.findByText(/^Please complete all fields in the Basic Information section/)).toBeTruthy();
  });

  it('takes the page down only after the question', async () => {
    const server = startServer({ status: 'live', liveLink: 'https://example.com/mara' });
    answer('unpublish', () => {
      server.own = { ...server.own, status: 'editing', liveLink: null };
      return { status: 'editing' };
    });
    await openEditor('/app/settings-page', 'My page');
    const user = userEvent.setup();

    await user.click(screen.getByRole('button', { name: 'Take the page down' }));
    expect(callsTo('unpublish')).toHaveLength(0);
    const [, confirm] = await screen.findAllByRole('button', { name: 'Take the page down' });
    await user.click(confirm as HTMLElement);

    await waitFor(() => expect(screen.getByText('Not live')).toBeTruthy());
  });
});
