import { isInMobileWebView, tellHost } from './host-bridge.ts';
import { ports } from './ports.ts';
import { pathTo } from './routes.ts';

/**
 * Sends the person to sign-in because the session cannot be refreshed or there is none; in the mobile web view the host
 * is told to show its own, too (specification 2, section 2). Already there, it stays.
 */
export function goToSignIn(): void {
  const { pathname, search } = window.location;
  // What was still asked for when an account was deleted is refused by now.
  if (pathname === pathTo('farewell')) return;
  if (isInMobileWebView() && ports.realm === 'owners') tellHost({ type: 'show-sign-in' });
  if (pathname !== new URL(ports.signInPath(), window.location.origin).pathname) {
    ports.goTo(ports.signInPath(`${pathname}${search}`));
  }
}
