// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInMobileWebView, startHostBridge, tellHost } from '../../../web/lib/host-bridge.ts';
import { readTokens, storeTokens } from '../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from './kit/clean-browser.ts';
import { makeTokens } from './kit/tokens.ts';

const HOST = 'https://host.test';

const parent = { postMessage: vi.fn<(message: string, origin: string) => void>() };
let stop: () => void = () => undefined;

beforeEach(() => {
  openCleanBrowser();
  parent.postMessage.mockReset();
  vi.stubGlobal('parent', parent);
  stop = startHostBridge([HOST]);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  delete window.xpageHost;
  delete window.webkit;
});

function receive(data: unknown, origin = HOST, source: unknown = parent): void {
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
}

const hello = JSON.stringify({ type: 'hello' });

describe('a host that frames the page', () => {
  it('is one when it said hello from an allowed origin, and hears with exactly that origin', () => {
    receive(hello);

    tellHost({ type: 'show-sign-in' });

    expect(isInMobileWebView()).toBe(true);
    expect(parent.postMessage.mock.calls).toEqual([[JSON.stringify({ type: 'show-sign-in' }), HOST]]);
  });

  it.each([
    ['from another origin', hello, 'https://host.test.evil.test', parent],
    ['from the right origin in another window', hello, HOST, {}],
    ['that is no message', 'hello', HOST, parent],
    ['of an unknown type', JSON.stringify({ type: 'navigate' }), HOST, parent],
    ['with tokens that are none', JSON.stringify({ type: 'tokens', tokens: { idToken: 'x' } }), HOST, parent],
    ['with an object in place of a text', { type: 'hello' }, HOST, parent],
  ])('is not made one by a message %s', (_, data, origin, source) => {
    receive(data, origin, source);
    tellHost({ type: 'signed-out' });

    expect(isInMobileWebView()).toBe(false);
    expect(parent.postMessage).not.toHaveBeenCalled();
    expect(readTokens()).toBeNull();
  });

  it('signs in with tokens and signs out', () => {
    receive(JSON.stringify({ type: 'tokens', tokens: makeTokens(1) }));
    const signedIn = readTokens();
    receive(JSON.stringify({ type: 'signed-out' }));

    expect(signedIn).toEqual(makeTokens(1));
    expect(readTokens()).toBeNull();
  });

  it('is never told anything with the origin *, even when that is on the list', () => {
    stop();
    stop = startHostBridge(['*']);
    storeTokens(makeTokens(1));
    receive(hello);

    tellHost({ type: 'tokens', tokens: makeTokens(1) });

    expect(parent.postMessage).not.toHaveBeenCalled();
  });
});

describe('a native host', () => {
  it('on Android hears through the object that it put into the page', () => {
    const postMessage = vi.fn<(message: string) => void>();
    window.xpageHost = { postMessage };

    tellHost({ type: 'signed-out' });

    expect(isInMobileWebView()).toBe(true);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ type: 'signed-out' }));
  });

  it('on iOS hears through its message handler', () => {
    const postMessage = vi.fn<(message: string) => void>();
    window.webkit = { messageHandlers: { xpageHost: { postMessage } } };

    tellHost({ type: 'signed-out' });

    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});

it('without a host nobody is told', () => {
  tellHost({ type: 'tokens', tokens: makeTokens(1) });

  expect(isInMobileWebView()).toBe(false);
  expect(parent.postMessage).not.toHaveBeenCalled();
});
