/** The one history of the app, and going to any path of the site from code that is no component. */
import { createGuardedHistory, type GuardedHistory } from './leave/guarded-history.ts';

let history: GuardedHistory | null = null;

export function appHistory(): GuardedHistory {
  history ??= createGuardedHistory();
  return history;
}

/** First segments that the app itself draws; everything else is another page of the site. */
const appSegments = new Set(['app', 'x-id-sign-in', 'preview']);

/** Stays in the app where it can; loads the page where it must. */
export function goTo(path: string): void {
  const segment = path.split(/[/?#]/, 2)[1] ?? '';
  if (appSegments.has(segment)) appHistory().push(path);
  else window.location.assign(path);
}
