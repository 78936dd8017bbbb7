/** How live things are polled: every three seconds in sight, every thirty out of it, and at once when they come into it. */
const VISIBLE_MS = 3_000;
const HIDDEN_MS = 30_000;

export const live = {
  refreshInterval: (): number => (document.hidden ? HIDDEN_MS : VISIBLE_MS),
  refreshWhenHidden: true,
  revalidateOnFocus: true,
} as const;
