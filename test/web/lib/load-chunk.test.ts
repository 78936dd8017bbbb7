import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '../../../web/lib/load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a chunk that fails to load (specification 2, section 8)', () => {
  it('gives a named chunk-load error', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');

    const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('gives it after 120 seconds when nothing comes', async () => {
    let isSettled = false;
    const outcome = loadChunk(() => new Promise<never>(() => undefined)).catch((error: unknown) => error);
    void outcome.then(() => (isSettled = true));

    await vi.advanceTimersByTimeAsync(119_999);
    const before = isSettled;
    await vi.advanceTimersByTimeAsync(1);

    expect(before).toBe(false);
    expect(await outcome).toBeInstanceOf(ChunkLoadError);
  });
});

it('a chunk that loads is given as it is', async () => {
  await expect(loadChunk(async () => ({ area: 'editor' }))).resolves.toEqual({ area: 'editor' });
});
