// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/document-chat/product-design-area.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { uploadFile } from '../../../../../web/lib/upload-file.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { address, closeApp } from '../../render-app.tsx';
import { chooseAction, fileOf, openEditor, productId, startServer } from './editor-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/upload-file.ts', async (original) => ({
  ...(await original<object>()),
  uploadFile: vi.fn<typeof uploadFile>(),
}));

const path = `/product-design/${productId}`;
const upload = vi.mocked(uploadFile);

beforeEach(() => {
  forgetCalls();
  upload.mockReset();
});
afterEach(closeApp);

const pdf = (name: string): File => new File(['%PDF-'], name);
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`No row is called ${name}.`);
  return row;
};

describe('documents dropped on the screen', () => {
  it('come in many at once; one that is none says why and holds up no other', async () => {
    startServer({ files: [] });
    upload.mockResolvedValue('upload-1');
    answer('savePtxAiFile', (input) => ({
      file: fileOf(input.action === 'add' && input.name === 'a.pdf' ? 1 : 2, {
        name: input.action === 'add' ? input.name : '',
        state: 'waiting',
      }),
    }));
    await openEditor(path);
    await screen.findByText('Drag your documents in');

    fireEvent.drop(window, {
      dataTransfer: { types: ['Files'], files: [pdf('a.pdf'), pdf('tune.mp3'), pdf('b.pdf')] },
    });

    expect((await within(await rowOf('tune.mp3')).findByRole('alert')).textContent).toContain(
      'no document that can be read',
    );
    await waitFor(() => expect(callsTo('savePtxAiFile')).toHaveLength(2));
    expect(await within(await rowOf('a.pdf')).findByText('Waiting for its turn')).toBeTruthy();
    expect(await within(await rowOf('b.pdf')).findByText('Waiting for its turn')).toBeTruthy();
  });

  it('show how much has been sent', async () => {
    startServer({ files: [] });
    const sent = later<string>();
    upload.mockImplementation(({ onProgress }) => {
      onProgress(0.42);
      return sent.promise;
    });
    await openEditor(path);
    await screen.findByText('Drag your documents in');

    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [pdf('a.pdf')] } });

    const bar = await screen.findByRole('progressbar', { name: 'a.pdf: Uploading, 42%' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
  });

  it('that did not arrive are sent again by a press', async () => {
    startServer({ files: [] });
    upload.mockRejectedValueOnce(networkError(new Error('offline'))).mockResolvedValueOnce('upload-2');
    answer('savePtxAiFile', () => ({ file: fileOf(1, { name: 'a.pdf' }) }));
    const user = await openEditor(path);
    await screen.findByText('Drag your documents in');
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [pdf('a.pdf')] } });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await within(await rowOf('a.pdf')).findByText('Ready')).toBeTruthy();
    expect(callsTo('savePtxAiFile')[0]?.input).toEqual({
      action: 'add',
      productId,
      uploadId: 'upload-2',
      name: 'a.pdf',
    });
  });
});

describe('a document', () => {
  it('is looked at again while it is read, and no more once it is ready', async () => {
    const server = startServer({ files: [fileOf(1, { state: 'reading', progress: { done: 3, total: 24 } })] });
    await openEditor(path);
    const bar = await screen.findByRole('progressbar', { name: 'terms-1.pdf: Reading page 3 of 24' });
    expect(bar.getAttribute('aria-valuenow')).toBe('13');

    server.files = [fileOf(1)];

    expect(await screen.findByText('1 document, ready to be asked')).toBeTruthy();
  });

  it.each([
    ['encrypted', /locked with a password/],
    ['without_text', /text recognition/],
    ['zip_bomb', /unpacks to far more/],
  ] as const)('that is %s says so and what to do', async (failure, words) => {
    startServer({ files: [fileOf(1, { state: 'failed', failure })] });
    await openEditor(path);

    expect(within(await rowOf('terms-1.pdf')).getByRole('alert').textContent).toMatch(words);
  });

  it('is removed after a question', async () => {
    startServer();
    answer('savePtxAiFile', () => ({ file: null }));
    const user = await openEditor(path);
    await user.click(await screen.findByRole('button', { name: 'More about terms-1.pdf' }));
    await chooseAction(user, 'Remove');
    expect(callsTo('savePtxAiFile')).toEqual([]);

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('“terms-1.pdf” has been removed.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(callsTo('savePtxAiFile')[0]?.input).toEqual({ action: 'remove', productId, fileId: fileOf(1).fileId });
  });

  it('is given to visitors by its switch', async () => {
    startServer();
    answer('savePtxAiFile', () => ({ file: fileOf(1, { isShared: true }) }));
    const user = await openEditor(path);

    await user.click(await screen.findByRole('switch', { name: 'For visitors to download: terms-1.pdf' }));

    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
    expect(callsTo('savePtxAiFile')[0]?.input).toMatchObject({ action: 'change', isShared: true });
  });

  it('shows what was read, passage by passage, ten pages at once', async () => {
    startServer();
    answer('getPtxFilePages', ({ from }) => ({
      file: fileOf(1),
      pages: [
        {
          view: { page: from, text: `Cover\nLuggage of page ${from}`, size: null, lines: [] },
          passages: [{ start: 6, end: 30 }],
        },
      ],
      hasMore: true,
    }));
    const user = await openEditor(path);
    await user.click(await screen.findByRole('link', { name: 'terms-1.pdf' }));
    const page = await screen.findByRole('article', { name: 'Page 1' });
    expect(within(page).getByTitle('Passage 1').textContent).toBe('1');

    await user.click(screen.getAllByRole('link', { name: 'Next' })[0] as HTMLElement);

    expect(await screen.findByText('Luggage of page 11')).toBeTruthy();
    expect(address()).toBe(`${path}?file=${fileOf(1).fileId}&page=11`);
  });
});
