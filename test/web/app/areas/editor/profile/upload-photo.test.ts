import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPhoto, type Upload } from '../../../../../../web/app/areas/editor/profile/upload-photo.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

const photo = { mediaId: 'm1', path: '/m/a.webp', width: 800, height: 800 };
const crop = { x: 10, y: 20, width: 300, height: 300 };
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])]);

/** Stands in for the browser's request: a test answers it. */
class FakeRequest {
  static latest: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  sent: FormData | null = null;
  method = '';
  address = '';

  constructor() {
    FakeRequest.latest = this;
  }

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  send(form: FormData): void {
    this.sent = form;
  }

  abort(): void {
    this.onabort?.();
  }

  answer(status: number, responseText = ''): void {
    this.status = status;
    this.responseText = responseText;
    this.onload?.();
  }
}

beforeEach(() => {
  forgetCalls();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.latest = new FakeRequest();
  answer('getSignedUrl', () => ({
    url: 'https://incoming.test/',
    fields: { key: 'photos/1', policy: 'p', 'Content-Type': 'image/jpeg' },
    uploadId: 'u1',
    expiresAt: '2026-03-01T09:00:00.000Z',
  }));
  answer('saveMedia', () => photo);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** An upload that has come as far as its request. */
async function startUpload(change: Partial<Upload> = {}) {
  const stop = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number): void => void shares.push(share);
  const done = uploadPhoto({ file: jpeg, use: 'profile', crop, onProgress, signal: stop.signal, ...change });
  done.catch(() => undefined);
  await vi.waitFor(() => expect(FakeRequest.latest.sent).not.toBeNull());
  return { done, stop, shares, request: FakeRequest.latest };
}

describe('uploading a photo', () => {
  it('asks for leave with the true type, posts the fields before the file, and confirms with the crop', async () => {
    const { done, request } = await startUpload();
    request.answer(204);

    expect(await done).toEqual(photo);
    expect(callsTo('getSignedUrl')[0]?.input).toEqual({ purpose: 'photo', contentType: 'image/jpeg' });
    expect([request.method, request.address]).toEqual(['POST', 'https://incoming.test/']);
    expect([...(request.sent?.keys() ?? [])]).toEqual(['key', 'policy', 'Content-Type', 'file']);
    expect(callsTo('saveMedia')[0]?.input).toEqual({ uploadId: 'u1', use: 'profile', crop });
  });

  it('tells how much has been sent', async () => {
    const { request, shares } = await startUpload();

    request.upload.onprogress?.({ loaded: 50, total: 200 });

    expect(shares).toEqual([0.25]);
  });

  it('fails as a network error when the connection breaks, and confirms nothing', async () => {
    const { done, request } = await startUpload();
    request.onerror?.();

    await expect(done).rejects.toMatchObject({ code: 'network' });
    expect(callsTo('saveMedia')).toHaveLength(0);
  });

  it('fails as too large when the store says so', async () => {
    const { done, request } = await startUpload();
    request.answer(400, '<Error><Code>EntityTooLarge</Code></Error>');

    await expect(done).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('ends when the owner cancels', async () => {
    const { done, stop } = await startUpload();
    stop.abort();

    await expect(done).rejects.toMatchObject({ code: 'aborted' });
  });

  it('sends nothing of a file that is no picture', async () => {
    const upload = {
      file: new Blob(['%PDF']),
      use: 'main',
      crop,
      onProgress: () => {},
      signal: AbortSignal.abort(),
    } as const;

    await expect(uploadPhoto(upload)).rejects.toMatchObject({ code: 'file_type_unsupported' });
    expect(callsTo('getSignedUrl')).toHaveLength(0);
  });
});
