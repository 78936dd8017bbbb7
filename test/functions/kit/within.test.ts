import { afterEach, describe, expect, test, vi } from 'vitest';
import { within } from '../../../functions/kit/within.ts';

afterEach(() => void vi.useRealTimers());

describe('work within a time', () => {
  const tooLate = (): Error => new Error('late');

  test('gives what it gives, and leaves no timer behind', async () => {
    vi.useFakeTimers();

    expect(await within(1_000, Promise.resolve('done'), tooLate)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails as it fails', async () => {
    await expect(within(1_000, Promise.reject(new Error('broken')), tooLate)).rejects.toThrow('broken');
  });

  test('is too late after that time', async () => {
    vi.useFakeTimers();
    const work = within(1_000, new Promise(() => undefined), tooLate);
    const late = expect(work).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
  });
});
