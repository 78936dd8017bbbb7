// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { MessageToHost } from '../../../../web/lib/host-bridge.ts';
import { onReloadFlag } from '../../../../web/lib/session/reloads.ts';
import { refreshTokens } from '../../../../web/lib/tokens/refresh.ts';
import { clearTokens, readTokens, storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser, type SeenByPerson } from '../kit/clean-browser.ts';
import { startFakeServer } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const refreshWithAmplify = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../../web/lib/tokens/amplify-refresher.ts', () => ({ refreshWithAmplify }));

let seen: SeenByPerson;
let told: string[];

beforeEach(() => {
  seen = openCleanBrowser();
  startFakeServer();
  told = [];
  window.xpageHost = { postMessage: (message) => void told.push(message) };
  storeTokens(makeTokens(1));
});
afterEach(() => {
  delete window.xpageHost;
  vi.unstubAllGlobals();
});

it('a refresh that succeeds is told to the mobile host, then the reload flag is raised', async () => {
  refreshWithAmplify.mockImplementation(async () => {
    storeTokens(makeTokens(2));
    return readTokens();
  });
  const order: string[] = [];
  window.xpageHost = { postMessage: (message) => void order.push(message) };
  const stop = onReloadFlag(() => void order.push('reload flag'));

  await refreshTokens(makeTokens(1).idToken);

  stop();
  const message: MessageToHost = { type: 'tokens', tokens: makeTokens(2) };
  expect(order).toEqual([JSON.stringify(message), 'reload flag']);
});

it('in the mobile web view the host is also told to show sign-in when the session cannot be refreshed', async () => {
  refreshWithAmplify.mockImplementation(async () => {
    clearTokens();
    return null;
  });

  await expect(refreshTokens(makeTokens(1).idToken)).rejects.toMatchObject({ code: 'signed_out' });

  expect(told).toEqual([JSON.stringify({ type: 'show-sign-in' })]);
  expect(seen.visited).toEqual(['/x-id-sign-in?type=x_a&next=%2Fapp']);
});

it('with no stored tokens the way leads to sign-in', async () => {
  clearTokens();

  await expect(refreshTokens(null)).rejects.toMatchObject({ code: 'signed_out' });

  expect(seen.visited).toHaveLength(1);
});
