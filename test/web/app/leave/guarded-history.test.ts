// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGuardedHistory } from '../../../../web/app/leave/guarded-history.ts';

type Step = { path: string; state: unknown };

/** A browser whose Back and Forward answer at once, so that a test need not wait. */
function fakeWindow(): Window {
  const steps: Step[] = [{ path: '/app/page', state: null }];
  let at = 0;
  const listeners = new Set<() => void>();
  const location = {
    get pathname() {
      return steps[at]?.path ?? '/';
    },
    search: '',
    hash: '',
    origin: 'http://localhost',
    get href() {
      return `http://localhost${this.pathname}`;
    },
  };
  const pathOf = (address: string | URL): string => new URL(String(address), 'http://localhost').pathname;
  const history = {
    get state() {
      return steps[at]?.state ?? null;
    },
    pushState(state: unknown, _: string, address: string) {
      steps.splice(at + 1, steps.length, { path: pathOf(address), state });
      at += 1;
    },
    replaceState(state: unknown, _: string, address?: string) {
      steps[at] = { path: address === undefined ? location.pathname : pathOf(address), state };
    },
    go(delta: number) {
      at += delta;
      for (const listener of [...listeners]) listener();
    },
  };
  return {
    location,
    history,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as unknown as Window;
}

describe('the history with a guard', () => {
  let seen: string[];
  let browser: Window;

  beforeEach(() => {
    seen = [];
    browser = fakeWindow();
  });

  function open() {
    const history = createGuardedHistory(browser);
    history.listen(({ location }) => seen.push(location.pathname));
    return history;
  }

  it('goes where it is told while nothing is guarded', () => {
    const history = open();

    history.push('/app/design');

    expect(seen).toEqual(['/app/design']);
    expect(browser.location.pathname).toBe('/app/design');
  });

  it('asks before another screen, and goes on when told', () => {
    const history = open();
    const ask = vi.fn<(proceed: () => void) => void>();
    history.guardLeaving(ask);

    history.push('/app/leads');
    expect(browser.location.pathname).toBe('/app/page');
    ask.mock.calls[0]?.[0]();

    expect(browser.location.pathname).toBe('/app/leads');
    expect(seen).toEqual(['/app/leads']);
  });

  it('does not ask for another query of the same screen', () => {
    const history = open();
    const ask = vi.fn();
    history.guardLeaving(ask);

    history.push('/app/page?step=2');

    expect(ask).not.toHaveBeenCalled();
  });

  it('does not ask on the way to what is guarded with it, forward or back', () => {
    const history = open();
    const ask = vi.fn();
    history.guardLeaving(ask, (path) => path === '/app/page' || path === '/app/design');

    history.push('/app/design');
    browser.history.go(-1);

    expect(ask).not.toHaveBeenCalled();
    expect(seen).toEqual(['/app/design', '/app/page']);
  });

  it("takes the browser's Back back, asks, and repeats it when told", () => {
    const history = open();
    history.push('/app/design');
    seen.length = 0;
    const ask = vi.fn<(proceed: () => void) => void>();
    history.guardLeaving(ask);

    browser.history.go(-1);
    expect(browser.location.pathname).toBe('/app/design');
    expect(seen).toEqual([]);
    ask.mock.calls[0]?.[0]();

    expect(browser.location.pathname).toBe('/app/page');
    expect(seen).toEqual(['/app/page']);
  });

  it('asks no more once the guard is taken away', () => {
    const history = open();
    const ask = vi.fn();
    const release = history.guardLeaving(ask);

    release();
    history.push('/app/leads');

    expect(ask).not.toHaveBeenCalled();
    expect(seen).toEqual(['/app/leads']);
  });
});
