/**
 * A page that stays hidden for more than 24 hours while somebody is signed in ends the session and returns to the
 * product, or to the page before (specification 1, section 4).
 */
import { sessionArea } from './browser-storage.ts';
import { ports } from './ports.ts';
import { routePatterns } from './routes.ts';
import { clearSession } from './session/session-store.ts';
import { clearTokens, readIdToken } from './tokens/token-store.ts';

export const MAX_HIDDEN_MS = 86_400_000;

/** By so much a clock that keeps itself right may go back. */
const MAX_STEP_BACK_MS = 60_000;

const HIDDEN_SINCE_KEY = 'xpage-hidden-since';
const PRODUCT_KEY = 'xpage-product-page';
const PRE_PAGE_KEY = 'xpage-pre-page';

/** Remembers the product's page, which a session that ends returns to. */
export function rememberProductPage(path: string): void {
  sessionArea.set(PRODUCT_KEY, path);
}

/** Remembers the page before the signed-in area, for when there is no product. */
export function rememberPrePage(path: string): void {
  sessionArea.set(PRE_PAGE_KEY, path);
}

/** Watches from now on, and looks at once: a discarded tab comes back as a new page. Returns how to stop. */
export function startInactivityWatch(): () => void {
  const check = (): void => {
    if (document.visibilityState === 'hidden') sessionArea.set(HIDDEN_SINCE_KEY, String(Date.now()));
    else comeBack();
  };
  document.addEventListener('visibilitychange', check);
  check();
  return () => document.removeEventListener('visibilitychange', check);
}

function comeBack(): void {
  const hiddenSince = Number(sessionArea.get(HIDDEN_SINCE_KEY) ?? NaN);
  sessionArea.remove(HIDDEN_SINCE_KEY);
  const hiddenMs = Date.now() - hiddenSince;
  // Of a clock that was set back nobody knows for how long the page was hidden.
  const isOver = hiddenMs > MAX_HIDDEN_MS || hiddenMs < -MAX_STEP_BACK_MS;
  if (isOver && readIdToken() !== null) endSession();
}

function endSession(): void {
  const path = sessionArea.get(PRODUCT_KEY) ?? sessionArea.get(PRE_PAGE_KEY) ?? routePatterns.home;
  clearTokens();
  clearSession();
  sessionArea.clear();
  ports.goTo(path);
}
