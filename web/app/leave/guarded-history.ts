/**
 * The browser's history with a guard in front: while something is unsaved, leaving the screen asks first
 * (specification 1, section 4). It stands in for the router's data mode, whose own blocker costs 17 KB on every first load.
 */
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];
type To = Parameters<BrowserHistory['push']>[0];

/** Is told what would go on; calls it, or doesn't. */
export type LeaveGuard = (proceed: () => void) => void;

export type GuardedHistory = BrowserHistory & {
  /** One guard at a time, not asked on the way to a path within what it guards; returns how to take it away. */
  guardLeaving(guard: LeaveGuard, isWithin?: (path: string) => boolean): () => void;
};

export function createGuardedHistory(window: Window = globalThis.window): GuardedHistory {
  const history = createBrowserHistory({ window, v5Compat: true });
  let guard: { ask: LeaveGuard; isWithin(path: string): boolean } | null = null;
  /** Steps back that we made ourselves and that nobody needs to hear of. */
  let silentSteps = 0;

  const ask = (path: string, proceed: () => void): void => {
    if (guard === null || path === history.location.pathname || guard.isWithin(path)) proceed();
    else guard.ask(proceed);
  };

  const hear = (update: Update, listener: (update: Update) => void): void => {
    if (silentSteps > 0) {
      silentSteps -= 1;
      return;
    }
    const { delta, location } = update;
    const isFree = guard === null || guard.isWithin(location.pathname);
    if (isFree || update.action !== 'POP' || delta === null) return listener(update);
    // The browser has gone already: go back to where the work is, then ask.
    silentSteps += 1;
    history.go(-delta);
    guard?.ask(() => {
      guard = null;
      history.go(delta);
    });
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state: unknown) => ask(pathnameOf(to), () => history.push(to, state)),
    replace: (to, state: unknown) => ask(pathnameOf(to), () => history.replace(to, state)),
    go: (delta) => history.go(delta),
    listen: (listener) => history.listen((update) => hear(update, listener)),
    guardLeaving(askFirst, isWithin = () => false) {
      const next = { ask: askFirst, isWithin };
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
  };
}

function pathnameOf(to: To): string {
  return typeof to === 'string' ? (to.split(/[?#]/, 1)[0] ?? to) : (to.pathname ?? '');
}
