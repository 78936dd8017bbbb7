// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPorts } from '../../../../web/lib/ports.ts';
import {
  clearTokens,
  followOtherTabs,
  onTokens,
  readIdToken,
  readTokens,
  signedInAccount,
  storeTokens,
} from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { makeTokens } from '../kit/tokens.ts';

beforeEach(() => void openCleanBrowser());

describe('the tokens (specification 2, section 3)', () => {
  it('are the object tokens in local storage, with the id token in session storage', () => {
    storeTokens(makeTokens(1));

    expect(JSON.parse(localStorage.getItem('tokens') ?? '')).toEqual(makeTokens(1));
    expect(sessionStorage.getItem('idToken')).toBe(makeTokens(1).idToken);
  });

  it.each(['', 'null', '{', '[]', '{"accessToken":"a","idToken":1,"refreshToken":"r"}'])(
    'that are damaged (%s) are none',
    (text) => {
      localStorage.setItem('tokens', text);

      expect(readTokens()).toBeNull();
    },
  );

  it('of a new tab are those of all tabs', () => {
    localStorage.setItem('tokens', JSON.stringify(makeTokens(1)));

    expect(readIdToken()).toBe(makeTokens(1).idToken);
  });

  it('tell whose they are, and nobody for a damaged one', () => {
    storeTokens(makeTokens(1, 'account-7'));
    const account = signedInAccount();
    storeTokens({ ...makeTokens(1), idToken: 'damaged' });

    expect(account).toBe('account-7');
    expect(signedInAccount()).toBeNull();
  });
});

describe('another tab', () => {
  it('that signs out ends the session of this one', () => {
    storeTokens(makeTokens(1));
    const stop = followOtherTabs();
    const told = vi.fn<(tokens: unknown) => void>();
    const stopListening = onTokens(told);

    localStorage.removeItem('tokens');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tokens' }));

    stop();
    stopListening();
    expect(readIdToken()).toBeNull();
    expect(told).toHaveBeenCalledWith(null);
  });

  it('that refreshed hands its id token over', () => {
    storeTokens(makeTokens(1));
    const stop = followOtherTabs();

    localStorage.setItem('tokens', JSON.stringify(makeTokens(2)));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tokens' }));

    stop();
    expect(readIdToken()).toBe(makeTokens(2).idToken);
  });
});

it('signing out removes both places and tells the listeners', () => {
  storeTokens(makeTokens(1));
  const told = vi.fn<(tokens: unknown) => void>();
  const stop = onTokens(told);

  clearTokens();

  stop();
  expect([localStorage.getItem('tokens'), sessionStorage.getItem('idToken')]).toEqual([null, null]);
  expect(told).toHaveBeenCalledExactlyOnceWith(null);
});

describe("a customer's tokens", () => {
  afterEach(() => setPorts({ realm: 'owners' }));

  it("stand beside an owner's, and end without them", () => {
    storeTokens(makeTokens(1));
    setPorts({ realm: 'customers' });
    expect(readTokens()).toBeNull();
    storeTokens(makeTokens(2));
    expect(readIdToken()).toBe(makeTokens(2).idToken);
    clearTokens();
    setPorts({ realm: 'owners' });

    expect(readTokens()).toEqual(makeTokens(1));
    expect(readIdToken()).toBe(makeTokens(1).idToken);
  });
});
