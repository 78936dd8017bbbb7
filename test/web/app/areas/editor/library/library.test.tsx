// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { uploadPhoto } from '../../../../../../web/app/areas/editor/profile/upload-photo.ts';
import { callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { openEditor, picture, startServer, type Server } from '../editor-kit.tsx';

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
vi.mock('../../../../../../web/app/areas/editor/profile/upload-photo.ts');

const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });

/** The innermost: a question stands on top of the library. */
const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const names = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed') && button.closest('dialog'))
    .map((button) => button.textContent);

beforeEach(forgetCalls);
afterEach(async () => {
  await closeApp();
  vi.mocked(uploadPhoto).mockReset();
});

async function open(media: Server['media'], where: 'manage' | 'choose' = 'manage') {
  const server = startServer();
  server.media = media;
  const isChoosing = where === 'choose';
  const user = await openEditor(
    isChoosing ? '/app/design' : '/app/settings-page',
    isChoosing ? 'Background image' : 'Bin',
  );
  await user.click(await screen.findByRole('button', { name: isChoosing ? /^From your library/ : 'Open the library' }));
  await screen.findByRole('dialog', { name: 'Your library' });
  return { server, user };
}

describe('the library', () => {
  it('offers what is enabled, and puts the chosen picture behind the page', async () => {
    const { server, user } = await open([picture('sea'), picture('old', { isEnabled: false })], 'choose');

    await user.click(await dialog().findByRole('button', { name: 'sea.jpg' }));
    expect(names()).toEqual(['sea.jpg']);
    await user.click(dialog().getByRole('button', { name: 'Use this picture' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(server.own.draft.design.backgroundImage).toEqual(picture('sea').photo));
  });

  it('deletes a picture only after the question in the specified words', async () => {
    const { server, user } = await open([picture('sea'), picture('wood')]);

    await user.click(await dialog().findByRole('button', { name: 'sea.jpg' }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(dialog().getByText('Are you sure you want to delete this picture?')).toBeTruthy();
    expect(callsTo('removeMedia')).toHaveLength(0);
    await user.click(dialog().getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(names()).toEqual(['wood.jpg']));
    expect(server.media).toHaveLength(1);
  });

  it('says of a picture on the page why it stays, and asks nothing', async () => {
    const { user } = await open([picture('sea', { isUsed: true })]);

    await user.click(await dialog().findByRole('button', { name: /sea.jpg/ }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));

    expect(dialog().getByRole('alert').textContent).toMatch(/^This picture is on your page/);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(callsTo('removeMedia')).toHaveLength(0);
  });

  it('hides a picture and shows it again', async () => {
    const { server, user } = await open([picture('sea')]);

    await user.click(await dialog().findByRole('button', { name: 'sea.jpg' }));
    await user.click(dialog().getByRole('button', { name: 'Hide' }));
    await user.click(await dialog().findByRole('button', { name: 'Show again' }));

    await waitFor(() => expect(server.media.map(({ isEnabled }) => isEnabled)).toEqual([true]));
    expect(callsTo('enableMedia').map(({ input }) => input['isEnabled'])).toEqual([false, true]);
  });

  it('shows a picture before and after its background is removed, says who did it, and undoes it', async () => {
    const { server, user } = await open([picture('sea')]);

    await user.click(await dialog().findByRole('button', { name: 'sea.jpg' }));
    await user.click(dialog().getByRole('button', { name: 'Remove background' }));
    const after = await dialog().findByRole('img', { name: 'After' });

    expect(after.getAttribute('src')).toBe('https://media.test/m/mara/sea-cut-out.webp');
    expect(await dialog().findByText(/simple stand-in on this machine/)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['sea.jpg']));
    expect(server.media.map(({ photo }) => photo.mediaId)).toEqual(['sea']);
  });

  it('takes several files at once; one that cannot be a photo says why and holds up no other', async () => {
    const { server, user } = await open([]);
    vi.mocked(uploadPhoto).mockImplementation(async ({ name }) => {
      const added = picture(String(name).replace('.png', ''), { name: String(name) });
      server.media = [added, ...server.media];
      return added.photo;
    });
    const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
    if (!input) throw new Error('The library was expected to have a file input.');

    await user.upload(input, [png('a.png'), new File(['%PDF'], 'b.png', { type: 'image/png' }), png('c.png')]);

    expect(await dialog().findByText(/^Unsupported file format/)).toBeTruthy();
    await waitFor(() => expect(names().toSorted()).toEqual(['a.png', 'c.png']));
    await user.click(dialog().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Unsupported file format/)).toBeNull();
  });

  it('says where pictures will be while there are none', async () => {
    await open([]);

    expect(await dialog().findByRole('heading', { name: 'Your pictures will be here' })).toBeTruthy();
  });
});
