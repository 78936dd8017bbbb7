/** Links that show only for a time: from a moment on, until a moment, or both. */

/** ISO, UTC. Absent or null: without that end. */
export type ShownTime = { shownFrom?: string | null | undefined; shownUntil?: string | null | undefined };

export type ShownState = 'always' | 'scheduled' | 'now' | 'ended';

/** The last moment is not in it: what shows until six is gone at six. */
export function shownState({ shownFrom, shownUntil }: ShownTime, now: Date): ShownState {
  if (shownUntil && Date.parse(shownUntil) <= now.getTime()) return 'ended';
  if (shownFrom && Date.parse(shownFrom) > now.getTime()) return 'scheduled';
  return shownFrom || shownUntil ? 'now' : 'always';
}

export function isShownAt(time: ShownTime, now: Date): boolean {
  const state = shownState(time, now);
  return state === 'always' || state === 'now';
}

/** What is wrong with a time. */
export function checkShownTime({ shownFrom, shownUntil }: ShownTime): 'until_before_from' | undefined {
  const isTurned = shownFrom && shownUntil && Date.parse(shownUntil) <= Date.parse(shownFrom);
  return isTurned ? 'until_before_from' : undefined;
}

/** The page as visitors see it at that moment. */
export function pageShownAt<Page extends { contacts: readonly ShownTime[] }>(page: Page, now: Date): Page {
  return { ...page, contacts: page.contacts.filter((entry) => isShownAt(entry, now)) };
}

/** When something next comes or goes; null when all stays as it is. */
export function nextShownChange(entries: readonly ShownTime[], now: Date): Date | null {
  const moments = entries
    .filter((entry) => shownState(entry, now) !== 'ended')
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
    .map((moment) => Date.parse(moment ?? ''))
    .filter((moment) => moment > now.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
