// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { uploadFile } from '../../../../../../web/lib/upload-file.ts';
import { film, mp4 } from '../../../../../kit/film.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { completeDraft, openEditor, startServer } from '../editor-kit.tsx';

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
vi.mock('../../../../../../web/lib/upload-file.ts');

const { filmId, path, type, bytes, seconds } = film('01NEW');

beforeEach(() => {
  forgetCalls();
  vi.mocked(uploadFile).mockReset().mockResolvedValue('U1');
});
afterEach(closeApp);

const section = () => within(screen.getByRole('group', { name: 'Introduction film' }));
const fileOf = (content: Uint8Array | string, name: string): File =>
  new File([content as BlobPart], name, { type: 'video/mp4' });
const sent = (name: Parameters<typeof callsTo>[0]): unknown[] => callsTo(name).map(({ input }) => input);

async function open(own = film()) {
  const draft = completeDraft();
  const server = startServer({ draft: { ...draft, design: { ...draft.design, film: own } } });
  const user = await openEditor('/app/page', 'Introduction film');
  return { server, user };
}

async function openEmpty() {
  startServer();
  answer('saveFilm', () => ({ filmId, path, type, bytes, seconds }));
  const user = await openEditor('/app/page', 'Introduction film');
  return user;
}

describe('the introduction film', () => {
  it('goes up, and is saved with the page', async () => {
    const user = await openEmpty();
    await user.upload(section().getByLabelText(/^Choose a film/), fileOf(mp4(), 'hello.mp4'));

    expect(await section().findByText('hello.mp4')).toBeDefined();
    expect(section().getByText(/^0:42 min · 8\.4 MB$/)).toBeDefined();
    expect(uploadFile).toHaveBeenCalledWith(expect.objectContaining({ purpose: 'film', contentType: 'video/mp4' }));
    expect(sent('saveFilm')).toEqual([{ uploadId: 'U1' }]);
    await waitFor(() =>
      expect(sent('insertDesign')[0]).toMatchObject({ design: { film: { filmId, name: 'hello.mp4' } } }),
    );
  });

  it.each([
    ['what is no film', fileOf('a text', 'a.mp4'), /^This is not a film that browsers play/],
    ['one that runs too long', fileOf(mp4({ seconds: 200 }), 'a.mp4'), /^The film runs for more than 3 minutes/],
    ['one that is too large', fileOf(new Uint8Array(30 * 1_024 * 1_024 + 1), 'a.mp4'), /^The film exceeds the 30 MB/],
  ])('is told at once of %s, and nothing is sent', async (_, file, words) => {
    const user = await openEmpty();
    await user.upload(section().getByLabelText(/^Choose a film/), file);

    expect((await section().findByRole('alert')).textContent).toMatch(words);
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('gets captions in the language of the page', async () => {
    const { user } = await open();
    answer('saveCaptions', () => ({ path: '/m/a/1.vtt', language: 'en_us' }));
    const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n';
    await user.upload(section().getByLabelText(/^Add captions/), new File([text], 'hello.vtt', { type: 'text/vtt' }));

    expect(await section().findByRole('button', { name: /^Remove captions/ })).toBeDefined();
    expect(sent('saveCaptions')).toEqual([{ text, language: 'en_us' }]);
  });

  it('goes after a question, and leaves the page with the next save', async () => {
    const { user } = await open();
    await user.click(section().getByRole('button', { name: /^Remove/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete your film?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await section().findByLabelText(/^Choose a film/)).toBeDefined();
    await waitFor(() => expect(sent('insertDesign')[0]).toMatchObject({ design: { film: null } }));
  });
});
