/** Before navigating: who may enter a route (specification 1, section 2). */
import { isInMobileWebView, tellHost } from './host-bridge.ts';
import { needsToken, signInPath } from './routes.ts';
import { readTokens } from './tokens/token-store.ts';

/** `redirect`: go to `path` instead. `stay`: the mobile host has been told to show sign-in. */
export type GuardOutcome = { kind: 'enter' } | { kind: 'redirect'; path: string } | { kind: 'stay' };

/** `path`: where the navigation leads, with its query. */
export function guardNavigation(path: string): GuardOutcome {
  if (!needsToken(path) || readTokens()) return { kind: 'enter' };
  if (!isInMobileWebView()) return { kind: 'redirect', path: signInPath(path) };
  tellHost({ type: 'show-sign-in' });
  return { kind: 'stay' };
}
