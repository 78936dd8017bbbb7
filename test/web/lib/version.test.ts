// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as version from '../../../web/lib/version.ts';
import { setVisibility } from './kit/clean-browser.ts';
import { networkFailure, startFakeServer, type FakeServer } from './kit/fake-server.ts';

let server: FakeServer;
const reload = vi.fn<() => void>();

beforeEach(() => {
  server = startFakeServer();
  reload.mockReset();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** A page that has just been loaded: the version is fetched once for each. */
async function loadPage(): Promise<typeof version> {
  return import('../../../web/lib/version.ts');
}

async function comeBack(): Promise<void> {
  setVisibility('hidden');
  setVisibility('visible');
  await vi.waitFor(() => expect(server.requestsTo('/xlp-version.json')).not.toEqual([]));
  // The answer is read after it came.
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the version check (specification 2, section 7)', () => {
  it('takes the page version from the text file, once', async () => {
    const { pageVersion } = await loadPage();

    const versions = await Promise.all([pageVersion(), pageVersion()]);

    expect(versions).toEqual(['build-1', 'build-1']);
    expect(server.requestsTo('/version.txt')).toHaveLength(1);
  });

  it('asks with a timestamp when the tab becomes visible, and reloads when the version differs', async () => {
    const { startVersionCheck } = await loadPage();
    const stop = startVersionCheck(reload);
    server.newestVersion = 'build-2';

    await comeBack();

    stop();
    expect(server.requestsTo('/xlp-version.json')[0]?.search).toMatch(/^\?t=\d{13}$/);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the version is the same', async () => {
    const { startVersionCheck } = await loadPage();
    const stop = startVersionCheck(reload);

    await comeBack();

    stop();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the network', '/xlp-version.json', networkFailure()],
    ['an error page', '/xlp-version.json', new Response('<html>', { status: 500 })],
    ['the text file', '/version.txt', networkFailure()],
    ['a page in place of the text file', '/version.txt', new Response('<!doctype html>')],
  ])('ignores a failure of %s silently', async (_, path, reply) => {
    const { startVersionCheck } = await loadPage();
    server.newestVersion = 'build-2';
    server.reply(path, reply);
    const stop = startVersionCheck(reload);

    await comeBack();

    stop();
    expect(reload).not.toHaveBeenCalled();
  });
});
