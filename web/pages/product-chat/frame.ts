/** The chat inside the frame of another site. */
import { toMessage, WAITING, wordOf, type FrameWord } from './embed-messages.ts';

/** Origin of the site that shows the chat, as the browser names it; undefined where it doesn't. */
export function siteAround(): string | undefined {
  try {
    const { origin } = new URL(document.referrer);
    return origin === location.origin ? undefined : origin;
  } catch {
    return undefined;
  }
}

/**
 * Tells the site that the chat stands, and hears when it is seen: at once, unless it was loaded ahead.
 * Only the window around is listened to; which site that is makes no difference to what it may say.
 */
export function whenShown(action: () => void): void {
  if (location.hash !== WAITING) action();
  let isFirst = location.hash === WAITING;
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || wordOf(data) !== 'shown') return;
    if (isFirst) action();
    isFirst = false;
    document.querySelector('textarea')?.focus();
  });
  tellSite('ready');
}

/** Whoever frames it may hear it. */
export function tellSite(word: FrameWord): void {
  window.parent.postMessage(toMessage(word), '*');
}
