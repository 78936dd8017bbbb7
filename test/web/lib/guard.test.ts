// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/"}
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardNavigation } from '../../../web/lib/guard.ts';
import { storeTokens } from '../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from './kit/clean-browser.ts';
import { makeTokens } from './kit/tokens.ts';

beforeEach(() => void openCleanBrowser('/'));
afterEach(() => {
  delete window.xpageHost;
});

describe('before a route that needs the token (specification 1, section 2)', () => {
  it.each(['/app', '/app/page', '/app?tab=1', '/product-talk', '/product-design/new'])(
    'somebody without tokens is sent to sign-in from %s and returns there',
    (path) => {
      const next = new URLSearchParams({ type: 'x_a', next: path });

      expect(guardNavigation(path)).toEqual({ kind: 'redirect', path: `/x-id-sign-in?${next}` });
    },
  );

  it('the mobile host is told to show sign-in instead', () => {
    const told: string[] = [];
    window.xpageHost = { postMessage: (message) => void told.push(message) };

    expect(guardNavigation('/app')).toEqual({ kind: 'stay' });
    expect(told).toEqual([JSON.stringify({ type: 'show-sign-in' })]);
  });

  it('somebody with tokens in local storage enters', () => {
    storeTokens(makeTokens(1));

    expect(guardNavigation('/app/leads')).toEqual({ kind: 'enter' });
  });
});

it.each(['/', '/x-id-sign-in?type=x_a', '/preview/4f', '/legal/terms', '/apple', '/mara'])(
  'anybody enters %s',
  (path) => {
    expect(guardNavigation(path)).toEqual({ kind: 'enter' });
  },
);
