import { afterEach, expect, test, vi } from 'vitest';
import { oneAtATime } from '../../../web/lib/one-at-a-time.ts';

type Request = (name: string, action: () => Promise<unknown>) => Promise<unknown>;

const withLocks = (request: Request): void => void vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => vi.unstubAllGlobals());

test('an action runs under the lock of its name', async () => {
  const request = vi.fn<Request>((_, action) => action());
  withLocks(request);

  await expect(oneAtATime('keys', async () => 'made')).resolves.toBe('made');
  expect(request).toHaveBeenCalledWith('keys', expect.any(Function));
});

test('where a browser denies locks, as in a frame of another site, the action runs without', async () => {
  withLocks(() => Promise.reject(new DOMException('Access is denied in this context.', 'SecurityError')));

  await expect(oneAtATime('keys', async () => 'made')).resolves.toBe('made');
});

test('an action that fails under its lock has failed, and does not run again', async () => {
  withLocks((_, action) => action());
  const action = vi.fn(async () => Promise.reject(new Error('no keys')));

  await expect(oneAtATime('keys', action)).rejects.toThrow('no keys');
  expect(action).toHaveBeenCalledOnce();
});
