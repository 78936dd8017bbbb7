/** Closes the app when it was left alone for too long, also while it was not open at all. */
import { clearTokens, onTokens, readTokens } from '../tokens/token-store.ts';
import { dropForeignLock, isLeftAlone, noteTouch, readLock } from './lock-store.ts';

const CHECK_MS = 15_000;
/** Touches are noted at most this often. */
const NOTE_MS = 5_000;

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/** Closes the app now: what is on this device opens nothing until it is unlocked. */
export function lockNow(): void {
  clearTokens();
}

/** Watches from now on, and looks at once. Returns how to stop. */
export function startLockWatch(): () => void {
  let notedAt = 0;
  const check = (): void => {
    if (readTokens() && isLeftAlone()) lockNow();
  };
  const note = (): void => {
    if (!readLock() || !readTokens() || Date.now() - notedAt < NOTE_MS) return;
    check();
    notedAt = Date.now();
    noteTouch();
  };
  check();
  const timer = setInterval(check, CHECK_MS);
  const stopTokens = onTokens((tokens) => {
    if (!tokens) return;
    dropForeignLock();
    // A sign-in is a touch.
    if (readLock()) noteTouch();
  });
  for (const touch of touches) document.addEventListener(touch, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    stopTokens();
    for (const touch of touches) document.removeEventListener(touch, note, { capture: true });
    document.removeEventListener('visibilitychange', check);
  };
}
