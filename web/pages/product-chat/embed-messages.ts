/** What a chat in a frame and the site around it say to each other. Nothing in it is secret. */

/** Of the frame: it stands and can be shown; somebody wants to leave it. */
export type FrameWord = 'ready' | 'close';

/** Of the site: the frame is seen now. */
export type SiteWord = 'shown';

/** Added to the frame's address: it is loaded ahead, and nobody sees it until the site says so. */
export const WAITING = '#waiting';

const KEY = 'xpageChat';

export function toMessage(word: FrameWord | SiteWord): object {
  return { [KEY]: word };
}

/** The word of a message; null for whatever else is posted between windows. */
export function wordOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const word = (data as Record<string, unknown>)[KEY];
  return typeof word === 'string' ? word : null;
}
