// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_HIDDEN_MS,
  rememberPrePage,
  rememberProductPage,
  startInactivityWatch,
} from '../../../web/lib/inactivity.ts';
import { ensureSession } from '../../../web/lib/session/ensure-session.ts';
import { readSession } from '../../../web/lib/session/session-store.ts';
import { clearTokens, readIdToken, readTokens, storeTokens } from '../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser, setVisibility, type SeenByPerson } from './kit/clean-browser.ts';
import { startFakeServer } from './kit/fake-server.ts';
import { makeTokens } from './kit/tokens.ts';

let seen: SeenByPerson;
let stop: () => void;

beforeEach(() => {
  seen = openCleanBrowser();
  storeTokens(makeTokens(1));
  vi.useFakeTimers({ toFake: ['Date'] });
  stop = startInactivityWatch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hideFor(milliseconds: number): void {
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + milliseconds);
  setVisibility('visible');
}

describe('a page that stays hidden more than 24 hours (86,400,000 ms) with an id token', () => {
  it('clears the session: tokens, signing keys and header object', async () => {
    startFakeServer();
    await ensureSession();

    hideFor(86_400_001);

    expect([readTokens(), readIdToken(), readSession()]).toEqual([null, null, null]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('returns to the product', () => {
    rememberPrePage('/features');
    rememberProductPage('/mara/travel');

    hideFor(MAX_HIDDEN_MS + 1);

    expect(seen.visited).toEqual(['/mara/travel']);
  });

  it('returns to the page before when there is no product', () => {
    rememberPrePage('/features');

    hideFor(MAX_HIDDEN_MS + 1);

    expect(seen.visited).toEqual(['/features']);
  });

  it('is noticed when the tab was discarded and comes back as a new page', () => {
    setVisibility('hidden');
    stop();
    vi.setSystemTime(Date.now() + MAX_HIDDEN_MS + 1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');

    stop = startInactivityWatch();

    expect(readTokens()).toBeNull();
  });
});

it('24 hours exactly end nothing', () => {
  hideFor(MAX_HIDDEN_MS);

  expect(readTokens()).toEqual(makeTokens(1));
  expect(seen.visited).toEqual([]);
});

it.each([
  ['by more than a minute ends the session', -60_001, true],
  ['by as much as clocks are set right by ends nothing', -60_000, false],
])(
  'a clock that goes back meanwhile %s: for how long nobody saw the page is not known',
  (_how, milliseconds, isOver) => {
    hideFor(milliseconds);

    expect(readTokens() === null).toBe(isOver);
  },
);

it('two days without an id token end nothing', () => {
  clearTokens();

  hideFor(2 * MAX_HIDDEN_MS);

  expect(seen.visited).toEqual([]);
});

it('times between which the page was visible do not add up', () => {
  hideFor(MAX_HIDDEN_MS - 1);
  hideFor(MAX_HIDDEN_MS - 1);

  expect(readTokens()).not.toBeNull();
});
